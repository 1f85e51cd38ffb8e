# Toutes les phrases qu’une personne lit, en français. Mêmes messages et mêmes variables que
# dans les autres langues ; `$seat-is` dit si la place est celle du lecteur (`you`).

## Mots de liaison

you = toi
seat = la place { $number }
list-next = { $list }, { $next }
list-last = { $list } et { $next }
list-empty = aucun
decimal-mark = ,
scorecard-total = Total

## Wild Shots : cartes et symboles

wild-shots = Wild Shots
wild-shots-about = Un jeu de plis où l’atout, un symbole, change à chaque pli ; ici, les points font mal.
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

## Wild Shots : ce qui se passe

wild-shots-action-play = Jouer le { $card }
wild-shots-round-begins = Manche { $round } : { $seat-is ->
    [you] tu entames
   *[other] { $seat } entame
} le premier pli.
wild-shots-dealt = Dix cartes à chaque place ; { $aside ->
    [0] aucune n’est écartée
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
    [trump] l’atout le plus fort
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
wild-shots-decided = { $round ->
    [1] { $seat-is ->
        [you] Tu étais
       *[other] { $seat } était
    } devant { $second } dès la première manche
   *[other] { $seat-is ->
        [you] Tu as
       *[other] { $seat } a
    } pris l’avantage sur { $second } à la manche { $round }
}, avec { $own ->
    [one] { $own } point de pénalité
   *[other] { $own } points de pénalité
} contre { $other } : { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
} d’avance à la fin.
wild-shots-decided-shared = Victoire partagée : { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
} pour { $winners }, et personne n’en a moins.
wild-shots-column = Manche { $round }

## Wild Shots : pourquoi pas

wild-shots-refusal-leader-first = Il faut d’abord tirer au sort qui entame.
wild-shots-refusal-deal-first = Chaque place doit d’abord recevoir ses dix cartes.
wild-shots-refusal-symbol-first = Il faut d’abord tirer l’atout de ce pli.
wild-shots-refusal-over = La partie est finie.
wild-shots-refusal-turn = C’est à { $turn } de jouer.
wild-shots-refusal-not-held = Cette main n’a pas le { $card }.
wild-shots-refusal-follow = Il faut fournir la couleur demandée : { $colour }.
wild-shots-refusal-leader = Seule une place de cette table peut être tirée pour entamer.
wild-shots-refusal-dealt = Le { $card } n’est plus dans le paquet.
wild-shots-refusal-symbol-used = Toutes les cartes Snake Oil de ce symbole ({ $symbol }) sont déjà sorties dans cette manche.
wild-shots-refusal-play-first = C’est d’abord à { $turn } de jouer une carte.

## Wild Shots : la table en phrases

wild-shots-page-round = Manche { $round } sur 4, pli { $trick } sur 10. Ce qui coûte : { $hurts }.
wild-shots-page-cost = { $symbol } { $cost }
wild-shots-page-points = { $seat-is ->
    [you] Toi
   *[other] { $seat }
} : { $scored } jusqu’ici, { $round } dans cette manche.
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
wild-shots-status-free = À toi : tu n’as pas de { $colour }, joue ce que tu veux.
wild-shots-status-wait = C’est à { $seat } { $what ->
    [lead] d’entamer.
   *[play] de jouer une carte.
}
wild-shots-status-chance = { $what ->
    [leader] Le sort choisit qui entame.
    [deal] On distribue.
   *[symbol] On tire le prochain atout.
}
wild-shots-remark-takes = prend le pli, { $points ->
    [0] sans rien payer
    [one] pour { $points } point
   *[other] pour { $points } points
}
wild-shots-remark-holds = tient le pli pour l’instant, { $points ->
    [0] sans rien payer jusqu’ici
    [one] pour { $points } point
   *[other] pour { $points } points
}
wild-shots-remark-ducks = laisse le pli à un autre
wild-shots-odds-trump = le prochain atout : { $symbol }

## Wyatt Earp : hors-la-loi et cartes

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
    [photo-belle] la photo de Belle Starr
    [photo-billy] la photo de Billy the Kid
    [photo-bob] la photo de Bob Dalton
    [photo-butch] la photo de Butch Cassidy
    [photo-jesse] la photo de Jesse James
    [photo-sundance] la photo de Sundance Kid
    [photo-wes] la photo de Wes Hardin
    [stagecoach] Braquage de diligence
    [bank] Braquage de banque
    [fastest-gun] Gâchette la plus rapide
    [most-wanted] Most Wanted
    [hideout] Planque
   *[wyatt-earp] Wyatt Earp
}

## Wyatt Earp : actions

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
wyatt-earp-action-place = L’ajouter à ta série { $outlaw }
wyatt-earp-action-cover = Couvrir la série { $outlaw } de { $seat }
wyatt-earp-action-take = Voler { $outlaw } à { $seat }
wyatt-earp-action-pick = Prendre { $card }
wyatt-earp-action-keep = Garder la carte
wyatt-earp-action-uncover = Enlever la planque de ta série { $outlaw }
wyatt-earp-action-pass = Passer

## Wyatt Earp : ce qui se passe

wyatt-earp-round-begins = Manche { $round } : { $dealer-is ->
    [you] tu donnes
   *[other] { $dealer } donne
}, { $seat-is ->
    [you] tu commences
   *[other] { $seat } commence
} ; chaque affiche reçoit 1 000 $.
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
}{ $adds ->
    [0] .
   *[other]  : +{ $adds } $, { $reward } $ sur l’affiche.
}
wyatt-earp-photo = { $seat-is ->
    [you] Tu joues
   *[other] { $seat } joue
} la photo de { $outlaw } : +1 000 $, { $reward } $ sur l’affiche.
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
wyatt-earp-placed = { $seat-is ->
    [you] Tu ajoutes { $card } à ta série { $outlaw }
   *[other] { $seat } ajoute { $card } à sa série { $outlaw }
}{ $adds ->
    [0] .
   *[other]  : +{ $adds } $, { $reward } $ sur l’affiche.
}
wyatt-earp-displaced = { $seat-is ->
    [you] Ta série { $outlaw } perd sa gâchette.
   *[other] La série { $outlaw } de { $seat } perd sa gâchette.
}
wyatt-earp-covered = { $seat-is ->
    [you] Tu couvres
   *[other] { $seat } couvre
} { $owner-is ->
    [you] ta série { $outlaw }
   *[other] la série { $outlaw } de { $owner }
} d’une planque : elle ne compte plus pour l’instant.
wyatt-earp-asks = { $seat-is ->
    [you] Tu demandes
   *[other] { $seat } demande
} { $outlaw }.
wyatt-earp-answers = { $seat-is ->
    [you] Tu { $gives ->
        [yes] en donnes une.
       *[no] n’en as pas.
    }
   *[other] { $seat } { $gives ->
        [yes] en donne une.
       *[no] n’en a pas.
    }
}
wyatt-earp-stolen = { $seat-is ->
    [you] Tu voles { $outlaw } à { $victim }.
   *[other] { $victim-is ->
        [you] { $seat } te vole { $outlaw }.
       *[other] { $seat } vole { $outlaw } à { $victim }.
    }
}
wyatt-earp-orphaned = { $seat-is ->
    [you] Ta série n’existe plus
   *[other] La série de { $seat } n’existe plus
}. À la défausse : { $cards }.
wyatt-earp-earp = { $seat-is ->
    [you] Tu joues
   *[other] { $seat } joue
} Wyatt Earp pour { $searches ->
    [yes] fouiller.
   *[no] piocher deux cartes.
}
wyatt-earp-found-nothing = Il n’y a rien à trouver.
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
} la planque de { $seat-is ->
    [you] ta
   *[other] sa
} série { $outlaw }.
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
wyatt-earp-escaped = { $outlaw } s’échappe (points : { $points }) ; { $reward } $ restent.
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
wyatt-earp-decided = { $seat-is ->
    [you] Tu as atteint
   *[other] { $seat } a atteint
} { $goal } $ avec { $money } $, soit { $lead } $ de plus que { $second }.
wyatt-earp-decided-duel = Égalité à { $money } $ entre { $seats } : { $seat-is ->
    [you] tu as gagné le duel.
   *[other] { $seat } a gagné le duel.
}
wyatt-earp-column = Manche { $round }

## Wyatt Earp : pourquoi pas

wyatt-earp-refusal-over = La partie est finie.
wyatt-earp-refusal-decide-first = C’est d’abord à { $turn } de décider.
wyatt-earp-refusal-dealer = Seule une place de cette table peut être tirée pour donner.
wyatt-earp-refusal-not-in-pile = { $card } n’est plus dans le tas.
wyatt-earp-refusal-card-first = Il faut d’abord tirer une carte.
wyatt-earp-refusal-chance-first = Il faut d’abord tirer les cartes dues.
wyatt-earp-refusal-turn = C’est à { $turn } de décider.
wyatt-earp-refusal-supply-low = La pioche est épuisée : moins de deux cartes, et plus de remélange possible.
wyatt-earp-refusal-supply-left = On ne finit ainsi la manche que si la pioche est épuisée.
wyatt-earp-refusal-draw-first = Pioche d’abord, ou prends dans la défausse.
wyatt-earp-refusal-place = Choisis une de tes séries pour la carte.
wyatt-earp-refusal-cover = Choisis la série d’un autre qui n’est pas couverte.
wyatt-earp-refusal-take = Choisis une carte hors-la-loi dans le territoire d’un autre.
wyatt-earp-refusal-ask = Choisis une place à qui rien n’a encore été demandé.
wyatt-earp-refusal-pick = Choisis une carte du tas ; un Wyatt Earp ne se prend pas.
wyatt-earp-refusal-immediate = Joue la carte trouvée, si elle peut l’être, ou garde-la.
wyatt-earp-refusal-uncover = Choisis une de tes planques.
wyatt-earp-refusal-react = Enlève une planque avec un Wyatt Earp, ou passe.
wyatt-earp-refusal-photo-react = Joue la photo du hors-la-loi ouvert à l’instant, ou passe.
wyatt-earp-refusal-not-held = Cette main n’a pas { $card }, ou pas autant.
wyatt-earp-refusal-three = Les premières cartes de { $outlaw } dans une manche sont au moins trois d’un coup.
wyatt-earp-refusal-last-card = Il faut garder une carte à défausser.
wyatt-earp-refusal-closed = Une photo ne se joue que si son hors-la-loi est ouvert.
wyatt-earp-refusal-one-sheriff = Une seule carte shérif par tour.
wyatt-earp-refusal-no-place = Aucune de tes séries ne peut recevoir cette carte.
wyatt-earp-refusal-ask-neighbour = Commence par ton voisin de gauche ou de droite.
wyatt-earp-refusal-no-theft = Aucun autre territoire n’a de carte hors-la-loi.
wyatt-earp-refusal-no-cover = Personne d’autre n’a de série à couvrir.
wyatt-earp-refusal-no-search = Il n’y a rien de sûr à trouver.
wyatt-earp-refusal-no-hideout = Aucune de tes séries n’est couverte.
wyatt-earp-refusal-no-shot = Il ne reste aucune carte pour tirer.
wyatt-earp-refusal-play-or-discard = Joue une carte ou défausses-en une.

## Wyatt Earp : la table en phrases

wyatt-earp-page-round = Manche { $round }. { $supply ->
    [one] { $supply } carte
   *[other] { $supply } cartes
} dans la pioche{ $reshuffled ->
    [yes] , remélange épuisé.
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
    [end-round] finis la manche, car la pioche est épuisée, ou prends le dessus de la défausse.
    [play] joue des cartes, ou défausses-en une pour finir ton tour.
    [place] choisis une série pour la carte.
    [cover] choisis une série à couvrir.
    [take] choisis une carte à voler.
    [ask] choisis à qui demander ensuite.
    [pick] choisis une carte.
    [immediate] joue la carte trouvée, ou garde-la.
    [keep-found] garde la carte trouvée.
    [uncover] choisis une planque à enlever.
    [react] enlève ta planque avec un Wyatt Earp, ou passe.
   *[photo-react] joue la photo, ou passe.
}
wyatt-earp-status-wait = C’est à { $seat } { $what ->
    [draw] de piocher.
    [play] de jouer ou de défausser.
    [place] de choisir une série pour la carte.
    [cover] de choisir une série à couvrir.
    [take] de choisir une carte à voler.
    [ask] de choisir à qui demander ensuite.
    [pick] de choisir une carte.
    [immediate] de jouer la carte trouvée, ou de la garder.
    [uncover] de choisir une planque à enlever.
    [react] d’enlever une planque, ou de passer.
   *[photo-react] de jouer la photo, ou de passer.
}
wyatt-earp-status-chance = { $what ->
    [dealer] Le sort choisit qui distribue.
    [deal] On distribue.
    [draw] On pioche une carte.
    [shot] Le tir décide.
   *[duel] Un duel décide.
}
wyatt-earp-remark-shot = le tir décide
wyatt-earp-remark-adds = +{ $money } ${ $shot ->
    [yes] , si le tir touche
   *[no] {""}
}
wyatt-earp-odds-hit = touché
wyatt-earp-odds-card = { $card }

## Dice Town : cartes et dés

dice-town = Dice Town
dice-town-about = Des dés de poker sous un gobelet : le plus de dés d’une même face gagne un lieu, et un shérif à vendre tranche les égalités.
dice-town-card = { $card ->
    [equipment-1] Équipement (1)
    [equipment-2] Équipement (2)
    [equipment-3] Équipement (3)
    [equipment-4] Équipement (4)
    [equipment-5] Équipement (5)
    [equipment-8] Équipement (8)
    [dynamite] Dynamite
    [girls] Filles du saloon
    [brute] Brute
    [cheater] Tricheur
    [corruption] Corruption
    [credits] Ardoise
    [joe] Joe la Gâchette
    [marshal] Marshal
    [sharing] Part du butin
    [wanted] Avis de recherche
    [elixir] Élixir
    [title-1] Titre (1)
    [title-2] Titre (2)
    [title-3] Titre (3)
    [title-4] Titre (4)
   *[title-5] Titre (5)
}
# La face 9 est un mot, qu’un nombre ne reconnaît pas : elle doit être le cas par défaut. Le
# compte est en lettres, comme dans la règle : « deux 9 » se lit mieux que « 2 9 ».
dice-town-dice = { $count ->
    [1] { $face ->
        [Q] une
       *[other] un
    }
    [2] deux
    [3] trois
    [4] quatre
   *[5] cinq
} { $count ->
    [one] { $face ->
        [T] 10
        [J] valet
        [Q] dame
        [K] roi
        [A] as
       *[9] 9
    }
   *[other] { $face ->
        [T] 10
        [J] valets
        [Q] dames
        [K] rois
        [A] as
       *[9] 9
    }
}
dice-town-bills = { $count } $
dice-town-nuggets = { $count ->
    [one] une pépite
   *[other] { $count } pépites
}

## Dice Town : actions

dice-town-action-keep-none = Ne garder aucun dé
dice-town-action-keep = Garder { $dice }
dice-town-action-keep-brute = Garder { $dice } avec une Brute
dice-town-action-cheat = Tricheur : faire d’{ $from } { $to }
dice-town-action-play = { $card ->
    [dynamite] Dynamite : prendre le double de pépites
    [sharing] Part du butin : recevoir la moitié du butin
    [credits] Ardoise : aller deux fois au magasin
    [girls] Filles du saloon : aller deux fois au saloon
    [marshal] Marshal : le shérif reste en fonction
    [corruption] Corruption : prendre un titre de plus, dans la pioche
    [elixir] Élixir : voir quand même le docteur
   *[wanted] Avis de recherche : annuler la carte
}
dice-town-action-offer-bill = Ajouter 1 $ à l’offre
dice-town-action-offer-nugget = Ajouter une pépite à l’offre
dice-town-action-offer-card = Ajouter { $card } à l’offre
dice-town-action-offer-done = Faire cette offre
dice-town-action-award = { $seat-is ->
    [you] Te faire gagner
   *[other] Faire gagner { $seat }
}
dice-town-action-rob = Dévaliser { $seat }
dice-town-action-take = Garder { $card }
dice-town-action-joe = Joe la Gâchette : { $seat-is ->
    [you] te prendre jusqu’à 4 $
   *[other] prendre jusqu’à 4 $ à { $seat }
}
dice-town-action-visit = { $seat-is ->
    [you] Aller toi-même chez le docteur
   *[other] Envoyer { $seat } chez le docteur
}
dice-town-action-wire = Clôturer { $one } et { $two }
dice-town-action-wire-one = Clôturer { $card }
dice-town-action-doc-store = Recevoir une carte magasin
dice-town-action-doc-dollars = Recevoir 2 $ de chacun des autres
dice-town-action-doc-nuggets = Recevoir une pépite de chacun des autres
dice-town-action-pass = Passer

## Dice Town : les dés

dice-town-first-sheriff = { $seat-is ->
    [you] Tu es
   *[other] { $seat } est
} le premier shérif.
dice-town-title-turned = { $card } rejoint la file des titres.
dice-town-turn-begins = Le tour { $turn } commence.
dice-town-roll-again = Nouveau lancer : { $seats }.
dice-town-rolled = Tu lances { $dice }.
dice-town-kept = { $seat-is ->
    [you] Tu { $count ->
        [0] ne gardes aucun dé
       *[other] gardes { $dice }
    }
   *[other] { $seat } { $count ->
        [0] ne garde aucun dé
       *[other] garde { $dice }
    }
}{ $brute ->
    [yes] {" "}sans payer
   *[no] { $cost ->
        [0] {""}
       *[other] {" "}pour { $cost } $
    }
}{ $grows ->
    [yes]  ; rangée : { $row }.
   *[no] .
}
dice-town-shows = { $seat-is ->
    [you] { $again ->
        [yes] Ton nouveau choix
       *[no] Ton choix
    }
   *[other] { $again ->
        [yes] Nouveau choix
       *[no] Choix
    } de { $seat }
} : { $count ->
    [0] aucun dé
   *[other] { $dice }
}.
dice-town-kept-last = Dernier lancer : { $dice } pour { $seat }{ $grows ->
    [yes]  ; rangée : { $row }.
   *[no] .
}
dice-town-played = { $seat-is ->
    [you] Tu joues
   *[other] { $seat } joue
} { $card }.
dice-town-played-brute = { $seat-is ->
    [you] Tu joues
   *[other] { $seat } joue
} Brute, pour garder { $dice } sans payer.
dice-town-played-cheater = { $seat-is ->
    [you] Tu joues
   *[other] { $seat } joue
} Tricheur, pour faire d’{ $from } { $to }.
dice-town-played-joe = { $seat-is ->
    [you] Tu envoies
   *[other] { $seat } envoie
} Joe la Gâchette chez { $victim }.
dice-town-cancelled = Avis de recherche : { $seat-is ->
    [you] tu annules
   *[other] { $seat } annule
} { $player-is ->
    [you] ta carte { $card }.
   *[other] la carte { $card } de { $player }.
}
dice-town-chooses-again = { $seat-is ->
    [you] Tu choisis
   *[other] { $seat } choisit
} de nouveau dans le même lancer.
dice-town-cheated = { $seat-is ->
    [you] Tu fais
   *[other] { $seat } fait
} d’{ $from } { $to } ; rangée : { $row }.

## Dice Town : la ville

dice-town-tie = { $place ->
    [mine] Égalité à la mine : { $seats }.
    [bank] Égalité à la banque : { $seats }.
    [store] Égalité au magasin : { $seats }.
    [saloon] Égalité au saloon : { $seats }.
    [star] Égalité pour l’étoile : { $seats }.
    [hall] Égalité pour la meilleure combinaison : { $seats }.
   *[end] Autant de points et autant de titres : { $seats }. Le dernier mot est au shérif.
}
dice-town-offered-nothing = { $seat-is ->
    [you] Tu n’offres
   *[other] { $seat } n’offre
} rien au shérif.
dice-town-offered = { $seat-is ->
    [you] Tu offres
   *[other] { $seat } offre
} au shérif { $offer }.
dice-town-awarded = { $sheriff-is ->
    [you] Shérif, { $self ->
        [yes] tu te favorises toi-même
       *[no] tu favorises { $seat }
    }
   *[other] Le shérif, { $sheriff }, { $self ->
        [yes] se favorise
       *[no] { $seat-is ->
            [you] te favorise
           *[other] favorise { $seat }
        }
    }
} { $place ->
    [mine] à la mine
    [bank] à la banque
    [store] au magasin
    [saloon] au saloon
    [star] pour l’étoile
   *[hall] à la mairie
}.
dice-town-awarded-bribe = { $sheriff-is ->
    [you] Shérif, tu favorises { $seat }
   *[other] Le shérif, { $sheriff }, { $seat-is ->
        [you] te favorise
       *[other] favorise { $seat }
    }
} { $place ->
    [mine] à la mine
    [bank] à la banque
    [store] au magasin
    [saloon] au saloon
    [star] pour l’étoile
   *[hall] à la mairie
} contre { $offer }.
dice-town-won = { $seat-is ->
    [you] Tu { $place ->
        [mine] gagnes la mine
        [bank] gagnes la banque
        [store] gagnes le magasin
        [saloon] gagnes le saloon
       *[star] arrives en tête pour l’étoile
    }
   *[other] { $seat } { $place ->
        [mine] gagne la mine
        [bank] gagne la banque
        [store] gagne le magasin
        [saloon] gagne le saloon
       *[star] arrive en tête pour l’étoile
    }
} avec { $dice }.
dice-town-won-hall = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} la mairie avec { $hand ->
    [high-card] une hauteur
    [pair] une paire
    [two-pairs] deux paires
    [three] un brelan
    [straight] une suite
    [full-house] un full
    [four] un carré
   *[five] cinq identiques
} : { $row }.
dice-town-nobody = { $place ->
    [mine] Personne n’a de 9 ; personne ne gagne la mine.
    [bank] Personne n’a de 10 ; personne ne gagne la banque.
    [store] Personne n’a de valet ; personne ne gagne le magasin.
    [saloon] Personne n’a de dame ; personne ne gagne le saloon.
   *[star] Personne n’a de roi ; l’étoile ne bouge pas.
}
dice-town-nothing-there = { $place ->
    [store] Le magasin n’a plus de carte.
   *[saloon] Il n’y a personne à dévaliser.
}
dice-town-mined = { $seat-is ->
    [you] Tu prends
   *[other] { $seat } prend
} { $nuggets ->
    [one] une pépite
   *[other] { $nuggets } pépites
} ; { $left ->
    [0] la mine est vide.
    [one] il en reste une dans la mine.
   *[other] il en reste { $left } dans la mine.
}
dice-town-robbed-bank = { $dollars ->
    [0] La banque est vide.
   *[other] { $seat-is ->
        [you] Tu prends { $dollars } $ à la banque.
       *[other] { $seat } prend { $dollars } $ à la banque.
    }
}
dice-town-shared = { $from-is ->
    [you] Tu donnes à { $seat }
   *[other] { $seat-is ->
        [you] { $from } te donne
       *[other] { $from } donne à { $seat }
    }
} la moitié du butin : { $dollars ->
    [0] pour 1 $, rien.
   *[other] { $dollars } $.
}
dice-town-stagecoach = { $dollars ->
    [0] La diligence arrive vide ; { $bank ->
        [0] la banque est vide aussi.
       *[other] il y a { $bank } $ à la banque.
    }
   *[other] La diligence apporte { $dollars } $ ; il y a { $bank } $ à la banque.
}
dice-town-renewed = La pioche du magasin est vide ; la défausse la remplace ({ $cards ->
    [one] une carte
   *[other] { $cards } cartes
}).
dice-town-drew = { $seat-is ->
    [you] Tu tires
   *[other] { $seat } tire
} { $card }.
dice-town-drew-hidden = { $seat } tire une carte magasin.
dice-town-took-store = { $seat-is ->
    [you] Tu gardes
   *[other] { $seat } garde
} { $card }.
dice-town-took-store-hidden = { $seat } garde une carte magasin.
dice-town-robs = { $seat-is ->
    [you] Tu dévalises { $victim }
   *[other] { $victim-is ->
        [you] { $seat } te dévalise
       *[other] { $seat } dévalise { $victim }
    }
} : { $cards ->
    [one] une carte est tirée.
   *[other] { $cards } cartes sont tirées.
}
dice-town-drew-from = { $seat-is ->
    [you] Tu tires { $card } de la main de { $victim }.
   *[other] { $seat } tire { $card } de { $victim-is ->
        [you] ta main.
       *[other] la main de { $victim }.
    }
}
dice-town-drew-from-hidden = { $seat } tire { $title ->
    [yes] un titre
   *[no] une carte magasin
} de la main de { $victim }.
dice-town-stole = { $seat-is ->
    [you] Tu voles { $card } à { $victim }.
   *[other] { $victim-is ->
        [you] { $seat } te vole { $card }.
       *[other] { $seat } vole { $card } à { $victim }.
    }
}
dice-town-stole-hidden = { $seat } vole { $title ->
    [yes] un titre
   *[no] une carte magasin
} à { $victim }.
dice-town-star-stays = { $marshal ->
    [yes] Grâce au Marshal,{" "}
   *[no] {""}
}{ $seat-is ->
    [you] { $marshal ->
        [yes] tu restes
       *[no] Tu restes
    }
   *[other] { $seat } reste
} shérif.
dice-town-joe = Joe la Gâchette : { $victim-is ->
    [you] tu donnes { $dollars } $ à { $seat }.
   *[other] { $seat-is ->
        [you] { $victim } te donne { $dollars } $.
       *[other] { $victim } donne { $dollars } $ à { $seat }.
    }
}
dice-town-new-sheriff = { $seat-is ->
    [you] Tu es
   *[other] { $seat } est
} le nouveau shérif.
dice-town-took-titles = { $seat-is ->
    [you] Tu prends
   *[other] { $seat } prend
} { $cards } dans la file des titres.
dice-town-took-unseen = Corruption : { $seat-is ->
    [you] tu prends
   *[other] { $seat } prend
} { $card } dans la pioche des titres.
dice-town-took-unseen-hidden = Corruption : { $seat } prend un titre dans la pioche, sans le montrer.
dice-town-no-visitors = Tout le monde a gagné quelque chose ; Doc Badluck n’attend personne.
dice-town-visitors = Doc Badluck attend { $count ->
    [one] un visiteur bredouille
   *[other] { $count } visiteurs bredouilles
} : { $seats }.
dice-town-wired = { $seat-is ->
    [you] Tu clôtures
   *[other] { $seat } clôture
} { $cards }.
dice-town-doc-store = { $seat-is ->
    [you] Doc Badluck te donne { $card }.
   *[other] Doc Badluck donne { $card } à { $seat }.
}
dice-town-doc-store-hidden = Doc Badluck donne une carte magasin à { $seat }.
dice-town-doc-dollars = { $dollars ->
    [0] Personne n’a de dollar pour { $seat }.
   *[other] { $seat-is ->
        [you] Les autres te donnent { $dollars } $ en tout.
       *[other] Les autres donnent { $dollars } $ en tout à { $seat }.
    }
}
dice-town-doc-nuggets = { $nuggets ->
    [0] Personne n’a de pépite pour { $seat }.
    [one] { $seat-is ->
        [you] Les autres te donnent une pépite en tout.
       *[other] Les autres donnent une pépite en tout à { $seat }.
    }
   *[other] { $seat-is ->
        [you] Les autres te donnent { $nuggets } pépites en tout.
       *[other] Les autres donnent { $nuggets } pépites en tout à { $seat }.
    }
}
dice-town-doc-nothing = { $seat-is ->
    [you] Tu ne reçois
   *[other] { $seat } ne reçoit
} rien de Doc Badluck.

## Dice Town : la fin

dice-town-game-ends = { $mine ->
    [yes] La mine est vide :
   *[no] Les titres sont épuisés :
} la partie est finie.
dice-town-scored = { $seat-is ->
    [you] Toi
   *[other] { $seat }
} : { $nuggets ->
    [0] {""}
   *[other] { $nuggets } pour les pépites,{" "}
}{ $dollars ->
    [0] {""}
   *[other] { $dollars } pour les dollars,{" "}
}{ $star ->
    [0] {""}
   *[other] { $star } pour l’étoile,{" "}
}{ $equipment ->
    [0] {""}
   *[other] { $equipment } pour l’équipement,{" "}
}{ $titles ->
    [0] {""}
    [one] { $worth } pour un titre,{" "}
   *[other] { $worth } pour { $titles } titres,{" "}
}{ $total ->
    [one] { $total } point
   *[other] { $total } points
} en tout.
dice-town-over = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dice-town-decided = { $seat-is ->
    [you] Tu bats { $second }
   *[other] { $second-is ->
        [you] { $seat } te bat
       *[other] { $seat } bat { $second }
    }
} de { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
}. { $line ->
    [nuggets] Les pépites ont
    [dollars] Les dollars ont
    [star] L’étoile a
    [equipment] L’équipement a
   *[titles] Les titres ont
} fait la différence : { $own ->
    [one] { $own } point
   *[other] { $own } points
} contre { $other }.
dice-town-decided-titles = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
} entre { $seat } et { $second } ; les titres ont décidé : { $own } contre { $other }.
dice-town-decided-sheriff = Autant de points et autant de titres : { $seats }. { $sheriff-is ->
    [you] C’est toi le shérif, et tu as tranché en { $self ->
        [yes] ta faveur.
       *[no] faveur de { $seat }.
    }
   *[other] Le shérif, { $sheriff }, a tranché en { $self ->
        [yes] sa propre faveur.
       *[no] { $seat-is ->
            [you] ta faveur.
           *[other] faveur de { $seat }.
        }
    }
}
dice-town-column = { $line ->
    [nuggets] Pépites
    [dollars] Dollars
    [star] Étoile
    [equipment] Équipement
   *[titles] Titres
}

## Dice Town : pourquoi pas

dice-town-refusal-over = La partie est finie.
dice-town-refusal-decide-first = Il faut d’abord une décision de { $seats }.
dice-town-refusal-sheriff-first = Il faut d’abord tirer au sort le shérif parmi les places de cette table.
dice-town-refusal-roll-first = Il faut d’abord lancer les dés libres.
dice-town-refusal-roll-turn = C’est à { $seat } de lancer.
dice-town-refusal-roll-count = C’est à { $seat } de lancer { $due ->
    [one] un dé
   *[other] { $due } dés
}, pas { $dice }.
dice-town-refusal-card-first = Il faut d’abord tirer une carte.
dice-town-refusal-thief = C’est à { $seat } de tirer dans la main de { $victim }.
dice-town-refusal-not-in-pile = { $card } n’est pas parmi les cartes à tirer.
dice-town-refusal-chance-first = Il faut d’abord le lancer ou le tirage attendu.
dice-town-refusal-turn = C’est à { $seats } de décider.
dice-town-refusal-moment = Pas maintenant : c’est le moment de { $what ->
    [keep] choisir les dés à garder.
    [cheat] jouer un Tricheur, ou de passer.
    [wanted] jouer l’Avis de recherche, ou de passer.
    [offer] faire une offre.
    [award] trancher l’égalité.
    [dynamite] jouer la Dynamite, ou de passer.
    [sharing] jouer la Part du butin, ou de passer.
    [credits] jouer l’Ardoise, ou de passer.
    [girls] jouer les Filles du saloon, ou de passer.
    [rob] choisir qui dévaliser.
    [take] choisir la carte à garder.
    [star] jouer le Marshal ou Joe la Gâchette, ou de passer.
    [corruption] jouer la Corruption, ou de passer.
    [elixir] jouer l’Élixir, ou de passer.
    [visit] nommer le prochain visiteur du docteur.
   *[doc] choisir ce que fait le docteur, ou de passer.
}
dice-town-refusal-not-rolled = On ne garde que des dés de son lancer : { $dice }.
dice-town-refusal-cannot-pay = Cela coûte { $cost } $, et tu as { $dollars } $.
dice-town-refusal-brute-again = Choisis sans Brute, cette fois.
dice-town-refusal-brute-several = Une Brute se joue avec deux dés ou davantage.
dice-town-refusal-not-held = Cette main n’a pas { $card }.
dice-town-refusal-cheat = Aucun dé de ta rangée ne montre cette face.
dice-town-refusal-order = Une offre se compose dans un seul ordre : dollars, pépites, puis cartes comme la règle les énumère.
dice-town-refusal-not-owned = Tu n’as pas cela à offrir.
dice-town-refusal-award = Choisis l’un de ceux qui sont à égalité.
dice-town-refusal-rob = Choisis un autre joueur qui a des cartes en main.
dice-town-refusal-take = Choisis l’une des cartes tirées.
dice-town-refusal-marshal = Un Marshal ne sert que si l’étoile est sur le point de quitter le shérif.
dice-town-refusal-joe = Choisis un autre joueur qui a au moins 1 $.
dice-town-refusal-visit = Choisis l’un de ceux qui attendent le docteur.
dice-town-refusal-wire = Avec un 9 ou un 10, on clôture deux titres de sa main, ou le seul qu’on a.
dice-town-refusal-doc-store = Avec un valet ou une dame, on reçoit une carte magasin, s’il y en a.
dice-town-refusal-doc-face = Il faut un roi dans ta rangée pour les dollars, un as pour les pépites.

## Dice Town : la table en phrases

dice-town-page-turn = Tour { $turn }. Mine : { $mine ->
    [0] vide
    [one] une pépite
   *[other] { $mine } pépites
} ; banque : { $bank ->
    [0] vide
   *[other] { $bank } $
} ; diligence : { $stagecoach ->
    [0] vide
   *[other] { $stagecoach } $
}.
dice-town-page-titles = File des titres : { $cards } ; { $deck ->
    [0] la pioche des titres est vide.
   *[other] { $deck } dans la pioche des titres.
}
dice-town-page-store = Pioche du magasin : { $deck ->
    [0] vide
    [one] une carte
   *[other] { $deck } cartes
} ; défausse : { $discard ->
    [0] vide
    [one] une carte
   *[other] { $discard } cartes
}.{ $knows-deck ->
    [yes] {" "}Tu sais qu’il y a dans la pioche : { $in-deck }.
   *[no] {""}
}{ $knows-discard ->
    [yes] {" "}Tu connais de la défausse : { $in-discard }.
   *[no] {""}
}
dice-town-page-seat = { $seat-is ->
    [you] Toi
   *[other] { $seat }
}{ $sheriff ->
    [yes] , shérif
   *[no] {""}
} : { $dollars } ${ $nuggets ->
    [0] {""}
    [one] , une pépite
   *[other] , { $nuggets } pépites
}{ $store ->
    [0] {""}
    [one] , une carte magasin
   *[other] , { $store } cartes magasin
}{ $titles ->
    [0] {""}
    [one] , un titre
   *[other] , { $titles } titres
}{ $has-wired ->
    [yes] , derrière les barbelés { $wired }
   *[no] {""}
} ; { $hidden ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $points ->
        [0] points inconnus
        [one] au moins { $points } point
       *[other] au moins { $points } points
    }
}.{ $has-known ->
    [yes] {" "}Cartes connues : { $known }.
   *[no] {""}
}{ $has-row ->
    [yes] {" "}Rangée : { $row }.
   *[no] {""}
}
dice-town-page-leads = En tête { $place ->
    [mine] à la mine
    [bank] à la banque
    [store] au magasin
    [saloon] au saloon
   *[star] pour l’étoile
} : { $seats }, avec { $dice }.
dice-town-page-leads-hall = En tête à la mairie : { $seats }, avec { $hand ->
    [high-card] une hauteur
    [pair] une paire
    [two-pairs] deux paires
    [three] un brelan
    [straight] une suite
    [full-house] un full
    [four] un carré
   *[five] cinq identiques
} ({ $dice }).
dice-town-page-hand = Ta main : { $cards }.
dice-town-page-drawn = Cartes tirées : { $cards }.
dice-town-page-roll = Ton lancer : { $dice }.
dice-town-page-choice = { $seat-is ->
    [you] Ton choix
   *[other] Choix de { $seat }
} : { $count ->
    [0] aucun dé
   *[other] { $dice }
}{ $brute ->
    [yes] , avec une Brute.
   *[no] .
}
dice-town-page-offer = { $seat-is ->
    [you] Ton offre
   *[other] Offre de { $seat }
} : { $empty ->
    [yes] rien
   *[no] { $offer }
}.
dice-town-status-you = À toi : { $can ->
    [no] tu n’as pas de carte à jouer ici, passe.
   *[yes] { $what ->
        [keep] choisis les dés que tu gardes.
        [cheat] joue ton Tricheur, ou passe.
        [dynamite] joue ta Dynamite, ou passe.
        [sharing] joue ta Part du butin, ou passe.
        [credits] joue ton Ardoise, ou passe.
        [girls] joue tes Filles du saloon, ou passe.
        [rob] choisis qui tu dévalises.
        [take] choisis la carte que tu gardes.
        [marshal] joue ton Marshal, ou passe.
        [joe] envoie Joe la Gâchette chez quelqu’un, ou passe.
        [star] joue le Marshal ou Joe la Gâchette, ou passe.
        [corruption] joue ta Corruption, ou passe.
        [elixir] joue ton Élixir, ou passe.
        [visit] nomme le prochain visiteur du docteur.
       *[doc] choisis ce que le docteur fait pour toi, ou passe.
    }
}
dice-town-status-wanted = À toi : { $played } { $can ->
    [no] Tu ne peux que passer.
   *[yes] Annule avec l’Avis de recherche, ou passe.
}
dice-town-status-offer = À toi : fais une offre au shérif pour { $place ->
    [mine] la mine
    [bank] la banque
    [store] le magasin
    [saloon] le saloon
    [star] l’étoile
   *[hall] la mairie
} : dollars, pépites ou cartes.
dice-town-status-award = À toi, shérif : désigne qui gagne { $place ->
    [mine] la mine.
    [bank] la banque.
    [store] le magasin.
    [saloon] le saloon.
    [star] l’étoile.
    [hall] la mairie.
   *[end] la partie.
}
dice-town-status-wait = On attend { $seats }, { $what ->
    [keep] pour le choix des dés.
    [offer] pour une offre au shérif.
    [award] pour trancher l’égalité.
    [rob] pour le choix d’une victime.
    [take] pour le choix d’une carte.
    [visit] pour nommer le prochain visiteur du docteur.
    [doc] pour la visite chez le docteur.
   *[other] pour jouer une carte ou passer.
}
dice-town-status-chance = { $what ->
    [sheriff] Le sort choisit le shérif.
    [title] On tire un titre.
    [roll] Les dés roulent.
    [store] On pioche une carte du magasin.
   *[steal] On vole une carte.
}
dice-town-remark-cost = { $cost ->
    [0] gratuit
   *[other] coûte { $cost } $
}
dice-town-odds-one-more = au moins { $dice } au prochain lancer
dice-town-odds-title = la première carte est un titre
dice-town-odds-card = la carte est { $card }

## Ce qu’une table peut choisir

option-wyatt-earp-next-dealer = Prochain donneur
option-wyatt-earp-next-dealer-about = Qui donne la manche suivante. Son voisin de gauche joue alors en premier.
value-wyatt-earp-next-dealer-rotate = Chacun son tour
value-wyatt-earp-next-dealer-rotate-about = Qui a joué en premier dans cette manche donne la suivante.
value-wyatt-earp-next-dealer-last-turn = Le dernier tour
value-wyatt-earp-next-dealer-last-turn-about = Qui a commencé le dernier tour de cette manche donne la suivante.
option-wyatt-earp-second-supply = Pioche épuisée
option-wyatt-earp-second-supply-about = Une fois par manche, la défausse redevient pioche. Ici se décide ce qui arrive quand celle-là s’épuise aussi.
value-wyatt-earp-second-supply-on-request = Attendre une demande
value-wyatt-earp-second-supply-on-request-about = La manche continue jusqu’à ce que quelqu’un s’adresse à une pioche qui n’a plus deux cartes.
value-wyatt-earp-second-supply-at-once = Finir aussitôt
value-wyatt-earp-second-supply-at-once-about = Dès que la pioche est vide, la manche finit ; on règle seulement ce qui l’a vidée.
option-wyatt-earp-ask-order = Ordre des demandes
option-wyatt-earp-ask-order-about = Dans quel ordre un Most Wanted demande aux autres une carte d’un hors-la-loi.
value-wyatt-earp-ask-order-direction = Dans un sens
value-wyatt-earp-ask-order-direction-about = Commence par ton voisin de gauche ou de droite ; la question continue dans ce sens.
value-wyatt-earp-ask-order-free = Comme tu veux
value-wyatt-earp-ask-order-free-about = Demande à qui tu veux, et choisis de nouveau après chaque « non ».
option-wyatt-earp-search-pile = Pile fouillée
option-wyatt-earp-search-pile-about = Dans quelle pile tu cherches quand un Wyatt Earp fouille.
value-wyatt-earp-search-pile-discard = La défausse
value-wyatt-earp-search-pile-discard-about = Tu reprends une carte jouée ou jetée.
value-wyatt-earp-search-pile-supply = La pioche
value-wyatt-earp-search-pile-supply-about = Tu prends une carte que personne n’a vue, et tu sais ce qui reste à venir.
option-wyatt-earp-clear-timing = Enlever une planque
option-wyatt-earp-clear-timing-about = Quand un Wyatt Earp peut tirer sur la planque posée sur ta série, hors de ton tour.
value-wyatt-earp-clear-timing-immediate = Tout de suite
value-wyatt-earp-clear-timing-immediate-about = Une fois, juste après la pose de la planque.
value-wyatt-earp-clear-timing-anytime = À chaque tour
value-wyatt-earp-clear-timing-anytime-about = Juste après la pose, puis avant chaque défausse d’un autre joueur, aussi souvent que tu as les cartes.
option-wyatt-earp-photo-reaction = Photos hors tour
option-wyatt-earp-photo-reaction-about = Peut-on répondre par la photo aux premières cartes d’un hors-la-loi posées par un autre ?
value-wyatt-earp-photo-reaction-false = Non
value-wyatt-earp-photo-reaction-false-about = Les photos se jouent à son tour, comme toutes les cartes shérif.
value-wyatt-earp-photo-reaction-true = Oui
value-wyatt-earp-photo-reaction-true-about = On demande à tous les autres, et qui a la photo peut la poser aussitôt.
option-wyatt-earp-tied-leaders-short = Égalité, peu d’argent
option-wyatt-earp-tied-leaders-short-about = Ce que touchent des chefs de file à égalité si l’affiche a moins de 2 000 $ pour chacun.
value-wyatt-earp-tied-leaders-short-nothing = Rien
value-wyatt-earp-tied-leaders-short-nothing-about = Personne n’est payé, et l’argent attend la manche suivante.
value-wyatt-earp-tied-leaders-short-one-each = 1 000 $ chacun
value-wyatt-earp-tied-leaders-short-one-each-about = Chacun d’eux prend 1 000 $, s’il y a de quoi ; le reste attend.
option-wyatt-earp-duel = Duel
option-wyatt-earp-duel-about = Comment se départagent les premiers à égalité. Une carte hors-la-loi touche, une carte shérif manque.
value-wyatt-earp-duel-elimination = Le dernier debout
value-wyatt-earp-duel-elimination-about = Chacun tire une carte ; manquer élimine, sauf si tout le monde manque.
value-wyatt-earp-duel-lead = Le plus de touches
value-wyatt-earp-duel-lead-about = Chacun tire une carte et compte ses touches, jusqu’à ce qu’un seul soit devant.
option-dice-town-bribes = Pots-de-vin
option-dice-town-bribes-about = Les joueurs à égalité peuvent-ils offrir quelque chose au shérif avant qu’il tranche ?
value-dice-town-bribes-true = Permis
value-dice-town-bribes-true-about = Chacun fait une offre secrète ; le shérif désigne le gagnant et garde l’offre de celui-là.
value-dice-town-bribes-false = Interdits
value-dice-town-bribes-false-about = Le shérif désigne le gagnant, et personne n’offre rien.

preset-wyatt-earp-chasseur = Chasseur de primes
preset-wyatt-earp-chasseur-about = Le jeu habituel, d’après le livret anglais.
preset-wyatt-earp-genie = Génie de la Lampe
preset-wyatt-earp-genie-about = D’après la règle d’un club, faite sur l’allemande : plus de liberté pour demander, fouiller et dégager.

strength-random = Vagabond
strength-random-about = Joue n’importe quoi de permis. Parfait pour essayer les boutons.
strength-greenhorn = Pied-tendre
strength-greenhorn-about = Sait ce qu’est un bon coup, et l’oublie une fois sur quatre.
strength-deputy = Adjoint
strength-deputy-about = Joue bien, par habitude, sans regarder plus loin.
strength-marshal = Marshal
strength-marshal-about = Réfléchit un dixième de seconde à tout ce que tu pourrais avoir.
strength-legend = Légende
strength-legend-about = Réfléchit une seconde, et se demande pourquoi tu as joué ainsi.

## Leçons : ce qu’on dit pendant qu’on joue

lesson-wild-shots-goal = Une partie, c’est quatre manches de dix plis. Qui a le moins de points gagne (WS-14).
lesson-wild-shots-hurts = Cette affiche montre ce qui coûte des points. Dans cette manche, chaque revolver que tu prends en coûte 2 (WS-12).
lesson-wild-shots-trump = La bouteille montre l’atout de ce pli : l’étoile. Il change à chaque pli (WS-6).
lesson-wild-shots-follow = On demande du vert et tu en as : tu dois jouer vert (WS-8). Ton 2 est trop bas pour gagner : joue-le.
lesson-wild-shots-void = On demande du rouge et tu n’en as pas : joue ce que tu veux (WS-8). Débarrasse-toi du 9 noir et de son revolver.
lesson-wild-shots-forced = Chacun de tes bleus prend ce pli. Prends-le avec le 10, qui n’a pas de revolver.
lesson-wild-shots-lead = Tu as pris le pli, donc tu entames le suivant (WS-10). Entame bas : le 2 noir.
lesson-wild-shots-beware = L’étoile est atout : ton 8 vert prendrait le pli (WS-9). Jette plutôt le 4 bleu et son revolver.
lesson-wild-shots-high = Cette fois le revolver est atout : même le 1 noir l’emporte (WS-9). Ton 10 part pour rien.
lesson-wild-shots-taken = Ton voisin prend le pli, et son revolver lui coûte 2 points. Sa plaque les compte aussitôt.
lesson-wild-shots-rounds = En manche 2, les chapeaux coûtent ; en manche 3, les étoiles et les avis de recherche ; en manche 4, tout (WS-12).
lesson-wild-shots-end = Fournis la couleur, surveille l’atout, laisse aux autres ce qui fait mal. Après quatre manches, le moins de points gagne (WS-14).

lesson-wyatt-earp-goal = Sept hors-la-loi sont recherchés, chacun pour une prime. À la fin d’une manche, ceux qui sont capturés paient, et le plus riche gagne la partie (WE-44).
lesson-wyatt-earp-draw = Un tour, c’est : piocher, jouer, défausser (WE-9). Prends deux cartes de la pioche.
lesson-wyatt-earp-meld = Il faut au moins trois cartes d’un hors-la-loi pour ouvrir une série (WE-16). Choisis Jesse James et pose les quatre.
lesson-wyatt-earp-reward = Chaque carte vaut 2 points ; 8 points de tous les joueurs capturent un hors-la-loi (WE-38). Quatre cartes d’un coup ajoutent 3 000 $ à sa prime (WE-3).
lesson-wyatt-earp-discard = Chaque tour finit par une défausse (WE-9). Butch Cassidy est seul dans ta main : défausse-le.
lesson-wyatt-earp-shot = Les cartes à étoile sont les cartes shérif ; ce Braquage de banque demande un tir. On retourne une carte : un hors-la-loi, donc touché (WE-19).
lesson-wyatt-earp-take = Ton rival a défaussé Bob Dalton, et tu en as trois. Prends cette carte plutôt que deux inconnues (WE-10).
lesson-wyatt-earp-four = Pose les quatre Bob Dalton d’un coup. Personne d’autre ne le chasse, et qui mène d’au moins 5 points prend toute la prime (WE-39).
lesson-wyatt-earp-hideout = Tu peux jouer une carte shérif par tour (WE-15). Joue la Planque : elle couvre une série d’un rival si le tir touche (WE-25).
lesson-wyatt-earp-cover = Touché : couvre Belle Starr, et cette série ne compte plus (WE-25). Sous 8 points, un hors-la-loi s’échappe, et sa prime attend la manche suivante (WE-38).
lesson-wyatt-earp-share = Sundance Kid est ouvert : deux cartes suffisent (WE-16). À 4 points au plus du premier, tu partages : 2 000 $ pour lui, 1 000 $ pour toi (WE-40).
lesson-wyatt-earp-out = Défausse ta dernière carte, et la manche finit aussitôt (WE-13). Ton rival ne peut plus répondre.
lesson-wyatt-earp-end = Les hors-la-loi capturés paient, et tu es devant. À 25 000 $ après une manche, la partie finit, et le plus riche gagne (WE-44).

lesson-dice-town-goal = Le plus de points gagne (DT-31) : une pépite vaut 1, deux dollars 1, l’étoile 5. Titres et équipements valent leur nombre.
lesson-dice-town-street = Chaque face de dé a sa maison. Qui en montre le plus gagne ce que la maison donne ; seule la mairie donne ses titres à la meilleure main de poker.
lesson-dice-town-keep = Tu lances en secret. Un dé gardé est gratuit, chaque autre coûte 1 $, que la diligence porte à la banque (DT-8) : garde les deux neufs pour la mine.
lesson-dice-town-free = Tu relances les autres dés. Gardes-en un seul, c’est gratuit : la dame ; qui a le plus de dames vole une carte au saloon.
lesson-dice-town-hurry = Dès que quelqu’un a cinq dés, les autres n’ont plus qu’un lancer (DT-9). Garde le roi : qui a le plus de rois gagne l’étoile.
lesson-dice-town-tie = Les maisons paient, l’une après l’autre : le plus de 10 prend tout l’argent de la banque. À la mine, deux joueurs ont deux neufs : égalité.
lesson-dice-town-bribe = Le shérif tranche chaque égalité et accepte les pots-de-vin (DT-16). Mets 1 $ dans ton enveloppe.
lesson-dice-town-offer = Seul le gagnant paie son enveloppe. Remets la tienne.
lesson-dice-town-sold = Ce joueur a offert 2 $, et toi 1 $. Le shérif donne les pépites au plus offrant, et tu gardes ton dollar.
lesson-dice-town-doctor = Tu n’as rien gagné ce tour-ci : Doc Badluck t’aide (DT-25). Prends une carte du magasin.
lesson-dice-town-brute = Nouveau tour, et ta carte est une Brute : une fois, elle rend plusieurs dés gratuits (DT-10). Garde les trois valets avec elle.
lesson-dice-town-full = Un valet et un roi : garde les deux, et ta rangée est pleine. Les autres n’ont plus qu’un lancer (DT-9).
lesson-dice-town-store = Quatre valets au magasin : tu vois quatre cartes et en gardes une (DT-21). Équipement (5) vaut 5 points à la fin.
lesson-dice-town-end = La partie finit quand la mine ou les titres sont épuisés (DT-30). Le plus de points gagne (DT-31).

## Tables impossibles

setup-game = Aucun jeu ne s’appelle { $name } ; il y a { $known }.
setup-seats = { $game } se joue de { $least } à { $most }, pas à { $seats }.
setup-preset = { $game } n’a pas de préréglage { $name } ; il a : { $known }.
setup-option = { $game } n’a pas d’option { $name } ; il a : { $known }.
setup-value = L’option { $option } ne peut pas être { $value } ; elle peut être { $known }.

## Transcriptions

problem = ligne { $line } : { $why }
problem-rule = ligne { $line } : { $rule } : { $why }
problem-empty = Le fichier est vide ; une transcription commence par son en-tête.
problem-no-decision = Cette partie n’a pas de décision { $number }.
problem-no-game = Il n’y a pas de partie { $number } ici.
problem-blank = La ligne est vide.
problem-several = Une autre partie commence ici ; on ne peut en regarder qu’une.
problem-too-long = La ligne dépasse { $most } octets, ce qu’aucun enregistrement ne fait.
problem-utf8 = La ligne n’est pas de l’UTF-8 valide.
problem-json = À partir de la colonne { $column }, ce n’est pas du JSON.
problem-number = Avant la colonne { $column } se trouve un nombre qui n’est pas entier, ou trop grand.
problem-key-twice = La clé « { $key } » s’y trouve deux fois.
problem-no-object = Un enregistrement est un objet JSON.
problem-no-record = Ce n’est pas un enregistrement de transcription : aucune clé n’en dit le genre.
problem-key-missing = La clé « { $key } » manque.
problem-key-unknown = La clé « { $key } » n’a rien à faire ici.
problem-value = « { $key } » ne peut pas avoir cette valeur.
problem-format = Seule la version 1 du format est connue ici.
problem-edition = Les règles de { $game } sont connues ici dans l’édition { $known }, pas { $edition }.
problem-commitment = L’engagement n’est pas le SHA-256 de la graine.
problem-chance-kind = Le jeu ne connaît pas ce genre de tirage.
problem-no-action = Le jeu n’a pas d’action écrite « { $action } ».
problem-no-seat = La table n’a pas de place { $number }.
problem-unfair = Pas équitable : de cette graine, le donneur tire { $due }.
problem-legal = Les actions légales diffèrent en { $at } : attendu { $due }, trouvé { $is }.
problem-state = L’état diffère en { $at } : attendu { $due }, trouvé { $is }.
problem-result = Le résultat diffère en { $at } : attendu { $due }, trouvé { $is }.
problem-due = { $is ->
    [header] Un en-tête se trouve
    [chance] Un tirage se trouve
    [decision] Une décision se trouve
    [state] Un état se trouve
    [result] Un résultat se trouve
   *[nothing] Le fichier finit
} là où l’on attend { $due }.
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
cli-lang = Utiliser cette langue plutôt que celle du système (en, fr)
cli-games = Lister les jeux : nombre de places, options et leurs valeurs, préréglages
cli-games-json = Écrire une ligne de JSON pour les programmes
cli-games-seats = De { $least } à { $most } places ; édition { $edition } des règles.
cli-games-no-options = Aucune option.
cli-games-option = { $name } ({ $rule }) : { $values } ; { $default } sauf autre choix.
cli-games-presets = Préréglages : { $names }.
cli-game = Le jeu ; « saloon games » les liste
cli-preset = Partir des options de ce préréglage
cli-options = Régler une option ; peut être répété
cli-out = Écrire dans ce fichier ; « - », par défaut, est la sortie standard
cli-force = Remplacer le fichier s’il existe
cli-out-exists = { $file } existe. Choisis un autre nom, ou remplace-le avec --force.
cli-simulate = Jouer des parties au hasard et les écrire en transcriptions
cli-simulate-more =
    La même graine donne toujours les mêmes parties, et « saloon verify --fair » les accepte toutes.
    Exemple : saloon simulate wild-shots --seats 3 --games 100 --seed 7 --legal --states --out parties.jsonl
cli-simulate-seats = Nombre de places
cli-simulate-games = Nombre de parties ; 1 par défaut
cli-simulate-seed = Un nombre inférieur à 2⁶⁴ ou 64 chiffres hexadécimaux ; la partie i prend graine + i. Nouvelle par défaut
cli-simulate-legal = Écrire toutes les actions légales avec chaque décision
cli-simulate-states = Écrire l’état complet avant chaque décision et à la fin
cli-positions = Écrire les messages qu’une place reçoit pendant des parties au hasard, pour tester des clients
cli-positions-more =
    Un message du protocole par ligne : les positions d’une partie après celles d’une autre. La même graine donne toujours les mêmes lignes.
    Exemple : saloon positions dice-town --seats 3 --seed 7 --out positions.jsonl
cli-positions-seats = Nombre de places
cli-positions-seat = La place qui les reçoit, comptée à partir de 0 ; 0 par défaut
cli-positions-games = Nombre de parties ; 1 par défaut
cli-positions-seed = Un nombre inférieur à 2⁶⁴ ou 64 chiffres hexadécimaux ; la partie i prend graine + i. Nouvelle par défaut
cli-no-seat = Il n’y a pas de place { $seat } à une table de { $seats } : les places se comptent à partir de 0.
cli-verify = Rejouer des transcriptions selon les règles et dire si elles tiennent
cli-verify-more =
    Une ligne par partie : où elle commence et si elle tient, ou son premier problème avec ligne et règle.
    Code de sortie 1 si une partie ne tient pas, 2 si un fichier est illisible.
    Exemple : saloon verify --fair parties.jsonl
cli-verify-files = Transcriptions ; « - » est l’entrée standard
cli-verify-fair = Vérifier aussi que chaque tirage est celui que le donneur fait à partir de la graine
cli-verify-holds = ok : { $game }, { $seats } places, { $decisions } décisions
cli-verify-fails = faux : { $problem }
cli-play = Jouer dans le terminal, ligne à ligne, contre des robots
cli-play-more =
    Réponds par le numéro d’une action ou par son texte ; « ? » en dit plus, et le numéro d’une règle montre la règle.
    Exemple : saloon play wild-shots --seats 3
cli-play-seats = Nombre de places, la tienne comprise ; le plus possible par défaut
cli-play-seed = Distribuer à partir de cette graine plutôt que d’une nouvelle
cli-play-bots = La force des autres : random, greenhorn, deputy, marshal ou legend ; deputy sinon
cli-play-out = Écrire la transcription dans ce fichier quand tu t’arrêtes ; celle d’une partie quittée ne se vérifie pas
cli-arena = Faire jouer des robots entre eux, et montrer qui est le meilleur et si c’est sûr
cli-arena-more =
    Chaque robot joue à chaque place avec le même hasard du donneur ; intervalles à 95 %.
    Avec --out, une série interrompue reprend, et son en-tête suffit pour la rejouer.
    Exemple : saloon arena dice-town --bots greedy,random --seats 4 --games 400 --out soiree
cli-arena-bots = Des robots, séparés par des virgules : random, greenhorn, deputy (ou greedy), marshal, legend, ismcts, ismcts:500, ismcts:50ms, legend:500
cli-arena-seats = Le nombre de places, le dernier robot à toutes celles qui restent ; autant que de robots sinon
cli-arena-games = Le nombre de parties, arrondi pour jouer tous les ordres des places ; 100 sinon
cli-arena-until = S’arrêter dès qu’il est clair de quel côté de cette part de victoires, comme 0.65, est le premier robot
cli-arena-iterations = Combien de mondes « ismcts » imagine pour une décision
cli-arena-ms = Combien de millisecondes « ismcts » réfléchit à une décision
cli-arena-seed = La graine de la première série de parties ; 0 sinon
cli-arena-threads = Combien de parties à la fois ; autant que de cœurs sinon
cli-arena-json = Écrire une ligne de JSON pour des programmes
cli-arena-out = Garder les résultats, les transcriptions et un graphique des cotes dans ce dossier
cli-arena-force = Rejouer et remplacer les fichiers du dossier, au lieu de poursuivre la série
cli-arena-too-many = { $bots } robots ne tiennent pas à { $seats ->
    [one] une place.
   *[other] { $seats } places.
}
cli-arena-budget = Pour « ismcts », il faut --iterations ou --ms, ou un nom comme ismcts:500.
cli-arena-other-run = { $file } contient les résultats d’une autre série, ou d’autres robots ; choisis un autre dossier.
cli-arena-bad-line = La ligne { $line } de { $file } n’est pas une partie de cette série ; enlève la ligne, et la partie sera rejouée.
cli-arena-no-ismcts = --iterations et --ms sont pour le robot « ismcts », qui ne joue pas.
cli-arena-stopped = Arrêté après { $games } parties : on sait de quel côté de { $claim } % se trouve le premier robot.
cli-arena-bot = robot
cli-arena-seats-taken = places jouées
cli-arena-share = victoires
cli-arena-place = rang
cli-arena-score = score
cli-arena-rating = cote
cli-no-bot = Il n’y a pas de robot « { $name } » ; il y a { $known }.
cli-hint = Montrer ce qu’une place pouvait savoir de ses choix dans une transcription
cli-hint-more =
    Les chances et les scores viennent de mondes qui ont le même aspect pour cette place,
    joués jusqu’au bout par des règles simples.
    Exemple : saloon hint soiree.jsonl --at 12
cli-hint-file = Une transcription ; « - » est l’entrée standard
cli-hint-at = Le numéro de la décision, à partir de 1
cli-hint-game = Le numéro de la partie dans le fichier, à partir de 1 ; la première si rien n’est dit
cli-hint-worlds = Combien de mondes imaginer ; 1000 sinon
cli-hint-seed = La graine de l’imagination ; 0 sinon
cli-hint-json = Écrire une ligne de JSON pour des programmes
cli-hint-head = Décision { $number }, { $seat } (« { $action } ») ; { $worlds ->
    [one] un monde imaginé
   *[other] { $worlds } mondes imaginés
} :
cli-hint-line = { $action } : gagne { $win }, marque { $score }{ $has-odds ->
    [yes]  ; { $odds }
   *[no] {""}
}
cli-hint-odds = { $what } : { $ways } sur { $of }
cli-export = Écrire les transcriptions de toutes les parties finies d’un serveur qui ne tourne pas
cli-export-more =
    La partie la plus récente vient en premier, et « saloon verify --fair » les accepte toutes.
    Exemple : saloon export --data games.db --out games.jsonl
cli-export-data = Le fichier du serveur, ou une de ses sauvegardes ; saloon.db dans ce dossier par défaut
cli-export-none = Il n’y a pas de fichier { $file }.
cli-export-lost = { $file } n’a pas la transcription de la table finie { $table }.
cli-import = Conserver les parties de transcriptions comme tables finies d’un serveur arrêté
cli-import-more =
    Chaque partie est rejouée selon les règles, et son hasard selon sa graine. Celle qui ne tient pas, ou n’est pas finie,
    est refusée avec sa ligne et sa règle, et les autres sont conservées. Une partie déjà là n’est pas ajoutée deux fois.
    Code de sortie 1 si une partie a été refusée, 2 si un fichier ne peut pas être lu.
    Exemple : saloon import --data parties.db anciennes.jsonl
cli-import-files = Transcriptions ; « - » est l’entrée standard
cli-import-data = Le fichier du serveur, créé s’il n’existe pas ; saloon.db dans ce dossier par défaut
cli-import-listed = Montrer les parties dans l’historique public ; sinon, il faut connaître le nom d’une table pour la trouver
cli-import-done = ajoutées : { $added } ; déjà là : { $known } ; refusées : { $refused }
cli-serve = Servir des tables : personnes et robots jouent par le réseau, et rien de confirmé ne se perd
cli-serve-more =
    Chaque option peut aussi être donnée par l’environnement : SALOON_LISTEN, SALOON_DATA, etc.
    Ctrl-C l’arrête proprement ; les parties continuent quand on le relance.
    Exemple : saloon serve --listen 0.0.0.0:1881 --data games.db
cli-serve-listen = Où écouter ; 127.0.0.1:1881 par défaut, que seule cette machine peut joindre
cli-serve-data = Le fichier qui garde tout ; saloon.db dans ce dossier par défaut
cli-serve-durability = full : ce qui est confirmé survit à une panne de courant ; normal : plus rapide, survit à tout sauf à cela
cli-serve-minds = Combien de robots cherchent en même temps ; un par processeur sauf un par défaut
cli-serve-pause = Combien de millisecondes un robot prend au moins, et trois fois cela au plus ; 400 si rien n’est dit. Un robot pressé se lit comme un visage : seulement pour des essais
cli-serve-origins = Les pages de ces adresses peuvent jouer ici, outre celle du serveur ; séparées par des virgules
cli-serve-behind-proxy = Un de tes proxys est devant : croire ce qu’il dit de l’origine des requêtes
cli-serve-log = Ce qu’il faut journaliser : error, warn, info ou debug
cli-serve-log-json = Journaliser une ligne de JSON par événement
cli-serve-ready = Le saloon est ouvert : { $address }
cli-serve-in-use = { $file } ne peut pas être ouvert : un serveur l’utilise. Arrête-le d’abord.
cli-serve-store = { $file } ne peut pas être ouvert : { $error }
cli-bench = Chronométrer des parties au hasard
cli-bench-more =
    La somme de contrôle ne dépend que de la graine et du nombre de parties, ni des fils d’exécution ni de la machine.
    Exemple : saloon bench wild-shots --seats 4 --games 100000 --json
cli-bench-seats = Nombre de places ; le plus possible par défaut
cli-bench-seconds = Jouer aussi longtemps ; 2 par défaut
cli-bench-games = Jouer exactement ce nombre de parties
cli-bench-threads = Nombre de fils d’exécution, 256 au plus ; 1 par défaut
cli-bench-seed = La graine de la partie 0 ; 0 par défaut
cli-bench-json = Écrire une ligne de JSON pour les programmes
cli-bench-figures =
    { $game }, { $seats } places, fils d’exécution : { $threads }
    { $games } parties et { $decisions } décisions en { $seconds } s
    { $games-rate } parties/s, { $decisions-rate } décisions/s, { $ns } ns par décision
    somme de contrôle { $checksum }
cli-io = { $what } : { $error }
cli-usage = Dis ce qu’il faut faire ; « saloon --help » liste les commandes.
cli-unknown = L’argument { $arg } n’existe pas ; --help les liste.
cli-no-command = La commande { $name } n’existe pas ; « saloon --help » les liste.
cli-missing = Il manque { $arg } ; --help explique.
cli-conflict = { $arg } ne va pas avec { $other }.
cli-utf8 = Un argument n’est pas de l’UTF-8 valide.
cli-empty = { $arg } ne peut pas être vide.
cli-value = { $arg } ne peut pas être { $value } ; --help explique.
cli-no-language = La langue { $code } n’est pas là ; il y a { $known }.
cli-option-form = Une option s’écrit NOM=VALEUR, pas { $option }.
cli-seed = Une graine est un nombre inférieur à 2⁶⁴ ou 64 chiffres hexadécimaux, pas { $seed }.

## Jouer dans le terminal

play-bot = Robot { $number }
play-welcome = { $game } contre { $bots ->
    [one] un robot
   *[other] { $bots } robots
}. Tape ? pour l’aide.
play-help =
    Tape le numéro d’une action, ou son texte, par exemple : { $action }
    t  revoir la table       l  la liste des actions
    h  un conseil            u  reprendre ce que personne n’a vu
    ?  cette aide            q  quitter la partie
    Le numéro d’une règle, tel qu’il précède ce qui se passe, montre la règle.
play-refused = { $rule } : { $why }
play-unknown = « { $text } » n’est pas une action ici ; ? pour l’aide.
play-taken-back = C’est repris.
play-no-take-back = Il n’y a rien que tu puisses reprendre : les autres l’ont vu, ou il s’est passé autre chose depuis.
play-stale = Cette décision est passée.
play-no-number = Les actions sont numérotées de 1 à { $most }.
play-left = Tu quittes la table.
play-place = { $place }. { $seat } : { $score }

## Le serveur de tables

server-begun = La partie a commencé.
server-broken = Cette table ne peut pas être ouverte : ce qui en est conservé n’est pas valable. Son hôte peut lire pourquoi dans le journal.
server-edition = Cette table se joue selon l’édition { $edition } des règles de { $game }, que ce serveur ne connaît pas.
server-entropy = Ce qu’un joueur ajoute au hasard, ce sont 64 chiffres hexadécimaux.
server-failed = Le serveur n’a pas pu le faire ; rien ne s’est passé.
server-full = Le serveur n’a plus de place pour conserver quoi que ce soit ; rien ne s’est passé.
server-given-up = Cette partie a été abandonnée : elle n’a pas de résultat, et ses coups n’ont pas été gardés.
server-importing = Cette table est en cours de reprise d’un autre serveur ; son hôte doit l’importer encore une fois.
server-kept = Cela ne peut pas être repris : d’autres l’ont vu, il s’est passé quelque chose depuis, ou cette table l’interdit.
server-mark = Cette page n’existe pas.
server-moment-count = On peut revoir de 1 à { $most } étapes à la fois.
server-moment-from = { $open ->
    [one] On ne peut revoir qu’une étape.
   *[other] On ne peut revoir que { $open } étapes.
}
server-nickname = Un pseudonyme a de 1 à { $most } caractères.
server-no-action = Le jeu n’a pas d’action de ce nom.
server-no-pages = Ce serveur a été construit sans ses pages : `cargo play` les construit. Les programmes peuvent jouer quand même.
server-no-call = Cet appel n’existe pas.
server-no-chair = Une place ne peut pas être « { $word } » : elle est open, me, ou la force d’un robot.
server-no-hints = Cette table ne donne pas de conseils.
server-no-lesson = Il n’y a pas encore de leçon pour { $game }.
server-no-method = Cet appel ne se fait pas par cette méthode.
server-no-seat = Tu n’as pas de place à cette table.
server-no-table = Cette table n’existe pas.
server-nobody = Le serveur ne te connaît pas encore : choisis d’abord un pseudonyme.
server-not-open = Il n’y a encore rien à revoir : toutes les mains sont montrées quand la partie est finie ou, si la table montre les mains après coup et que le jeu redistribue à chaque manche, quand une manche est finie.
server-not-over = La partie n’est pas finie.
server-not-playing = Aucune partie ne se joue à cette table.
server-not-solo = Ce n’est possible que là où tous les autres sont des robots.
server-open-seats = Il y a des places libres.
server-origin = Une page de { $origin } ne peut pas jouer ici.
server-pace = La pause des robots dure { $most } millisecondes au plus.
server-protocol = Le serveur parle la version { $known } du protocole.
server-restart = Le serveur s’arrête. Tout ce qu’il a confirmé est conservé ; reviens dans un instant.
server-seat-taken = Cette place est prise.
server-solo-tables = Tu as déjà { $most } parties inachevées contre des robots ; c’est le maximum. Finis-en une, ou abandonne-la.
server-stale = Cette décision est passée.
server-tables = Tu es déjà à { $most } tables inachevées ; c’est le maximum.
server-tempo = Une décision a entre une seconde et { $most } secondes, une réserve pas plus.
server-too-long = Ce message dépasse { $most } octets.
server-too-often = C’est trop à la fois ; réessaie dans un instant.
server-unreadable = Ce message ne peut pas être lu : { $error }
server-watching = Une connexion peut regarder { $most } tables.
server-words = Ce que tu dis a de 1 à { $most } caractères sur une ligne.

## Ce que disent la table, les gens et les robots

table-left = { $seat-is ->
    [you] Tu quittes
   *[other] { $seat } quitte
} la partie ; un remplaçant joue.
table-stood-in = { $seat-is ->
    [you] Ton temps est écoulé
   *[other] Le temps est écoulé pour { $seat }
} ; un remplaçant joue.
table-returned = { $seat-is ->
    [you] Te revoilà, tu joues
   *[other] { $seat } est de retour et joue
} à nouveau.
phrase-hello = Salut !
phrase-well-played = Bien joué !
phrase-ouch = Aïe !
phrase-hurry-up = Allez, on joue !
phrase-good-game = Belle partie !
phrase-thanks = Merci !
banter-random-hello-1 = Jolies chaises. On joue à quoi ?
banter-random-hello-2 = Je ne faisais que passer.
banter-random-glad-1 = C’est moi qui ai fait ça ?
banter-random-glad-2 = Tiens, tiens.
banter-random-sorry-1 = Bah, le vent l’a emporté.
banter-random-sorry-2 = Vite gagné, vite perdu.
banter-random-won-1 = J’ai gagné ? À quoi ?
banter-random-won-2 = Ça doit être le vent.
banter-random-lost-1 = Belle partie. Le nord, c’est où ?
banter-random-lost-2 = Allez, je reprends la route.
banter-greenhorn-hello-1 = Salut ! Je peux m’asseoir là ?
banter-greenhorn-hello-2 = J’ai lu les règles. Deux fois !
banter-greenhorn-glad-1 = Ça marche ! Ça marche !
banter-greenhorn-glad-2 = Maman ne va pas le croire.
banter-greenhorn-sorry-1 = Oh non, encore…
banter-greenhorn-sorry-2 = C’était voulu. Enfin, presque.
banter-greenhorn-won-1 = Gagné ! Moi ! Tu as vu ?
banter-greenhorn-won-2 = La chance du débutant, sans doute.
banter-greenhorn-lost-1 = Je vais progresser. Belle partie !
banter-greenhorn-lost-2 = Alors c’est comme ça qu’on fait.
banter-deputy-hello-1 = Bonsoir. On reste bons amis.
banter-deputy-hello-2 = Je suis de la partie.
banter-deputy-glad-1 = Ça ira comme ça.
banter-deputy-glad-2 = Dans les règles de l’art.
banter-deputy-sorry-1 = C’est de bonne guerre.
banter-deputy-sorry-2 = Je prends note.
banter-deputy-won-1 = Le travail est fait.
banter-deputy-won-2 = Belle partie, tout le monde.
banter-deputy-lost-1 = Bien joué.
banter-deputy-lost-2 = Perdu, mais à la loyale.
banter-marshal-hello-1 = J’aime les tables calmes.
banter-marshal-hello-2 = Dos droit, jeu droit.
banter-marshal-glad-1 = Je l’avais vu venir.
banter-marshal-glad-2 = La patience paie.
banter-marshal-sorry-1 = Ça se paiera.
banter-marshal-sorry-2 = C’est noté.
banter-marshal-won-1 = Affaire classée.
banter-marshal-won-2 = Sans rancune, j’espère.
banter-marshal-lost-1 = Cette étoile est méritée.
banter-marshal-lost-2 = Peu de gens y arrivent.
banter-legend-hello-1 = Mon nom te dit quelque chose.
banter-legend-hello-2 = Voyons ce que tu as dans le ventre.
banter-legend-glad-1 = On en fera une chanson.
banter-legend-glad-2 = Qui en doutait ?
banter-legend-sorry-1 = Deux fois dans ma vie, pas plus.
banter-legend-sorry-2 = Profites-en, ça ne dure pas.
banter-legend-won-1 = Et la légende continue.
banter-legend-won-2 = Tu as osé jouer. C’est déjà beau.
banter-legend-lost-1 = Souviens-toi de ce jour.
banter-legend-lost-2 = Une légende de plus, alors.

## Le web : la pièce autour de chaque table

web-to-the-door = Retour à l’accueil
web-nowhere = Il n’y a rien ici
web-nowhere-about = Le lien est peut-être ancien, ou une lettre s’est perdue en route.
web-no-server = Le serveur ne répond pas. Réessaie dans un instant.
web-not-loaded = Impossible à charger : la connexion est perdue, ou il y a une version plus récente.
web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-auto = Comme le système
web-theme-light = Plein jour
web-theme-dark = À la lampe
web-speed = Vitesse
web-speed-normal = Normale
web-speed-double = Double
web-speed-instant = Instantanée
web-sound = Sons
web-sound-offer = Envie d’entendre les cartes, les dés et les pièces ?
web-sound-yes = Mettre le son
web-sound-no = Non merci
web-motion = Animations
web-confirm-setting = Confirmer avant de dépenser ou de révéler quelque chose
web-banter = Les robots bavardent de temps en temps
web-pass-alone = Passer automatiquement quand il n’y a rien d’autre à faire
web-pass-alone-about = À une table avec d’autres personnes, des passes rapides peuvent montrer que tu n’avais rien à jouer.
web-notify = M’avertir quand c’est mon tour
web-forget = M’oublier
web-forget-about = Le serveur oublie ton appareil, ton classement et ton nom dans tous les résultats ; ce navigateur oublie ce qu’il garde. C’est pour de bon.
web-close = Fermer
web-rule = Règle { $number }
web-bubble-rule = Règle { $number } : clic droit pour la lire
web-whole-rules = Toutes les règles
web-rules = Règles
web-you = Toi
web-acts = Doit agir :
web-bot-mark = robot · { $strength }
web-away = pas là
web-stand-in = remplaçant
web-left = a quitté, remplaçant
web-time-left = Temps restant
web-grace = Un remplaçant joue dans
web-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-hours = { $hours } h
web-hint-win = { $win } ± { $within }
web-hint = Conseil
web-hint-title = Tes chances de gagner la partie
web-hint-about = Joué jusqu’au bout bien des fois d’après ce que tu peux savoir, et rien d’autre ; 95 fois sur 100 la vérité est dans la bande. Les parties avec conseils ne comptent pas pour le classement.
web-odds = { $share } : { $what }
web-stand-in-yours = Ton temps est écoulé : un remplaçant joue pour toi.
web-come-back = Je suis là
web-reconnecting = Connexion perdue. On réessaie ; rien n’est perdu.
web-opening = La table s’ouvre…
web-moment = Un instant…
web-your-turn = À toi
web-log = Journal
web-chat = Discussion
web-aid = Aide
web-in-words = En mots
web-panel = Journal et discussion
web-show-moment = Montrer la table à ce moment
web-looking-back = Tu regardes en arrière.
web-to-the-present = Revenir au présent
web-chat-words = Dire quelque chose
web-fresh = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
web-no-chat = Personne n’a rien dit.
web-quick-words = Mots rapides
web-send = Dire
web-mute = masquer
web-unmute = { $count ->
    [one] Entendre de nouveau { $count } joueur
   *[other] Entendre de nouveau { $count } joueurs
}
web-take-back = Reprendre
web-do-it = Vas-y
web-not-yet = Pas encore
web-gathering = { $free ->
    [0] Plus de place libre.
    [one] { $free } place est libre.
   *[other] { $free } places sont libres.
}
web-invite = Inviter des amis
web-invite-about = Qui ouvre ce lien peut prendre une place libre ; quand il n’y en a plus, il regarde.
web-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-code = Ou par code :
web-free-seat = libre
web-sit = S’asseoir ici
web-seat-add-bot = Mettre un robot à la place { $number }
web-seat-bot = Robot à la place { $number }
web-seat-remove = Renvoyer { $name }
web-qr = À scanner pour venir à cette table
web-gathering-chat = Bavarder en attendant
web-deal = Commencer la partie
web-leave = Quitter
web-place = Rang
web-player = Joueur
web-score = Points
web-again = Rejouer
web-replay = Revoir la partie

## Le web : l’entrée

web-welcome = Trois jeux du Far West. Prends une chaise.
web-turns = { $count ->
    [one] C’est à toi à une table.
   *[other] C’est à toi à { $count } tables.
}
web-nickname = Ton nom
web-face = Ton visage : { $face }
web-face-choose = Choisis ton visage
web-face-name = { $face ->
    [prospector] le chercheur d’or
    [barkeep] le barman
    [gambler] le joueur
    [rancher] la fermière
    [singer] la chanteuse
    [trapper] la trappeuse
    [vaquero] le vaquero
   *[teacher] l’institutrice
}
web-strength = Robots
web-facts = { $least } à { $most } joueurs · environ { $minutes } min
web-seats = Joueurs
web-play-now = Jouer
web-learn = Apprendre
web-learn-first = Apprendre en trois minutes
web-options = Plus d’options
web-somebody = quelqu’un
web-nobody-yet = Personne encore
web-your-games = Tes parties
web-no-games = Aucune partie en cours.
web-last-game = Ta dernière partie
web-best = Les meilleurs du jour
web-best-none = Personne n’a encore gagné aujourd’hui. À toi l’honneur ?
web-open-tables = Rejoindre ou regarder
web-no-tables = Personne n’attend en ce moment. Ouvre ta propre table :
web-playing = En cours.
web-sit-down = S’asseoir
web-watch = Regarder
web-go-there = Y aller
web-join = Rejoindre par code
web-join-code = Code
web-join-go = Entrer
web-finished = Parties finies
web-no-finished = Rien encore.
web-fared = { $place }. { $name } { $score }
web-given-up = Abandonnée
web-more = En voir plus
web-records = Ton palmarès
web-game = Jeu
web-played = Parties
web-won = Gagnées
web-mean-place = Rang moyen
web-tempo-live = En direct
web-tempo-live-about = Une minute par décision, cinq de plus en réserve.
web-tempo-quick = Rapide
web-tempo-quick-about = Quinze secondes par décision, quatre-vingt-dix de plus en réserve.
web-tempo-days = Sur plusieurs jours
web-tempo-days-about = Deux jours par décision, une semaine de plus en réserve.
web-tempo-own = { $decision } s par décision, { $bank } s en réserve
web-create = Une table de { $game }
web-create-seats = Joueurs
web-create-count = Places
web-create-seat = Place { $number }
web-create-free = Place libre
web-create-bot = Robot, { $strength }
web-create-rules = Quelles règles
web-create-one-rule = Ce jeu ne se joue que d’une façon.
web-create-own = À ta façon
web-create-own-about = Choisis toi-même chaque règle.
web-create-tempo = À quelle allure
web-create-found = Qui peut la trouver
web-create-private = Ceux qui ont le lien
web-create-private-about = Elle n’est sur aucune liste ; le lien ou le code y mène.
web-create-listed = Tout le monde
web-create-listed-about = Elle figure parmi les tables ouvertes de la page d’accueil.
web-create-more = Comment on joue
web-create-take-back = Reprendre un coup
web-create-take-back-about = On peut annuler une dernière action qui n’a rien appris à personne.
web-create-hints = Conseils
web-create-hints-about = Qui veut peut demander ce que vaut un choix, d’après ce que sa place sait.
web-create-late-hands = Montrer toutes les mains après coup
web-create-late-hands-about = Si le jeu redistribue à chaque manche, tout le monde peut revoir toutes les mains d’une manche finie.
web-create-deal = Commencer dès que toutes les places sont prises
web-create-deal-about = Seulement tant que ta page est ouverte.
web-create-open = Ouvrir la table
web-create-play = S’asseoir et distribuer
web-create-unknown = Ce jeu n’existe pas ici.
web-luck = Ta part de hasard est dans la pioche.
web-luck-soon = Qui s’assoit ici ajoute sa part de hasard à la pioche.
web-luck-about = Avant que quiconque s’assoie, le serveur s’engage sur une graine secrète et en montre l’empreinte. Chaque page à la table ajoute son propre hasard, et le tout décide des cartes et des dés. Après la partie, la graine est montrée, et chacun peut prouver que rien n’a été choisi ni changé. Le serveur connaît bien les cartes pendant que tu joues : joue là où tu fais confiance à l’hôte.
web-luck-why = Pourquoi est-ce juste ?
web-luck-print = Empreinte de la graine
web-present = là
web-share = Partager
web-deals-alone = La partie commence dès que toutes les places sont prises.
web-full-watch = Aucune place n’est libre. Reste et regarde ; la partie commence quand quelqu’un distribue.
web-add-bot = Ajouter un robot
web-fill-bots = Compléter avec des robots
web-tools = Outils
web-over-game = { $game } : la partie est finie
web-lost-by = Tu finis { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] dernier
}, à { $points } points de la tête.
web-see-table = Voir la table
web-see-result = Résultat
web-round-over = La manche est finie
web-round-over-go-on = La manche est finie : continue quand tu veux.
web-go-on = Continuer
web-skip = Passer à maintenant
web-share-picture = Enregistrer le résultat en image
web-share-failed = Ce navigateur ne peut pas dessiner l’image.
web-hint-best = ★ { $action } : { $win } ± { $within } de chances de gagner
web-hint-all = Comparer
web-hint-is-best = Le mieux :
web-pass-on = Passer pour le reste du tour
web-pass-on-about = Le serveur passe pour toi jusqu’à la fin du tour, quoi que tu aies en main : personne ne peut en déduire ce que tu as.
web-pass-on-stop = Ne plus passer
web-this-game = Cette partie
web-pace = Attente des robots
web-pace-none = aucune
web-pace-quick = brève
web-pace-calm = un instant
web-pace-slow = longue
web-leave-for-later = Pars quand tu veux : la partie t’attend sur la page d’accueil.
web-give-up = Abandonner cette partie
web-give-up-sure = La partie finit sans résultat. Abandonner ?
web-you-gave-up = Tu as abandonné cette partie.
web-keys = Touches
web-key-arrows = Parcourir la main, la table et les choix
web-key-enter-name = Entrée
web-key-enter = Prendre, ou choisir
web-key-digits = Choisir la réponse marquée de ce chiffre
web-key-escape-name = Échap
web-key-escape = Un pas en arrière
web-key-space-name = Espace
web-key-space = Passer l’animation
web-key-tab = Vers la partie suivante de la table
web-key-help = Cette aide
web-key-rule-name = Maj + F10
web-key-rule = Lire la règle d’une carte, d’un symbole ou d’un lieu
# Les deux parties de la table, pour les lecteurs d’écran.
web-tray = Main et choix
web-board = La table
# Ce que permet une carte, un dé ou une affiche que l’on tient ; pour les lecteurs d’écran.
web-can-do = { $key ->
    [none] { $what }.
   *[other] { $key } : { $what }.
}
web-can-pick = Choisis maintenant : { $list }.
web-won-alone = { $name } gagne
web-won-you = Tu gagnes
web-won-shared = { $names } gagnent ensemble
web-share-game = Partager cette partie
web-try-again = Réessayer
web-chosen = Ce qu’on joue ici
web-chosen-value = { $option } : { $value }.
web-deal-later = Quand toutes les places sont prises, chacun ici peut lancer la partie.

## Le web : règles, reprises et leçons

web-rules-of = Règles de { $game }
web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucune règle trouvée.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
web-rules-none = Aucune règle ne parle de « { $words } ».
web-rules-lesson = Apprendre en jouant
web-rules-aid = Aide de jeu
web-replay-of = { $game } : la partie revue
web-replay-controls = Relecture
web-replay-first = Au début
web-replay-last = À la fin
web-replay-back = Une décision en arrière
web-replay-on = Une décision en avant
web-replay-play = Lire
web-replay-pause = Pause
web-replay-round = Manche { $number }
web-replay-turn = Tour { $number }
web-replay-round-on = À la manche suivante
web-replay-round-back = Au début de la manche
web-replay-turn-on = Au tour suivant
web-replay-turn-back = Au début du tour
web-replay-speed = Vitesse : { $speed } fois
web-replay-slider = Décision
web-replay-stop = Décision { $stop }
web-replay-stop-of = { $stop } sur { $of }
web-replay-round-mark = M{ $number }
web-replay-turn-mark = T{ $number }
web-replay-hands = Toutes les mains
web-replay-hand-empty = rien en main
web-replay-panel = Journal et partie
web-replay-facts = Partie
web-replay-eyes = Vu par
web-replay-you = { $name } (toi)
web-replay-bystander = un spectateur
web-replay-to-table = À la table
web-replay-spoilers = Cacher la suite
web-replay-share = Partager ce moment
web-replay-link = Lien vers ce moment
web-replay-verdict = Vérifié à l’instant
web-replay-legal = Chaque étape respecte les règles.
web-replay-fair = Le hasard est équitable : il vient de la graine et de ce que les joueurs ont ajouté.
web-replay-unfair = Le hasard n’est pas celui de la graine et des joueurs.
web-replay-unshown = Le hasard découle bien de la graine, mais personne ne s’était engagé sur cette graine avant la partie.
web-replay-result = Comment ça s’est terminé
web-replay-download = Transcription
web-replay-file = Ouvrir un fichier
web-replay-file-title = Revoir une partie
web-replay-file-about = Une transcription contient toute une partie : d’ici, d’un autre saloon ou de ton propre programme. Elle est vérifiée étape par étape avant d’être montrée.
web-replay-drop = Dépose une transcription ici, ou choisis-en une
web-replay-let-go = Lâche pour revoir la partie
web-log-copy = Copier le journal
web-lesson-of = Apprendre { $game }
web-lesson-coach = Le guide
web-lesson-missed = « { $chosen } » est permis aussi. Ici, j’aimerais voir « { $asked } ».
web-lesson-do = Montre-moi
web-lesson-on = Suivant
web-lesson-back = Retour
web-lesson-again = Encore une fois
web-lesson-leave = Quitter la leçon
web-lesson-progress = Avancement de la leçon
web-lesson-panel = Aide et journal

## Le web : Wild Shots

web-ws-where = Manche { $round } · pli { $trick }
# Une lettre par couleur ; toutes différentes.
web-ws-letter = { $colour ->
    [black] N
    [red] R
    [green] V
   *[blue] B
}
web-ws-hand = Ta main
web-ws-pick = Touche une fois pour voir, deux pour jouer.
web-ws-card = { $card } : { $remarks }
web-ws-laid = { $name } : { $card }{ $led ->
    [yes] , a entamé
   *[no] {""}
}{ $holds ->
    [yes] , tient le pli
   *[no] {""}
}
web-ws-trick = Le pli
web-ws-holds = gagne
web-ws-takes = prend
web-ws-led = entame
web-ws-hurts = Ça coûte
web-ws-hurts-about = Chaque carte prise avec l’un de ces symboles coûte autant de points. Les points font mal.
web-ws-cost = { $symbol } : { $cost } points pièce
web-ws-at-stake = ce pli : { $points }
web-ws-points = Points de pénalité
web-ws-points-about = { $scored } jusqu’ici, { $round } dans cette manche
web-ws-ahead = En tête : le moins de points
web-ws-times = { $count } × { $symbol }
web-ws-taken = Pris dans cette manche : { $list }
web-ws-taken-symbols = Pris dans cette manche :
web-ws-round = Manche { $round }
web-ws-total = En tout
web-ws-voids = N’a plus de { $list }
web-ws-voids-about = N’a pas fourni, et toute la table l’a vu
web-ws-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-ws-trump = Atout
web-ws-no-trump = Pas encore d’atout.
web-ws-trump-about = La plus forte carte à ce symbole prend le pli, quelle que soit sa couleur. Chaque pli a le sien.
web-ws-pile = Snake Oil : { $count ->
    [one] reste { $count } carte
   *[other] restent { $count } cartes
}
web-ws-pile-look = Que reste-t-il du Snake Oil ?
web-ws-pile-about = On en tire une avant chaque pli. Quatre restent dans la pile à la fin d’une manche.
web-ws-last = Dernier pli
web-ws-last-look = Revoir le dernier pli et les tiens
web-ws-own = Tes plis précédents
web-ws-to = pour { $name }
web-ws-aid-symbols = Symboles
web-ws-aid-cards = { $count } cartes
web-ws-aid-each = { $symbol ->
    [revolver] 2 points pièce
    [hat] 3 points pièce
    [star] 4 points pièce
   *[wanted] 5 points pièce
}
web-ws-aid-hurts = Ce qui coûte
web-ws-aid-round = Manche { $round } : { $round ->
    [1] les revolvers
    [2] les chapeaux
    [3] les étoiles et les avis de recherche
   *[4] les quatre symboles
}
web-ws-aid-trick = Un pli
web-ws-aid-draw = Qui entame tire une carte Snake Oil. Son symbole est l’atout, pour ce pli seulement.
web-ws-aid-follow = Fournis la couleur demandée si tu peux. Sinon, joue ce que tu veux.
web-ws-aid-wins = Le plus fort atout prend le pli, quelle que soit sa couleur. Sans atout, c’est la plus forte carte de la couleur demandée.
web-ws-aid-next = Qui prend le pli entame le suivant.
web-ws-aid-end = Quatre manches de dix plis. Le moins de points gagne.

## Le web : Wyatt Earp

web-we-round = Manche { $round }
web-money = { $money } $
web-we-held = { $held ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $held } cartes en main
}
web-we-known = Tout le monde a vu : { $cards }.
web-we-none-of = Le reste n’est pas : { $outlaws }.
web-we-dealer = a distribué cette manche
web-we-territory = { $you ->
    [yes] Ton territoire
   *[no] Territoire : { $name }
}
web-we-no-sets = Rien de posé
web-we-set-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-we-covered = Planquée : aucun point
web-we-set = { $cards } : { $covered ->
    [yes] caché par une planque, aucun point
   *[no] { $points ->
        [one] { $points } point de capture
       *[other] { $points } points de capture
    }
}
# Imprimé sur la carte, une ligne par mot : des mots courts.
web-we-lettering = { $kind ->
    [stagecoach] Diligence
    [bank] Banque
    [fastest-gun] Gâchette
    [most-wanted] Most wanted
    [hideout] Planque
   *[wyatt-earp] Wyatt Earp
}
web-wanted = Wanted
web-we-captured = Au trou
web-we-poster = { $outlaw } : { $money }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de capture sur { $needed }{ $state ->
    [captured] , au trou
    [closed] , encore à ouvrir
   *[open] {""}
}{ $hunted ->
    [yes] . Points : { $hunters }.
   *[no] .
}
web-we-hunter = { $name } { $points }
web-we-share = { $name } { $money }
web-we-pays = { $captured ->
    [no] { $outlaw } reste libre.
   *[yes] { $outlaw } : { $paid }.
}
web-we-now = Si la manche finissait maintenant : { $shares }{ $rest ->
    [0] .
   *[other]  ; { $stays } resteraient.
}
web-we-now-nothing = Si la manche finissait maintenant : une capture, mais trop peu à partager ; { $stays } resteraient.
web-we-now-free = Si la manche finissait maintenant, le hors-la-loi resterait libre et { $stays } resteraient.
web-we-closed = Encore à ouvrir : les premières cartes se posent par trois au moins.
web-we-points = Points
web-we-would-take = Prend
web-we-supply = Pioche : { $cards ->
    [0] vide
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $reshuffled ->
    [yes] , remélange épuisé
   *[no] {""}
}
web-we-last = remélange épuisé
web-we-supply-name = Pioche
web-we-discard-name = Défausse
web-we-top = dessus : { $card }
web-we-draw-brings = Prochaine carte :
web-we-reshuffled = La défausse a déjà été remélangée. Quand la pioche s’épuise, la manche peut finir.
web-we-not-reshuffled = Quand elle s’épuise, la défausse est remélangée, une fois par manche.
web-we-discard = Défausse : { $card } au-dessus, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-we-discard-empty = Défausse : vide
web-we-waits = { $card } { $why ->
    [committed] attend sa place
   *[announced] va être défaussée
}
web-we-duel = Duel
web-we-hits = { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}
web-we-shot = { $name } : { $hit ->
    [yes] touché !
   *[no] manqué.
}
web-we-says = { $what ->
    [asks] { $outlaw } ?
    [gives] Tiens.
    [has-none] Pas de { $outlaw }.
    [finds-nothing] Rien.
   *[passes] Je passe.
}
web-we-hand = Ta main
web-we-cards = { $card }{ $count ->
    [1] {""}
   *[other] , { $count } cartes
}
web-we-pick = { $cards } : voir ce que ça permet
web-we-pick-a-card = Choisis une carte pour voir ce qu’elle permet.
web-we-pick-a-poster = { $what ->
    [ask] …ou touche une affiche pour demander ce hors-la-loi.
    [take] Touche l’affiche du hors-la-loi dont tu veux une carte.
    [uncover] Touche l’affiche du hors-la-loi dont tu enlèves la planque.
   *[set] Touche l’affiche du hors-la-loi de la série.
}
web-we-more = Suite
web-we-do = { $what ->
    [meld] Poser { $count }
    [photo] Poser la photo
    [play] Jouer
    [rob] Voler une carte
    [ask] Demander à { $name }
    [cover] Couvrir { $name }
    [take] Voler à { $name }
    [draw] Piocher deux cartes
    [search] Fouiller
    [clear] Enlever une planque
    [keep] Garder
    [discard] Défausser
   *[pass] Passer
}
web-we-adds = +{ $money }
web-we-if-hit = si ça touche
web-we-search = { $pile ->
    [supply] Dans la pioche : prends-en une
   *[discard] Dans la défausse : prends-en une
}
web-we-telegram = Télégramme
web-we-found = Tu as trouvé : { $card }.
web-we-opened = { $name } vient d’ouvrir { $outlaw }. C’est l’heure d’une photo ?
web-we-hidden = { $name } couvre ta série { $outlaw } : elle ne compte plus. Un Wyatt Earp peut enlever la planque, si le tir touche.
web-we-announced = { $name } va défausser. Veux-tu d’abord vider une de tes planques ?
web-we-kind = { $kind ->
    [outlaw] Carte hors-la-loi
   *[photo] Photo
}
web-we-about = { $kind ->
    [outlaw] 2 points chacune. Un hors-la-loi que personne n’a posé dans cette manche demande trois cartes d’un coup. Poses-en plusieurs ensemble : chacune après la première ajoute 1 000 $ à la prime.
    [photo] 4 points et 1 000 $, dès que quelqu’un a posé ce hors-la-loi. Sans tir.
    [stagecoach] Tir : 1 point et 3 000 $ sur une de tes séries.
    [bank] Tir : 2 points et 1 000 $ sur une de tes séries.
    [fastest-gun] Tir : 3 points et 1 000 $ ; chasse l’autre gâchette.
    [most-wanted] Demande une carte hors-la-loi aux autres ; ou, par un tir, vole-la dans un territoire.
    [hideout] Tir : couvre une série adverse, qui ne compte plus.
   *[wyatt-earp] Pioche deux cartes, cherche une carte, ou tire sur une planque posée chez toi.
}
web-we-aid-turn = Ton tour
web-we-aid-draw = Pioche : deux cartes de la pioche, ou le dessus de la défausse.
web-we-aid-play = Joue : autant de hors-la-loi que tu veux, et une carte shérif.
web-we-aid-discard = Défausse une carte. Ta dernière carte se défausse toujours.
web-we-aid-cards = Cartes
web-we-aid-pay = À la fin de la manche
web-we-aid-captured = Avec 8 points de capture, tous joueurs ensemble, un hors-la-loi est capturé. Sinon la prime reste sur l’affiche.
web-we-aid-alone = Qui mène d’au moins 5 points prend tout.
web-we-aid-shared = Sinon chaque meneur prend 2 000 $, puis chacun de ceux qui suivent à 4 points au plus 1 000 $, puis tous 1 000 $ à leur tour. Les ex æquo sont payés ensemble ou pas du tout ; le reste attend.
web-we-aid-end = Avec 25 000 $ la partie est finie ; le plus riche gagne.
web-we-aid-outlaws = Hors-la-loi

## Le web : Dice Town

web-dt-where = Tour { $turn } · { $place }
web-house = { $place ->
    [mine] Mine
    [bank] Banque
    [stagecoach] Diligence
    [store] Magasin
    [saloon] Saloon
    [star] Shérif
    [hall] Mairie
    [doctor] Docteur
    [end] La fin
   *[dice] Les dés
}
web-dt-place-about = { $place ->
    [mine] Le plus de 9 : une pépite par 9.
    [bank] Le plus de 10 : tout l’argent qu’elle contient.
    [stagecoach] N’est à personne. Ce qu’on paie pour les dés y voyage, puis passe à la banque.
    [store] Le plus de valets : pioche une carte par valet et gardes-en une.
    [saloon] Le plus de dames : pioche une carte par dame dans la main de quelqu’un et gardes-en une.
    [star] Le plus de rois : l’étoile. Elle tranche les égalités et vaut 5 points.
    [hall] La meilleure main : le premier titre, et un de plus par as.
   *[doctor] Rien gagné ce tour ? Doc Badluck arrange ça.
}
web-dt-stake = { $place ->
    [mine] { $count ->
        [0] vide
        [one] il reste une pépite
       *[other] il reste { $count } pépites
    }
   *[bank] { $count ->
        [0] vide
       *[other] { $count } $ dedans
    }
}
web-dt-loot = butin : { $dollars } $
web-dt-held-elsewhere = Quelqu’un a : { $cards }.
web-dt-wears-star = L’étoile : { $seat }.
web-dt-waiting-room = Salle d’attente : { $seats }.
web-dt-kind = { $kind ->
    [high-card] hauteur
    [pair] paire
    [two-pairs] deux paires
    [three] brelan
    [straight] suite
    [full-house] full
    [four] carré
   *[five] cinq identiques
}
web-dt-card-about = { $card ->
    [dynamite] À la mine : prends deux fois plus de pépites.
    [girls] Au saloon : fais tout deux fois.
    [brute] Avec tes dés : plusieurs ne coûtent rien cette fois.
    [cheater] Après une révélation : tourne un dé de ta rangée.
    [corruption] À la mairie : un titre de plus, de la pioche.
    [credits] Au magasin : fais tout deux fois.
    [joe] Avant que l’étoile bouge : quelqu’un te donne 4 $.
    [marshal] Avant que l’étoile bouge : le shérif reste.
    [sharing] Un autre prend la banque : la moitié est à toi.
    [wanted] Quelqu’un joue une carte : elle ne fait rien.
    [elixir] Avant le docteur : il te reçoit aussi.
   *[other] { $worth ->
        [one] Un point à la fin.
       *[other] { $worth } points à la fin.
    }
}
web-dt-street = La rue
web-dt-own = Ce que tu as
web-dt-is-asked = on lui demandera une carte
web-dt-joe = Joe : 4 $ max
web-dt-rob-title = un titre : { $share }
web-dt-visit = { $seat-is ->
    [you] Y aller toi-même
   *[other] Envoyer { $seat }
}
web-dt-doc = { $what ->
    [store] Une carte du magasin
    [dollars] 2 $ de chacun
   *[nuggets] Une pépite de chacun
}
web-dt-has-nuggets = { $count ->
    [0] aucune pépite
    [one] une pépite
   *[other] { $count } pépites
}
web-dt-has-store = { $count ->
    [0] aucune carte du magasin
    [one] une carte du magasin
   *[other] { $count } cartes du magasin
}
web-dt-has-titles = { $count ->
    [0] aucun titre en main
    [one] un titre en main
   *[other] { $count } titres en main
}
web-dt-wired = derrière les barbelés : { $cards }
web-dt-sheriff = shérif
web-dt-known-cards = Tu sais qu’il y a { $cards }.
web-dt-points = { $points }{ $uncounted ->
    [0] {""}
   *[other] +
} { $points ->
    [one] pt
   *[other] pts
}
web-dt-points-title = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $uncounted ->
    [0] {""}
    [one] , et une carte qu’on ne compte pas encore
   *[other] , et { $uncounted } cartes qu’on ne compte pas encore
}
web-dt-points-about = Pépites { $nuggets }, dollars { $dollars }, étoile { $star }, équipement { $equipment }, titres { $titles }.
web-dt-gained = a gagné quelque chose ce tour
web-dt-row = { $count ->
    [0] Pas encore de dés gardés
   *[other] Rangée : { $dice }
}
web-dt-under-cup = { $ready ->
    [yes] a choisi ; les dés sont sous le gobelet
   *[no] dés sous le gobelet
}
web-dt-shows = montre { $dice }
web-dt-shows-none = ne montre aucun dé
web-dt-bared = montrés avec la Brute annulée : { $dice }
web-dt-roll = Ton lancer
web-dt-last-roll = Dernier lancer : on le garde comme il tombe.
web-dt-die-keep = { $die } : le garder
web-dt-die-back = { $die } : gardé, touche pour le reposer
web-dt-die-turn = { $die } : le tourner
web-dt-all = Tous
web-dt-offered = Offre : { $what }
web-dt-all-dice = Garder tous les dés
web-dt-die-calm = { $die } : pas avec ceux-ci
web-dt-die-calm-about = Ça coûterait plus que tu n’as.
web-dt-keep = { $count ->
    [0] Ne rien garder
   *[other] Garder { $count }
} · { $cost ->
    [0] gratuit
   *[other] { $cost } $
}
web-dt-keep-brute = Garder { $count } · Brute, gratuit
web-dt-keep-dear = { $count } dés : trop cher
web-dt-keep-one = Garde un dé
web-dt-brute-two = Brute : deux ou plus
web-dt-next-roll = Prochain lancer :
web-dt-kept = de côté
web-dt-keep-poor = Pas d’argent : un seul dé.
web-dt-keep-hint = Touche les dés que tu gardes. Un seul : gratuit ; chaque dé de plus : 1 $ ; aucun : 1 $.
web-dt-chosen = Tu gardes { $dice }. Aux autres de choisir.
web-dt-chosen-none = Tu ne gardes aucun dé. Aux autres de choisir.
web-dt-hand = Tes cartes
web-dt-hand-empty = Pas encore de cartes en main.
web-dt-pick = { $card } : voir ce qu’elle peut faire
web-dt-cheat-from = Tourner quel dé ?
web-dt-cheat-to = Faire d’{ $die }…
web-dt-nothing-but-pass = Rien de ce que tu as ne convient. Les autres n’ont pas à le savoir.
web-dt-wire = { $count ->
    [one] Des barbelés pour un titre : touche-le.
   *[other] Des barbelés pour deux titres : touche-les.
}
web-dt-wire-second = 1 choisi sur 2 : touche le second titre.
web-dt-offer = Ton offre à { $seat }
web-dt-offer-paid = Seule l’offre du gagnant est payée.
web-dt-offer-order = D’abord les dollars, puis les pépites, puis des cartes de ta main.
web-dt-offer-nugget = + pépite
web-dt-offer-bill = + 1 $
web-dt-offer-done = { $empty ->
    [yes] Ne rien offrir
   *[no] Cacheter l’enveloppe
}
web-dt-envelope = { $seat-is ->
    [you] Ton offre
   *[other] Offre de { $seat }
}
web-dt-envelope-closed = encore cachetée
web-dt-envelope-nothing = rien
web-dt-tie = Égalité : { $seats }. { $seat-is ->
    [you] À toi de décider.
   *[other] { $seat } décide.
}
web-dt-tie-end = Toujours à égalité : { $seats }. { $seat-is ->
    [you] À toi le dernier mot.
   *[other] { $seat } a le dernier mot.
}
web-dt-wins = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} { $place ->
    [mine] à la mine
    [bank] à la banque
    [store] au magasin
    [saloon] au saloon
    [star] l’étoile
    [hall] à la mairie
   *[other] {""}
}
web-dt-drawn = Gardes-en une
web-dt-drawn-of-yours = Piochées dans ta main
web-dt-drawn-hidden = { $seat-is ->
    [you] Tu regardes
   *[other] { $seat } regarde
} { $count ->
    [one] une carte
   *[other] { $count } cartes
}
web-dt-robs = { $seat-is ->
    [you] Tu dévalises { $victim }
   *[other] { $victim-is ->
        [you] { $seat } te dévalise
       *[other] { $seat } dévalise { $victim }
    }
}
web-dt-more-visits = { $count ->
    [one] et encore une fois après
   *[other] et encore { $count } fois
}
web-dt-star-goes = L’étoile va passer à { $seat }.
web-dt-star-stays = L’étoile va rester chez { $seat }.
web-dt-played = { $seat-is ->
    [you] Tu joues { $card }
   *[other] { $seat } joue { $card }
}
web-dt-patient = { $seat-is ->
    [you] Tu es chez le docteur.
   *[other] { $seat } est chez le docteur.
}
web-dt-brutes = Brutes encore à régler : { $seats }
web-dt-won-game = { $seat-is ->
    [you] La ville est à toi.
   *[other] { $seat } gagne la ville.
}
web-dt-title-row = Titres affichés, le prochain d’abord : { $cards }. Encore { $deck } dans la pioche.
web-dt-aid-faces = Faces et lieux
web-dt-aid-faces-about = Toutes les rangées sont pleines ? On règle la ville de gauche à droite. Le shérif tranche les égalités.
web-dt-aid-hands = Mains de poker, la meilleure d’abord
web-dt-aid-doctor = Chez le docteur
web-dt-aid-doctor-about = Un 9 ou un 10 dans ta rangée : deux titres derrière les barbelés. Valet ou dame : une carte du magasin. Roi : 2 $ de chacun. As : une pépite de chacun.
web-dt-aid-cards = Cartes du magasin
web-dt-aid-points = Points à la fin
web-dt-aid-points-about = Chaque pépite 1, tous les 2 $ un, l’étoile 5, équipement et titres leur nombre.
web-dt-aid-price = Le prix des dés
web-dt-aid-price-about = En garder un : gratuit. Chaque dé de plus : 1 $. Aucun : 1 $. Une rangée pleine, et c’est le dernier lancer des autres.
web-dt-copies = { $card } (×2)
