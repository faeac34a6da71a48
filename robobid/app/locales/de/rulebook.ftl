rulebook-contents = Inhalt
rulebook-example = Beispiel: { $title }
rulebook-none = Keine Regel erwähnt „{ $query }“.
