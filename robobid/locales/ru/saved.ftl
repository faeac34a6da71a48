saved-game = { $game }, раунд { $round }: { $players }
saved-how = Продолжить одну из них: robobid saved НОМЕР
saved-none = Ни одна игра не ждёт: здесь хранятся игры, оставленные в терминале.
saved-unreadable = здесь не читается; robobid replay скажет почему: { $file }
