stopped-arena = Abgebrochen nach { $done } von { $n } Kartenverteilungen; die Zahlen gelten für diese. Nichts ist gespeichert: Mit --results DATEI wird jede fertige Kartenverteilung gespeichert, und derselbe Befehl macht dort weiter.
stopped-kept = Abgebrochen nach { $done } von { $n } Kartenverteilungen; die Zahlen gelten für diese. Sie sind in { $file } gespeichert: Derselbe Befehl macht dort weiter.
stopped-lab = Abgebrochen nach { $done } von { $n } Partiepaaren; die Zahlen gelten für diese. Nichts ist gespeichert: Derselbe Befehl beginnt von vorn, und --games { $done } spielt genau diese.
stopped-nothing = Abgebrochen, bevor etwas fertig war; nichts ist gespeichert.
stopped-simulate = Abgebrochen nach { $done } von { $n } Partien; die Zahlen gelten für diese. Nichts ist gespeichert: Derselbe Befehl beginnt von vorn, und --games { $done } spielt genau diese.
stopped-train = Abgebrochen. Was bisher gelernt wurde, ist in { $file } gespeichert: Derselbe Befehl macht dort weiter.
