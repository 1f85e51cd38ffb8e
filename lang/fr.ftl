# Toutes les phrases qu'une personne lit, en français. Mêmes messages et mêmes variables que
# dans les autres langues ; `$seat-is` dit si la place est celle du lecteur (`you`).

## Mots de liaison

you = toi
seat = la place { $number }
list-next = { $list }, { $next }
list-last = { $list } et { $next }
list-empty = aucun

## Wild Shots : cartes et symboles

wild-shots = Wild Shots
wild-shots-about = Un jeu de plis où l'atout, un symbole, change à chaque pli ; ici, les points font mal.
wild-shots-symbol = { $symbol ->
    [revolver] revolver
    [hat] chapeau
    [star] étoile
   *[wanted] avis de recherche
}
wild-shots-colour = { $colour ->
    [black] noir
    [red] rouge
    [green] vert
   *[blue] bleu
}
wild-shots-card = { $rank } { $colour }{ $symbol ->
    [plain] {""}
    [revolver] {" "}(revolver)
    [hat] {" "}(chapeau)
    [star] {" "}(étoile)
   *[wanted] {" "}(avis)
}

## Wild Shots : ce qui se passe

wild-shots-action-play = Jouer le { $card }
wild-shots-round-begins = Manche { $round } : { $seat-is ->
    [you] tu entames
   *[other] { $seat } entame
} le premier pli.
wild-shots-dealt = Dix cartes à chaque place ; { $aside ->
    [0] aucune n'est écartée
    [one] une est écartée sans être vue
   *[other] { $aside } sont écartées sans être vues
}.
wild-shots-dealt-hand = Tes dix cartes : { $cards }. { $aside ->
    [0] {""}
    [one] Une est écartée sans être vue.
   *[other] { $aside } sont écartées sans être vues.
}
wild-shots-trump = { $seat-is ->
    [you] Tu tires
   *[other] { $seat } tire
} une carte Snake Oil ; atout : { $symbol }.
wild-shots-played = { $seat-is ->
    [you] Tu joues
   *[other] { $seat } joue
} le { $card }.
wild-shots-discarded = { $seat-is ->
    [you] Tu joues
   *[other] { $seat } joue
} le { $card }, faute de { $colour }.
wild-shots-taken = { $seat-is ->
    [you] Tu prends
   *[other] { $seat } prend
} le pli avec le { $card }, { $by ->
    [trump] l'atout le plus fort
   *[colour] la plus forte carte de la couleur demandée
}{ $points ->
    [0] .
    [one] {" "}: { $points } point de pénalité.
   *[other] {" "}: { $points } points de pénalité.
}
wild-shots-count = { $count } × { $symbol } à { $cost }
wild-shots-scored = Manche { $round }, { $seat } : { $counts }, donc { $points } ; { $total } en tout.
wild-shots-over = { $count ->
    [one] Victoire : { $winners },
   *[other] Victoire partagée : { $winners },
} avec { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}.

## Wild Shots : pourquoi pas

wild-shots-refusal-leader-first = Il faut d'abord tirer au sort qui entame.
wild-shots-refusal-deal-first = Chaque place doit d'abord recevoir ses dix cartes.
wild-shots-refusal-symbol-first = Il faut d'abord tirer l'atout de ce pli.
wild-shots-refusal-over = La partie est finie.
wild-shots-refusal-turn = C'est à { $turn } de jouer.
wild-shots-refusal-not-held = Cette main n'a pas le { $card }.
wild-shots-refusal-follow = Il faut fournir la couleur demandée : { $colour }.
wild-shots-refusal-leader = Seule une place de cette table peut être tirée pour entamer.
wild-shots-refusal-dealt = Le { $card } n'est plus dans le paquet.
wild-shots-refusal-symbol-used = Toutes les cartes Snake Oil de ce symbole ({ $symbol }) sont déjà sorties dans cette manche.
wild-shots-refusal-play-first = C'est d'abord à { $turn } de jouer une carte.

## Wild Shots : la table en phrases

wild-shots-page-round = Manche { $round } sur 4, pli { $trick } sur 10. Ce qui coûte : { $hurts }.
wild-shots-page-cost = { $symbol } { $cost }
wild-shots-page-points = { $seat-is ->
    [you] Toi
   *[other] { $seat }
} : { $scored } jusqu'ici, { $round } dans cette manche.
wild-shots-page-trick = ({ $cards })
wild-shots-page-own-tricks = Tes plis précédents : { $tricks }.
wild-shots-page-last-trick = Dernier pli, pour { $seat } : { $cards }.
wild-shots-page-trump = Atout : { $symbol }.
wild-shots-page-card = Sur la table, { $seat } : { $card }{ $holds ->
    [yes] {" "}— tient le pli.
   *[no] .
}
wild-shots-page-hand = Ta main : { $cards }.
wild-shots-status-lead = À toi : entame avec la carte de ton choix.
wild-shots-status-follow = À toi : fournis du { $colour }.
wild-shots-status-free = À toi : tu n'as pas de { $colour }, joue ce que tu veux.
wild-shots-status-wait = C'est à { $seat }.
wild-shots-remark-takes = prend le pli, { $points ->
    [0] sans rien payer
    [one] pour { $points } point
   *[other] pour { $points } points
}
wild-shots-remark-holds = tient le pli pour l'instant, { $points ->
    [0] sans rien payer jusqu'ici
    [one] pour { $points } point
   *[other] pour { $points } points
}
wild-shots-remark-ducks = laisse le pli à un autre

## Tables impossibles

fault-game = Aucun jeu ne s'appelle { $name } ; il y a { $known }.
fault-seats = { $game } se joue de { $least } à { $most }, pas à { $seats }.
fault-preset = { $game } n'a pas de préréglage { $name } ; il a : { $known }.
fault-option = { $game } n'a pas d'option { $name } ; il a : { $known }.
fault-value = L'option { $option } ne peut pas être { $value } ; elle peut être { $known }.

## Transcriptions

problem = ligne { $line } : { $why }
problem-rule = ligne { $line } : { $rule } : { $why }
problem-empty = Le fichier est vide ; une transcription commence par son en-tête.
problem-blank = La ligne est vide.
problem-too-long = La ligne dépasse { $most } octets, ce qu'aucun enregistrement ne fait.
problem-utf8 = La ligne n'est pas de l'UTF-8 valide.
problem-json = À partir de la colonne { $column }, ce n'est pas du JSON.
problem-number = Avant la colonne { $column } se trouve un nombre qui n'est pas entier, ou trop grand.
problem-key-twice = La clé « { $key } » s'y trouve deux fois.
problem-no-object = Un enregistrement est un objet JSON.
problem-no-record = Ce n'est pas un enregistrement de transcription : aucune clé n'en dit le genre.
problem-key-missing = La clé « { $key } » manque.
problem-key-unknown = La clé « { $key } » n'a rien à faire ici.
problem-value = « { $key } » ne peut pas avoir cette valeur.
problem-format = Seule la version 1 du format est connue ici.
problem-edition = Les règles de { $game } sont connues ici dans l'édition { $known }, pas { $edition }.
problem-commitment = L'engagement n'est pas le SHA-256 de la graine.
problem-chance-kind = Le jeu ne connaît pas ce genre de tirage.
problem-no-action = Le jeu n'a pas d'action écrite « { $action } ».
problem-no-seat = La table n'a pas de place { $number }.
problem-unfair = Pas équitable : de cette graine, le donneur tire { $due }.
problem-legal = Les actions légales diffèrent en { $at } : attendu { $due }, trouvé { $is }.
problem-state = L'état diffère en { $at } : attendu { $due }, trouvé { $is }.
problem-result = Le résultat diffère en { $at } : attendu { $due }, trouvé { $is }.
problem-due = { $is ->
    [header] Un en-tête se trouve
    [chance] Un tirage se trouve
    [decision] Une décision se trouve
    [state] Un état se trouve
    [result] Un résultat se trouve
   *[nothing] Le fichier finit
} là où l'on attend { $due }.
due-header = un en-tête
due-chance = un tirage
due-decision = une décision de { $seats }
due-state = un état
due-result = le résultat

## La commande saloon

cli = Des jeux de table du Far West, selon leurs règles.
cli-more =
    Codes de sortie : 0 oui, 1 la réponse est non, 2 mauvais usage ou entrée-sortie en échec.
    Commence par « saloon games », puis « saloon play wild-shots ».
cli-template = {"{about}"}\n\nUsage : {"{usage}"}\n\n{"{all-args}{after-help}"}\n
cli-heading-commands = Commandes
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-help = Montrer cette aide
cli-version = Montrer la version
cli-lang = Parler cette langue plutôt que celle du système (en, fr)
cli-games = Lister les jeux : nombre de places, options et leurs valeurs, préréglages
cli-games-json = Écrire une ligne de JSON pour les programmes
cli-games-seats = De { $least } à { $most } places ; édition { $edition } des règles.
cli-games-no-options = Aucune option.
cli-games-option = { $name } ({ $rule }) : { $values } ; { $default } sauf autre choix.
cli-games-presets = Préréglages : { $names }.
cli-game = Le jeu ; « saloon games » les liste
cli-preset = Partir des options de ce préréglage
cli-options = Régler une option ; peut être répété
cli-simulate = Jouer des parties au hasard et les écrire en transcriptions
cli-simulate-more =
    La même graine donne toujours les mêmes parties, et « saloon verify --fair » les accepte toutes.
    Exemple : saloon simulate wild-shots --seats 3 --games 100 --seed 7 --legal --states --out parties.jsonl
cli-simulate-seats = Nombre de places
cli-simulate-games = Nombre de parties ; 1 par défaut
cli-simulate-seed = Un nombre inférieur à 2⁶⁴ ou 64 chiffres hexadécimaux ; la partie i prend graine + i. Nouvelle par défaut
cli-simulate-legal = Écrire toutes les actions légales avec chaque décision
cli-simulate-states = Écrire l'état complet avant chaque décision et à la fin
cli-simulate-out = Écrire dans ce fichier ; « - », par défaut, est la sortie standard
cli-verify = Rejouer des transcriptions selon les règles et dire si elles tiennent
cli-verify-more =
    Une ligne par partie : où elle commence et si elle tient, ou son premier problème avec ligne et règle.
    Code de sortie 1 si une partie ne tient pas, 2 si un fichier est illisible.
    Exemple : saloon verify --fair parties.jsonl
cli-verify-files = Transcriptions ; « - » est l'entrée standard
cli-verify-fair = Vérifier aussi que chaque tirage est celui que le donneur fait à partir de la graine
cli-verify-holds = ok : { $game }, { $seats } places, { $decisions } décisions
cli-verify-fails = faux : { $problem }
cli-play = Jouer dans le terminal, ligne à ligne, contre des robots qui jouent au hasard
cli-play-more =
    Réponds par le numéro d'une action ou par son texte ; « ? » en dit plus, et le numéro d'une règle montre la règle.
    Exemple : saloon play wild-shots --seats 3
cli-play-seats = Nombre de places, la tienne comprise ; le plus possible par défaut
cli-play-seed = Distribuer à partir de cette graine plutôt que d'une nouvelle
cli-play-out = Écrire la transcription dans ce fichier quand tu t'arrêtes ; celle d'une partie quittée ne se vérifie pas
cli-bench = Chronométrer des parties au hasard
cli-bench-more =
    La somme de contrôle ne dépend que de la graine et du nombre de parties, ni des fils d'exécution ni de la machine.
    Exemple : saloon bench wild-shots --seats 4 --games 100000 --json
cli-bench-seats = Nombre de places ; le plus possible par défaut
cli-bench-seconds = Jouer aussi longtemps ; 2 par défaut
cli-bench-games = Jouer exactement ce nombre de parties
cli-bench-threads = Nombre de fils d'exécution, 256 au plus ; 1 par défaut
cli-bench-seed = La graine de la partie 0 ; 0 par défaut
cli-bench-json = Écrire une ligne de JSON pour les programmes
cli-bench-figures =
    { $game }, { $seats } places, fils d'exécution : { $threads }
    { $games } parties et { $decisions } décisions en { $seconds } s
    { $games-rate } parties/s, { $decisions-rate } décisions/s, { $ns } ns par décision
    somme de contrôle { $checksum }
cli-io = { $what } : { $error }
cli-usage = Dis ce qu'il faut faire ; « saloon --help » liste les commandes.
cli-unknown = L'argument { $arg } n'existe pas ; --help les liste.
cli-no-command = La commande { $name } n'existe pas ; « saloon --help » les liste.
cli-missing = Il manque { $arg } ; --help explique.
cli-conflict = { $arg } ne va pas avec { $other }.
cli-utf8 = Un argument n'est pas de l'UTF-8 valide.
cli-empty = { $arg } ne peut pas être vide.
cli-value = { $arg } ne peut pas être { $value } ; --help explique.
cli-no-language = La langue { $code } n'est pas là ; il y a { $known }.
cli-option-form = Une option s'écrit NOM=VALEUR, pas { $option }.
cli-seed = Une graine est un nombre inférieur à 2⁶⁴ ou 64 chiffres hexadécimaux, pas { $seed }.

## Jouer dans le terminal

play-bot = Robot { $number }
play-welcome = { $game } contre { $bots ->
    [one] un robot
   *[other] { $bots } robots
}. Tape ? pour l'aide.
play-help =
    Tape le numéro d'une action, ou son texte, par exemple : play red7
    t  revoir la table       l  la liste des actions
    ?  cette aide            q  quitter la partie
    Le numéro d'une règle, comme WS-8, montre la règle.
play-refused = { $rule } : { $why }
play-unknown = « { $text } » n'est pas une action ici ; ? pour l'aide.
play-stale = Cette décision est passée.
play-no-number = Les actions sont numérotées de 1 à { $most }.
play-left = Tu quittes la table.
play-place = { $place }. { $seat } : { $score }
