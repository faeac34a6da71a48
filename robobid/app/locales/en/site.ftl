site-address = A server’s address
site-alone = Tables with friends and open tables need a server. If you know one, go there:
site-export = Save all games to a file
site-failed = The game couldn’t be loaded. Check your connection, then reload the page.
site-file = Take your games along
site-file_here = Save them in a file, and go on with them in another browser or on a server.
site-file_server = Save them in a file, and go on with them in another browser or without a server. Games with other people come along once they are over.
site-go = Go
site-import = Load games from a file
site-loading = Loading the game: { $done } of { $total } MB
site-new = A new version is ready.
site-none = All these games are here already.
site-not_kept = This browser keeps nothing: your games last as long as this page is open.
site-starting = Getting the game ready
site-take = Use it now
site-taken =
    { $n ->
        [one] { $n } game was loaded.
       *[other] { $n } games were loaded.
    }
