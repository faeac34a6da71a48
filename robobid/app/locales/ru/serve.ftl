serve-already = Robobid уже работает по адресу { $address }
serve-at = Robobid работает по адресу { $address }
serve-how_to_end = Ctrl-C завершает работу; все партии сохраняются.
serve-no_browser = Отсюда браузер не открыть: открой этот адрес в своём.
