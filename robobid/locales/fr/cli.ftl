cli-compiling = robobid : compilation de { $name }, cette fois seulement ...{ " " }
cli-fault = C’est une erreur de notre part, pas de la tienne : { $words }. Ce qui s’est passé est noté dans { $file } ; merci de nous l’envoyer.
