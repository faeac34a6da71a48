coach-slip = Think again? By my count “{ $better }” wins about { $loss } more games in 100 than “{ $played }”.
coach-title = Coach
