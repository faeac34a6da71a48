-- Luck is measured draw by draw now, and no longer what is left: what was worked out
-- before says something else, and is made anew when somebody asks for it.
DELETE FROM judged;
DELETE FROM analyses;
