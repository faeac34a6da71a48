rulebook-contents = Contents
rulebook-example = Example: { $title }
rulebook-none = No rule mentions “{ $query }”.
