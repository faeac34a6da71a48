score-ask-cards = Какие ещё карты у тебя есть, считая карты Фаззт?
score-ask-edition = Какое издание ({ $editions })? Enter — en:
score-ask-fixed = Какие роботы уже лежат здесь: { $unit }?
score-ask-units = Какие схемы сборки у тебя есть?
score-how = Называй карты по обозначению или краткому имени (b-r1-05 или r1e) через пробел; пустая строка значит «нет». Все карты покажет `robobid cards`.
score-total =
    { $total ->
        [one] { $total } очко
        [few] { $total } очка
        [many] { $total } очков
       *[other] { $total } очка
    }: { $basic } за карты { $sign } { $bonus } за схемы сборки; роботов: { $n }.
