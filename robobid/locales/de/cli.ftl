cli-compiling = robobid: { $name } wird kompiliert, nur dieses eine Mal ...{ " " }
