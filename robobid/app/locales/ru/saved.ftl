saved-game = { $game }, { $round }: { $players }
saved-how = Продолжить одну из них: robobid saved НОМЕР
saved-none = Ни одна партия не ждёт: здесь хранятся партии, оставленные в терминале.
saved-unreadable = здесь не читается; robobid replay скажет почему: { $file }
