cli-compiling = robobid: compiling { $name }, this once only ...{ " " }
