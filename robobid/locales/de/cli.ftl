cli-compiling = robobid: { $name } wird kompiliert, nur dieses eine Mal ...{ " " }
cli-fault = Das ist unser Fehler, nicht deiner: { $words }. Was geschehen ist, steht in { $file }; bitte schick es uns.
