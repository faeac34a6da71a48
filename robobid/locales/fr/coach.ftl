coach-slip = Réfléchir encore ? D’après mes calculs, « { $better } » gagne environ { $loss } parties sur 100 de plus que « { $played } ».
coach-title = Entraîneur
