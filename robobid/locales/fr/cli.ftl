cli-compiling = robobid : compilation de { $name }, cette fois seulement ...{ " " }
