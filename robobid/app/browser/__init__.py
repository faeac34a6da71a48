"""Tables inside a page: hosting with the browser's storage, and no server."""
