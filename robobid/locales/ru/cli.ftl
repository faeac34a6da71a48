cli-compiling = robobid: компилируется { $name }, только в этот раз ...{ " " }
