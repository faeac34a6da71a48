cli-compiling = robobid: compiling { $name }, this once only ...{ " " }
cli-fault = This is a fault of ours, not of yours: { $words }. What happened is written down in { $file }; please send it to us.
