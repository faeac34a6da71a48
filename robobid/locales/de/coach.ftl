coach-slip = Noch einmal überlegen? Nach meiner Rechnung gewinnt „{ $better }“ etwa { $loss } von 100 Partien mehr als „{ $played }“.
coach-title = Trainer
