coach-slip = Want to think again? By my estimate, “{ $better }” wins about { $chance } of 100 games, and “{ $played }” about { $other }.
coach-title = Coach
