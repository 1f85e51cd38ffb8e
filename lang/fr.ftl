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

## Wyatt Earp : hors-la-loi et cartes

wyatt-earp = Wyatt Earp
wyatt-earp-about = Un rami à primes : traque sept hors-la-loi, fais monter leur prix, encaisse.
wyatt-earp-outlaw = { $outlaw ->
    [belle] Belle Starr
    [billy] Billy the Kid
    [bob] Bob Dalton
    [butch] Butch Cassidy
    [jesse] Jesse James
    [sundance] Sundance Kid
   *[wes] Wes Hardin
}
wyatt-earp-card = { $card ->
    [belle] Belle Starr
    [billy] Billy the Kid
    [bob] Bob Dalton
    [butch] Butch Cassidy
    [jesse] Jesse James
    [sundance] Sundance Kid
    [wes] Wes Hardin
    [photo-belle] photo de Belle Starr
    [photo-billy] photo de Billy the Kid
    [photo-bob] photo de Bob Dalton
    [photo-butch] photo de Butch Cassidy
    [photo-jesse] photo de Jesse James
    [photo-sundance] photo de Sundance Kid
    [photo-wes] photo de Wes Hardin
    [stagecoach] Braquage de diligence
    [bank] Braquage de banque
    [fastest-gun] Gâchette la plus rapide
    [most-wanted] Most Wanted
    [hideout] Planque
   *[wyatt-earp] Wyatt Earp
}

## Wyatt Earp : actions

wyatt-earp-action-draw-supply = Piocher deux cartes
wyatt-earp-action-draw-discard = Prendre la carte du dessus de la défausse
wyatt-earp-action-end-round = Finir la manche
wyatt-earp-action-meld = Poser { $count } × { $outlaw }
wyatt-earp-action-photo = Jouer la photo de { $outlaw }
wyatt-earp-action-attach = Jouer { $card }
wyatt-earp-action-ask = Most Wanted : demander { $outlaw }, en commençant par { $seat }
wyatt-earp-action-ask-next = Demander ensuite à { $seat }
wyatt-earp-action-rob = Most Wanted : voler une carte hors-la-loi dans un territoire
wyatt-earp-action-hideout = Jouer Planque
wyatt-earp-action-earp-draw = Wyatt Earp : piocher deux cartes
wyatt-earp-action-earp-search = Wyatt Earp : fouiller
wyatt-earp-action-earp-clear = Wyatt Earp : dégager une planque
wyatt-earp-action-discard = Défausser { $card }
wyatt-earp-action-place = La joindre à { $outlaw }
wyatt-earp-action-cover = Couvrir { $outlaw } de { $seat }
wyatt-earp-action-take = Voler { $outlaw } à { $seat }
wyatt-earp-action-pick = Prendre { $card }
wyatt-earp-action-keep = Garder la carte
wyatt-earp-action-uncover = Enlever la planque de { $outlaw }
wyatt-earp-action-pass = Passer

## Wyatt Earp : ce qui se passe

wyatt-earp-round-begins = Manche { $round } : { $dealer-is ->
    [you] tu donnes
   *[other] { $dealer } donne
}, { $seat-is ->
    [you] tu commences
   *[other] { $seat } commence
} ; chaque affiche reçoit 1000 $.
wyatt-earp-dealt = Dix cartes à chaque place.
wyatt-earp-dealt-hand = Tes dix cartes : { $cards }.
wyatt-earp-turned-up = La défausse commence par { $card }.
wyatt-earp-draws = { $seat-is ->
    [you] Tu pioches.
   *[other] { $seat } pioche.
}
wyatt-earp-drew-hidden = { $seat } reçoit une carte de la pioche.
wyatt-earp-drew = { $seat-is ->
    [you] Tu reçois
   *[other] { $seat } reçoit
} { $card }.
wyatt-earp-drew-discard = { $seat-is ->
    [you] Tu prends
   *[other] { $seat } prend
} { $card } dans la défausse.
wyatt-earp-reshuffled = La pioche est vide ; la défausse la remplace ({ $cards ->
    [one] une carte
   *[other] { $cards } cartes
}).
wyatt-earp-melded = { $seat-is ->
    [you] Tu poses
   *[other] { $seat } pose
} { $count } × { $outlaw }{ $opens ->
    [yes] , chasse ouverte
   *[no] {""}
} : +{ $adds } $, { $reward } $ sur l'affiche.
wyatt-earp-photo = { $seat-is ->
    [you] Tu joues
   *[other] { $seat } joue
} la photo de { $outlaw } : +1000 $, { $reward } $ sur l'affiche.
wyatt-earp-aims = { $seat-is ->
    [you] Tu joues
   *[other] { $seat } joue
} { $card } ; le tir décide.
wyatt-earp-shot = { $seat-is ->
    [you] Tu tires
   *[other] { $seat } tire
} : { $card }, { $hit ->
    [yes] touché.
   *[no] manqué.
}
wyatt-earp-placed = { $card } rejoint { $outlaw } de { $seat } : +{ $adds } $, { $reward } $ sur l'affiche.
wyatt-earp-displaced = La gâchette sur { $outlaw } de { $seat } s'en va.
wyatt-earp-covered = { $seat-is ->
    [you] Tu couvres
   *[other] { $seat } couvre
} { $outlaw } de { $owner } d'une planque : plus de points de capture là, pour l'instant.
wyatt-earp-asks = { $seat-is ->
    [you] Tu demandes
   *[other] { $seat } demande
} { $outlaw }.
wyatt-earp-answers = { $seat-is ->
    [you] Tu { $gives ->
        [yes] en donnes une.
       *[no] n'en as pas.
    }
   *[other] { $seat } { $gives ->
        [yes] en donne une.
       *[no] n'en a pas.
    }
}
wyatt-earp-stolen = { $seat-is ->
    [you] Tu voles
   *[other] { $seat } vole
} { $outlaw } à { $victim }.
wyatt-earp-orphaned = Plus rien à quoi se tenir ; de { $seat } à la défausse : { $cards }.
wyatt-earp-earp = { $seat-is ->
    [you] Tu joues
   *[other] { $seat } joue
} Wyatt Earp pour { $searches ->
    [yes] fouiller.
   *[no] piocher deux cartes.
}
wyatt-earp-found-nothing = Il n'y a rien à trouver.
wyatt-earp-found-hidden = { $seat } prend une carte.
wyatt-earp-found = { $seat-is ->
    [you] Tu prends
   *[other] { $seat } prend
} { $card }.
wyatt-earp-keeps = { $seat-is ->
    [you] Tu la gardes.
   *[other] { $seat } la garde.
}
wyatt-earp-cleared = { $seat-is ->
    [you] Tu enlèves
   *[other] { $seat } enlève
} la planque de { $outlaw }.
wyatt-earp-passes = { $seat-is ->
    [you] Tu passes.
   *[other] { $seat } passe.
}
wyatt-earp-announced = { $seat-is ->
    [you] Tu vas
   *[other] { $seat } va
} défausser { $card }.
wyatt-earp-discarded = { $seat-is ->
    [you] Tu défausses
   *[other] { $seat } défausse
} { $card }.
wyatt-earp-round-ends = La manche finit : { $reason ->
    [empty] une main est vide.
    [request] { $seat-is ->
        [you] tu y mets fin, la pioche étant épuisée.
       *[other] { $seat } y met fin, la pioche étant épuisée.
    }
    [exhausted] la pioche est épuisée pour la deuxième fois.
   *[idle] plus personne ne joue rien.
}
wyatt-earp-points = { $seat } { $points }
wyatt-earp-takes = { $seat } { $money } ${ $pass ->
    [0] {""}
   *[other] {" "}(passage { $pass })
}
wyatt-earp-escaped = { $outlaw } s'échappe (points : { $points }) ; { $reward } $ restent.
wyatt-earp-captured = Capture de { $outlaw } (points : { $points }) pour { $reward } $ : { $takes }{ $stays ->
    [0] .
   *[other]  ; { $stays } $ restent.
}
wyatt-earp-duel-begins = Un duel entre { $seats }.
wyatt-earp-duel = { $seat-is ->
    [you] Tu tires
   *[other] { $seat } tire
} { $card } : { $hit ->
    [yes] touché.
   *[no] manqué.
}
wyatt-earp-over = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} avec { $money } $.

## Wyatt Earp : pourquoi pas

wyatt-earp-refusal-over = La partie est finie.
wyatt-earp-refusal-decide-first = C'est d'abord à { $turn } de décider.
wyatt-earp-refusal-dealer = Seule une place de cette table peut être tirée pour donner.
wyatt-earp-refusal-not-in-pile = { $card } n'est plus dans le tas.
wyatt-earp-refusal-card-first = Il faut d'abord tirer une carte.
wyatt-earp-refusal-chance-first = Il faut d'abord tirer les cartes dues.
wyatt-earp-refusal-turn = C'est à { $turn } de décider.
wyatt-earp-refusal-supply-low = La pioche est épuisée : moins de deux cartes, et plus de remélange possible.
wyatt-earp-refusal-supply-left = On ne finit ainsi la manche que si la pioche est épuisée.
wyatt-earp-refusal-draw-first = Pioche d'abord, ou prends dans la défausse.
wyatt-earp-refusal-place = Choisis une de tes séries pour la carte.
wyatt-earp-refusal-cover = Choisis la série d'un autre qui n'est pas couverte.
wyatt-earp-refusal-take = Choisis une carte hors-la-loi dans le territoire d'un autre.
wyatt-earp-refusal-ask = Choisis une place à qui rien n'a encore été demandé.
wyatt-earp-refusal-pick = Choisis une carte du tas ; un Wyatt Earp ne se prend pas.
wyatt-earp-refusal-immediate = Joue la carte trouvée, si elle peut l'être, ou garde-la.
wyatt-earp-refusal-uncover = Choisis une de tes planques.
wyatt-earp-refusal-react = Enlève une planque avec un Wyatt Earp, ou passe.
wyatt-earp-refusal-photo-react = Joue la photo du hors-la-loi ouvert à l'instant, ou passe.
wyatt-earp-refusal-not-held = Cette main n'a pas { $card }, ou pas autant.
wyatt-earp-refusal-three = Les premières cartes de { $outlaw } dans une manche sont au moins trois d'un coup.
wyatt-earp-refusal-last-card = Il faut garder une carte à défausser.
wyatt-earp-refusal-closed = Une photo ne se joue que si son hors-la-loi est ouvert.
wyatt-earp-refusal-one-sheriff = Une seule carte shérif par tour.
wyatt-earp-refusal-no-place = Aucune de tes séries ne peut recevoir cette carte.
wyatt-earp-refusal-ask-neighbour = Commence par ton voisin de gauche ou de droite.
wyatt-earp-refusal-no-theft = Aucun autre territoire n'a de carte hors-la-loi.
wyatt-earp-refusal-no-cover = Personne d'autre n'a de série à couvrir.
wyatt-earp-refusal-no-search = Il n'y a rien de sûr à trouver.
wyatt-earp-refusal-no-hideout = Aucune de tes séries n'est couverte.
wyatt-earp-refusal-no-shot = Il ne reste aucune carte pour tirer.
wyatt-earp-refusal-play-or-discard = Joue une carte ou défausses-en une.

## Wyatt Earp : la table en phrases

wyatt-earp-page-round = Manche { $round }. { $supply ->
    [one] { $supply } carte
   *[other] { $supply } cartes
} dans la pioche{ $reshuffled ->
    [yes] , les dernières.
   *[no] .
}
wyatt-earp-page-poster = { $outlaw } : { $reward } $, { $points } points de capture sur 8{ $open ->
    [yes] {""}
   *[no] , chasse pas encore ouverte
}.
wyatt-earp-page-set = ({ $cards } : { $points }{ $covered ->
    [yes] , couverte
   *[no] {""}
})
wyatt-earp-page-seat = { $seat-is ->
    [you] Toi
   *[other] { $seat }
} : { $money } $, { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
} en main ; territoire : { $sets }.
wyatt-earp-page-discard = Sur la défausse : { $card } ({ $size ->
    [one] une carte
   *[other] { $size } cartes
}).
wyatt-earp-page-hand = Ta main : { $cards }.
wyatt-earp-status-you = À toi : { $what ->
    [draw] pioche deux cartes ou prends le dessus de la défausse.
    [play] joue des cartes, ou défausses-en une pour finir ton tour.
    [place] choisis une série pour la carte.
    [cover] choisis une série à couvrir.
    [take] choisis une carte à voler.
    [ask] choisis à qui demander ensuite.
    [pick] choisis une carte.
    [immediate] joue la carte trouvée, ou garde-la.
    [uncover] choisis une planque à enlever.
    [react] enlève ta planque avec un Wyatt Earp, ou passe.
   *[photo-react] joue la photo, ou passe.
}
wyatt-earp-status-wait = C'est à { $seat }.
wyatt-earp-remark-shot = le tir décide
wyatt-earp-remark-adds = +{ $money } ${ $shot ->
    [yes] , si le tir touche
   *[no] {""}
}

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
