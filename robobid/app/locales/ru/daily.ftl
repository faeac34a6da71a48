daily-begin = Раздача { $deal }: удача у всех одна и та же.
daily-compared = На той же раздаче:
daily-page-again = Сыграть эту раздачу ещё раз
daily-page-carry_on = Продолжить
daily-page-friend = Ссылка для друга на твою раздачу; твой результат уже в ней
daily-page-invited =
    { $n ->
        [one] Эту раздачу сыграл { $n } человек. Сыграй и ты: увидишь все результаты.
        [few] Эту раздачу сыграли { $n } человека. Сыграй и ты: увидишь все результаты.
        [many] Эту раздачу сыграли { $n } человек. Сыграй и ты: увидишь все результаты.
       *[other] Эту раздачу сыграли { $n } человека. Сыграй и ты: увидишь все результаты.
    }
daily-page-name = Имя
daily-page-place = Место
daily-page-play = Сыграть эту раздачу
daily-page-rank = №
daily-page-result = Результат
daily-page-title = Раздача дня
daily-page-what = Удача одна на всех, боты тоже. Как справишься ты и как — твои друзья?
daily-row = { $name }: место { $place } из { $seats }, результат { $points }
daily-share = Чтобы поделиться:
daily-today = Раздачи на { $date }:
