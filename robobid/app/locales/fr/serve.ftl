serve-already = Robobid tourne déjà, à l’adresse { $address }
serve-at = Robobid est à l’adresse { $address }
serve-how_to_end = Ctrl-C l’arrête ; toutes les parties sont conservées.
serve-no_browser = Aucun navigateur ne s’ouvre d’ici : ouvre l’adresse dans le tien.
