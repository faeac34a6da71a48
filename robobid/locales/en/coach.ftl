coach-slip = Think again? By my estimate, “{ $better }” wins about { $loss } more in every 100 games than “{ $played }”.
coach-title = Coach
