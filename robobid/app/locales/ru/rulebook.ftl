rulebook-contents = Содержание
rulebook-example = Пример: { $title }
rulebook-none = Правил со словами «{ $query }» нет.
