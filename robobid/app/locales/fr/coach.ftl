coach-slip = Réfléchir encore ? D’après mes calculs, « { $better } » gagne environ { $chance } % des parties, et « { $played } » environ { $other } %.
coach-title = Entraîneur
