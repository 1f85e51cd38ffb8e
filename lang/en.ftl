# Every sentence a person reads, in English. Each language of this folder has the same
# messages with the same variables; `$seat-is` says whether a seat is the reader's (`you`).

## Joining words

you = you
seat = seat { $number }
list-next = { $list }, { $next }
list-last = { $list } and { $next }
list-empty = none
decimal-mark = .
scorecard-total = Total

## Wild Shots: cards and symbols

wild-shots = Wild Shots
wild-shots-about = Trick-taking with a new trump symbol for every trick; points are bad.
wild-shots-symbol = { $symbol ->
    [revolver] revolver
    [hat] hat
    [star] star
   *[wanted] wanted poster
}
wild-shots-colour = { $colour ->
    [black] black
    [red] red
    [green] green
   *[blue] blue
}
wild-shots-card = { $colour } { $rank }{ $symbol ->
    [plain] {""}
    [revolver] {" "}(revolver)
    [hat] {" "}(hat)
    [star] {" "}(star)
   *[wanted] {" "}(wanted)
}

## Wild Shots: what happens

wild-shots-action-play = Play { $card }
wild-shots-round-begins = Round { $round }: { $seat-is ->
    [you] you lead
   *[other] { $seat } leads
} the first trick.
wild-shots-dealt = Ten cards to each seat; { $aside ->
    [0] none is set aside
    [one] one is set aside unseen
   *[other] { $aside } are set aside unseen
}.
wild-shots-dealt-hand = Your ten cards: { $cards }. { $aside ->
    [0] {""}
    [one] One is set aside unseen.
   *[other] { $aside } are set aside unseen.
}
wild-shots-trump = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} a Snake Oil card: trump is the { $symbol }.
wild-shots-played = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
wild-shots-discarded = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }, having no { $colour }.
wild-shots-taken = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} the trick with { $card }, { $by ->
    [trump] the highest trump
   *[colour] the highest of the led colour
}{ $points ->
    [0] .
    [one] : { $points } penalty point.
   *[other] : { $points } penalty points.
}
wild-shots-count = { $count } × { $symbol } at { $cost }
wild-shots-scored = Round { $round }, { $seat }: { $counts }, so { $points }; { $total } in all.
wild-shots-over = { $count ->
    [one] Won
   *[other] Won together
} by { $winners } with { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}.
wild-shots-decided = { $seat-is ->
    [you] You
   *[other] { $seat }
} { $round ->
    [1] { $seat-is ->
        [you] were
       *[other] was
    } ahead of { $second } from the first round on
   *[other] pulled ahead of { $second } in round { $round }
}, with { $own ->
    [one] { $own } penalty point
   *[other] { $own } penalty points
} against { $other }, and won by { $lead }.
wild-shots-decided-shared = A shared win: { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
} for { $winners }, and nobody has fewer.
wild-shots-column = Round { $round }

## Wild Shots: why not

wild-shots-refusal-leader-first = First it must be drawn who leads.
wild-shots-refusal-deal-first = First every seat must be dealt its ten cards.
wild-shots-refusal-symbol-first = First the trump of this trick must be drawn.
wild-shots-refusal-over = The game is over.
wild-shots-refusal-turn = It is the turn of { $turn }.
wild-shots-refusal-not-held = This hand does not hold { $card }.
wild-shots-refusal-follow = A card of the led colour must be played: { $colour }.
wild-shots-refusal-leader = Only a seat of this table can be drawn to lead.
wild-shots-refusal-dealt = { $card } is not in the deck any more.
wild-shots-refusal-symbol-used = Every Snake Oil card with a { $symbol } has been drawn in this round.
wild-shots-refusal-play-first = First { $turn } must play a card.

## Wild Shots: the table in sentences

wild-shots-page-round = Round { $round } of 4, trick { $trick } of 10. What hurts: { $hurts }.
wild-shots-page-cost = { $symbol } { $cost }
wild-shots-page-points = { $seat-is ->
    [you] You
   *[other] { $seat }
}: { $scored } so far, { $round } in this round.
wild-shots-page-trick = ({ $cards })
wild-shots-page-own-tricks = Your earlier tricks: { $tricks }.
wild-shots-page-last-trick = Last trick, to { $seat }: { $cards }.
wild-shots-page-trump = Trump: the { $symbol }.
wild-shots-page-card = On the table, { $seat }: { $card }{ $holds ->
    [yes] {" "}— holds the trick.
   *[no] .
}
wild-shots-page-hand = Your hand: { $cards }.
wild-shots-status-lead = Your turn: lead any card.
wild-shots-status-follow = Your turn: follow { $colour }.
wild-shots-status-free = Your turn: you have no { $colour }, so any card will do.
wild-shots-status-wait = Waiting for { $seat } { $what ->
    [lead] to lead.
   *[play] to play a card.
}
wild-shots-status-chance = { $what ->
    [leader] Lots decide who leads.
    [deal] The cards are being dealt.
   *[symbol] The next trump is being drawn.
}
wild-shots-remark-takes = takes the trick, { $points ->
    [0] which costs nothing
    [one] at { $points } point
   *[other] at { $points } points
}
wild-shots-remark-holds = holds the trick for now, { $points ->
    [0] which costs nothing so far
    [one] at { $points } point
   *[other] at { $points } points
}
wild-shots-remark-ducks = leaves the trick to another
wild-shots-odds-trump = the next trump is the { $symbol }

## Wyatt Earp: outlaws and cards

wyatt-earp = Wyatt Earp
wyatt-earp-about = Rummy with rewards: hunt seven outlaws, raise the price on their heads, collect.
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
    [photo-belle] the Belle Starr photo
    [photo-billy] the Billy the Kid photo
    [photo-bob] the Bob Dalton photo
    [photo-butch] the Butch Cassidy photo
    [photo-jesse] the Jesse James photo
    [photo-sundance] the Sundance Kid photo
    [photo-wes] the Wes Hardin photo
    [stagecoach] Stagecoach robbery
    [bank] Bank robbery
    [fastest-gun] Fastest gun
    [most-wanted] Most wanted
    [hideout] Hideout
   *[wyatt-earp] Wyatt Earp
}

## Wyatt Earp: actions

wyatt-earp-action-draw-supply = Draw two cards from the supply
wyatt-earp-action-draw-discard = Take the top card of the discard
wyatt-earp-action-end-round = End the round
wyatt-earp-action-meld = Lay { $count } × { $outlaw }
wyatt-earp-action-photo = Play the { $outlaw } photo
wyatt-earp-action-attach = Play { $card }
wyatt-earp-action-ask = Most wanted: ask for { $outlaw }, beginning with { $seat }
wyatt-earp-action-ask-next = Ask { $seat } next
wyatt-earp-action-rob = Most wanted: steal an outlaw card from a territory
wyatt-earp-action-hideout = Play Hideout
wyatt-earp-action-earp-draw = Wyatt Earp: draw two cards
wyatt-earp-action-earp-search = Wyatt Earp: search for a card
wyatt-earp-action-earp-clear = Wyatt Earp: clear a hideout
wyatt-earp-action-discard = Discard { $card }
wyatt-earp-action-place = Add it to your { $outlaw } set
wyatt-earp-action-cover = Cover { $seat }’s { $outlaw } set
wyatt-earp-action-take = Steal { $outlaw } from { $seat }
wyatt-earp-action-pick = Take { $card }
wyatt-earp-action-keep = Keep the card
wyatt-earp-action-uncover = Clear the hideout on your { $outlaw } set
wyatt-earp-action-pass = Pass

## Wyatt Earp: what happens

wyatt-earp-round-begins = Round { $round }: { $dealer-is ->
    [you] you deal
   *[other] { $dealer } deals
}, { $seat-is ->
    [you] you play first
   *[other] { $seat } plays first
}; every poster gets $1,000.
wyatt-earp-dealt = Ten cards to each seat.
wyatt-earp-dealt-hand = Your ten cards: { $cards }.
wyatt-earp-turned-up = The discard begins with { $card }.
wyatt-earp-draws = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} from the supply.
wyatt-earp-drew-hidden = { $seat } draws a card.
wyatt-earp-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $card }.
wyatt-earp-drew-discard = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $card } from the discard.
wyatt-earp-reshuffled = The supply is used up; the discard becomes the new one ({ $cards ->
    [one] one card
   *[other] { $cards } cards
}).
wyatt-earp-melded = { $seat-is ->
    [you] You lay
   *[other] { $seat } lays
} { $count } × { $outlaw }{ $opens ->
    [yes] , who is now open
   *[no] {""}
}{ $adds ->
    [0] .
   *[other] : +${ $adds }, ${ $reward } on the poster.
}
wyatt-earp-photo = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} the { $outlaw } photo: +$1,000, ${ $reward } on the poster.
wyatt-earp-aims = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }; a shot decides.
wyatt-earp-shot = { $seat-is ->
    [you] You shoot
   *[other] { $seat } shoots
}: { $card }, { $hit ->
    [yes] a hit.
   *[no] a miss.
}
wyatt-earp-placed = { $seat-is ->
    [you] You add { $card } to your { $outlaw } set
   *[other] { $seat } adds { $card } to their { $outlaw } set
}{ $adds ->
    [0] .
   *[other] : +${ $adds }, ${ $reward } on the poster.
}
wyatt-earp-displaced = { $seat-is ->
    [you] Your { $outlaw } set loses its Fastest gun.
   *[other] { $seat }’s { $outlaw } set loses its Fastest gun.
}
wyatt-earp-covered = { $seat-is ->
    [you] You cover
   *[other] { $seat } covers
} { $owner-is ->
    [you] your
   *[other] { $owner }’s
} { $outlaw } set with a hideout: it counts for nothing for now.
wyatt-earp-asks = { $seat-is ->
    [you] You ask
   *[other] { $seat } asks
} for { $outlaw }.
wyatt-earp-answers = { $seat-is ->
    [you] You { $gives ->
        [yes] give one.
       *[no] have none.
    }
   *[other] { $seat } { $gives ->
        [yes] gives one.
       *[no] has none.
    }
}
wyatt-earp-stolen = { $seat-is ->
    [you] You steal
   *[other] { $seat } steals
} { $outlaw } from { $victim }.
wyatt-earp-orphaned = { $seat-is ->
    [you] Your set is gone
   *[other] { $seat }’s set is gone
}. To the discard go: { $cards }.
wyatt-earp-earp = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} Wyatt Earp to { $searches ->
    [yes] search for a card.
   *[no] draw two cards.
}
wyatt-earp-found-nothing = There is nothing to find.
wyatt-earp-found-hidden = { $seat } takes a card.
wyatt-earp-found = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $card }.
wyatt-earp-keeps = { $seat-is ->
    [you] You keep
   *[other] { $seat } keeps
} it.
wyatt-earp-cleared = { $seat-is ->
    [you] You clear
   *[other] { $seat } clears
} the hideout on { $seat-is ->
    [you] your
   *[other] their
} { $outlaw } set.
wyatt-earp-passes = { $seat-is ->
    [you] You pass.
   *[other] { $seat } passes.
}
wyatt-earp-announced = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} about to discard { $card }.
wyatt-earp-discarded = { $seat-is ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.
wyatt-earp-round-ends = The round ends: { $reason ->
    [empty] a hand is empty.
    [request] { $seat-is ->
        [you] you end it, the supply being used up.
       *[other] { $seat } ends it, the supply being used up.
    }
    [exhausted] the supply is used up for the second time.
   *[idle] nobody plays anything any more.
}
wyatt-earp-points = { $seat } { $points }
wyatt-earp-takes = { $seat } ${ $money }{ $pass ->
    [0] {""}
   *[other] {" "}(pass { $pass })
}
wyatt-earp-escaped = { $outlaw } escapes (points: { $points }); ${ $reward } stays.
wyatt-earp-captured = { $outlaw } is captured (points: { $points }) for ${ $reward }: { $takes }{ $stays ->
    [0] .
   *[other] ; ${ $stays } stays.
}
wyatt-earp-duel-begins = A duel between { $seats }.
wyatt-earp-duel = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $card }: { $hit ->
    [yes] a hit.
   *[no] a miss.
}
wyatt-earp-over = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} with ${ $money }.
wyatt-earp-decided = { $seat-is ->
    [you] You
   *[other] { $seat }
} reached ${ $goal } with ${ $money }, ${ $lead } ahead of { $second }.
wyatt-earp-decided-duel = A tie at ${ $money } between { $seats }: { $seat-is ->
    [you] you won the duel.
   *[other] { $seat } won the duel.
}
wyatt-earp-column = Round { $round }

## Wyatt Earp: why not

wyatt-earp-refusal-over = The game is over.
wyatt-earp-refusal-decide-first = First { $turn } must decide.
wyatt-earp-refusal-dealer = Only a seat of this table can be drawn to deal.
wyatt-earp-refusal-not-in-pile = { $card } is not in the pile any more.
wyatt-earp-refusal-card-first = First a card must be drawn.
wyatt-earp-refusal-chance-first = First the cards that are due must be drawn.
wyatt-earp-refusal-turn = It is for { $turn } to decide.
wyatt-earp-refusal-supply-low = The supply is used up: fewer than two cards, and no reshuffle left.
wyatt-earp-refusal-supply-left = The round can be ended so only when the supply is used up.
wyatt-earp-refusal-draw-first = First draw, from the supply or from the discard.
wyatt-earp-refusal-place = Choose one of your own sets for the card.
wyatt-earp-refusal-cover = Choose another player's set that is not covered.
wyatt-earp-refusal-take = Choose an outlaw card in another player's territory.
wyatt-earp-refusal-ask = Choose a seat that has not been asked yet.
wyatt-earp-refusal-pick = Choose a card of the pile; a Wyatt Earp may not be taken.
wyatt-earp-refusal-immediate = Play the card just found, if it can be played, or keep it.
wyatt-earp-refusal-uncover = Choose one of your own hideouts.
wyatt-earp-refusal-react = Clear a hideout with a Wyatt Earp, or pass.
wyatt-earp-refusal-photo-react = Play the photo of the outlaw just opened, or pass.
wyatt-earp-refusal-not-held = This hand does not hold { $card }, or not as many.
wyatt-earp-refusal-three = The first cards of { $outlaw } in a round must be at least three at once.
wyatt-earp-refusal-last-card = A card must be left to discard.
wyatt-earp-refusal-closed = A photo can be played only once its outlaw is open.
wyatt-earp-refusal-one-sheriff = Only one sheriff card per turn.
wyatt-earp-refusal-no-place = None of your sets can take this card.
wyatt-earp-refusal-ask-neighbour = Begin with the left or the right neighbour.
wyatt-earp-refusal-no-theft = No other territory holds an outlaw card.
wyatt-earp-refusal-no-cover = No other player has a set to cover.
wyatt-earp-refusal-no-search = There is nothing certain to be found.
wyatt-earp-refusal-no-hideout = None of your sets is covered.
wyatt-earp-refusal-no-shot = No card is left to shoot with.
wyatt-earp-refusal-play-or-discard = Play a card or discard one.

## Wyatt Earp: the table in sentences

wyatt-earp-page-round = Round { $round }. { $supply ->
    [one] One card
   *[other] { $supply } cards
} in the supply{ $reshuffled ->
    [yes] , no reshuffle left.
   *[no] .
}
wyatt-earp-page-poster = { $outlaw }: ${ $reward }, { $points } of 8 capture points{ $open ->
    [yes] {""}
   *[no] , not open
}.
wyatt-earp-page-set = ({ $cards }: { $points }{ $covered ->
    [yes] , covered
   *[no] {""}
})
wyatt-earp-page-seat = { $seat-is ->
    [you] You
   *[other] { $seat }
}: ${ $money }, { $held ->
    [one] one card
   *[other] { $held } cards
} in hand; territory: { $sets }.
wyatt-earp-page-discard = On the discard: { $card } ({ $size ->
    [one] one card
   *[other] { $size } cards
}).
wyatt-earp-page-hand = Your hand: { $cards }.
wyatt-earp-status-you = Your turn: { $what ->
    [draw] draw two from the supply or take the top of the discard.
    [end-round] end the round, as the supply is used up, or take the top of the discard.
    [play] play cards, or discard one to end your turn.
    [place] choose a set for the card.
    [cover] choose a set to cover.
    [take] choose a card to steal.
    [ask] choose whom to ask next.
    [pick] choose a card.
    [immediate] play the card you found, or keep it.
    [keep-found] keep the card you found.
    [uncover] choose a hideout to clear.
    [react] clear your hideout with a Wyatt Earp, or pass.
   *[photo-react] play the photo, or pass.
}
wyatt-earp-status-wait = Waiting for { $seat } { $what ->
    [draw] to draw.
    [play] to play or discard.
    [place] to choose a set for the card.
    [cover] to choose a set to cover.
    [take] to choose a card to steal.
    [ask] to choose whom to ask next.
    [pick] to choose a card.
    [immediate] to play the card found, or keep it.
    [uncover] to choose a hideout to clear.
    [react] to clear a hideout, or pass.
   *[photo-react] to play the photo, or pass.
}
wyatt-earp-status-chance = { $what ->
    [dealer] Lots decide who deals.
    [deal] The cards are being dealt.
    [draw] A card is being drawn.
    [shot] A shot decides.
   *[duel] A duel decides.
}
wyatt-earp-remark-shot = a shot decides
wyatt-earp-remark-adds = +${ $money }{ $shot ->
    [yes] , if the shot hits
   *[no] {""}
}
wyatt-earp-odds-hit = hit
wyatt-earp-odds-card = { $card }

## Dice Town: cards and dice

dice-town = Dice Town
dice-town-about = Poker dice under a cup: have the most of a face to win its place in town. A bribable sheriff settles ties.
dice-town-card = { $card ->
    [equipment-1] Equipment (1)
    [equipment-2] Equipment (2)
    [equipment-3] Equipment (3)
    [equipment-4] Equipment (4)
    [equipment-5] Equipment (5)
    [equipment-8] Equipment (8)
    [dynamite] Dynamite
    [girls] Saloon Girls
    [brute] Brute
    [cheater] Cheater
    [corruption] Corruption
    [credits] Credit
    [joe] Gunslinger Joe
    [marshal] Marshal
    [sharing] Share the Loot
    [wanted] Wanted
    [elixir] Elixir
    [title-1] Title (1)
    [title-2] Title (2)
    [title-3] Title (3)
    [title-4] Title (4)
   *[title-5] Title (5)
}
# The face 9 is a word, which a number does not match: it has to be the default.
dice-town-dice = { $count ->
    [one] { $face ->
        [T] a ten
        [J] a jack
        [Q] a queen
        [K] a king
        [A] an ace
       *[9] a nine
    }
   *[other] { $count } { $face ->
        [T] tens
        [J] jacks
        [Q] queens
        [K] kings
        [A] aces
       *[9] nines
    }
}
dice-town-bills = ${ $count }
dice-town-nuggets = { $count ->
    [one] a nugget
   *[other] { $count } nuggets
}

## Dice Town: actions

dice-town-action-keep-none = Keep no dice
dice-town-action-keep = Keep { $dice }
dice-town-action-keep-brute = Keep { $dice } with a Brute
dice-town-action-cheat = Cheater: turn { $from } into { $to }
dice-town-action-play = { $card ->
    [dynamite] Dynamite: take twice as many nuggets
    [sharing] Share the Loot: get half of the loot
    [credits] Credit: go to the general store twice
    [girls] Saloon Girls: go to the saloon twice
    [marshal] Marshal: the sheriff stays in office
    [corruption] Corruption: take one more title, from the deck
    [elixir] Elixir: see the doctor all the same
   *[wanted] Wanted: cancel the card
}
dice-town-action-offer-bill = Add $1 to the offer
dice-town-action-offer-nugget = Add a nugget to the offer
dice-town-action-offer-card = Add { $card } to the offer
dice-town-action-offer-done = Make this offer
dice-town-action-award = Name { $seat-is ->
    [you] yourself
   *[other] { $seat }
} the winner
dice-town-action-rob = Rob { $seat }
dice-town-action-take = Keep { $card }
dice-town-action-joe = Gunslinger Joe: take up to $4 from { $seat }
dice-town-action-visit = { $seat-is ->
    [you] See the doctor yourself
   *[other] Send { $seat } to the doctor
}
dice-town-action-wire = Wire { $one } and { $two }
dice-town-action-wire-one = Wire { $card }
dice-town-action-doc-store = Get a store card
dice-town-action-doc-dollars = Get $2 from everybody else
dice-town-action-doc-nuggets = Get a nugget from everybody else
dice-town-action-pass = Pass

## Dice Town: the dice

dice-town-first-sheriff = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} the first sheriff.
dice-town-title-turned = { $card } joins the title row.
dice-town-turn-begins = Turn { $turn } begins.
dice-town-roll-again = Roll again: { $seats }.
dice-town-rolled = You roll { $dice }.
dice-town-kept = { $seat-is ->
    [you] You keep
   *[other] { $seat } keeps
} { $count ->
    [0] no dice
   *[other] { $dice }
}{ $brute ->
    [yes] {" "}for free
   *[no] { $cost ->
        [0] {""}
       *[other] {" "}for ${ $cost }
    }
}{ $grows ->
    [yes] ; row: { $row }.
   *[no] .
}
dice-town-shows = { $seat-is ->
    [you] You { $again ->
        [yes] now keep
       *[no] show
    }
   *[other] { $seat } { $again ->
        [yes] now keeps
       *[no] shows
    }
} { $count ->
    [0] no dice
   *[other] { $dice }
}.
dice-town-kept-last = Last roll: { $seat-is ->
    [you] you get
   *[other] { $seat } gets
} { $dice }{ $grows ->
    [yes] ; row: { $row }.
   *[no] .
}
dice-town-played = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
dice-town-played-brute = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} Brute, to keep { $dice } for free.
dice-town-played-cheater = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} Cheater, to turn { $from } into { $to }.
dice-town-played-joe = { $seat-is ->
    [you] You send
   *[other] { $seat } sends
} Gunslinger Joe to { $victim }.
dice-town-cancelled = Wanted: { $seat-is ->
    [you] you cancel
   *[other] { $seat } cancels
} { $player-is ->
    [you] your { $card }.
   *[other] { $player }'s { $card }.
}
dice-town-chooses-again = { $seat-is ->
    [you] You choose
   *[other] { $seat } chooses
} again from the same roll.
dice-town-cheated = { $seat-is ->
    [you] You turn
   *[other] { $seat } turns
} { $from } into { $to }; row: { $row }.

## Dice Town: the town

dice-town-tie = { $place ->
    [mine] A tie at the mine: { $seats }.
    [bank] A tie at the bank: { $seats }.
    [store] A tie at the general store: { $seats }.
    [saloon] A tie in the saloon: { $seats }.
    [star] A tie for the star: { $seats }.
    [hall] A tie for the best hand: { $seats }.
   *[end] Equal in points and in titles: { $seats }. The sheriff has the last word.
}
dice-town-offered-nothing = { $seat-is ->
    [you] You offer
   *[other] { $seat } offers
} the sheriff nothing.
dice-town-offered = { $seat-is ->
    [you] You offer
   *[other] { $seat } offers
} the sheriff { $offer }.
dice-town-awarded = { $sheriff-is ->
    [you] You, the sheriff, favour
   *[other] The sheriff, { $sheriff }, favours
} { $self ->
    [yes] { $sheriff-is ->
        [you] yourself
       *[other] themselves
    }
   *[no] { $seat }
} { $place ->
    [mine] at the mine
    [bank] at the bank
    [store] at the general store
    [saloon] in the saloon
    [star] for the star
   *[hall] at the town hall
}.
dice-town-awarded-bribe = { $sheriff-is ->
    [you] You, the sheriff, favour
   *[other] The sheriff, { $sheriff }, favours
} { $seat } { $place ->
    [mine] at the mine
    [bank] at the bank
    [store] at the general store
    [saloon] in the saloon
    [star] for the star
   *[hall] at the town hall
}, for { $offer }.
dice-town-won = { $seat-is ->
    [you] You { $place ->
        [mine] win the mine
        [bank] win the bank
        [store] win the general store
        [saloon] win the saloon
       *[star] come first for the star
    }
   *[other] { $seat } { $place ->
        [mine] wins the mine
        [bank] wins the bank
        [store] wins the general store
        [saloon] wins the saloon
       *[star] comes first for the star
    }
} with { $dice }.
dice-town-won-hall = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} the town hall with { $hand ->
    [high-card] a high card
    [pair] one pair
    [two-pairs] two pairs
    [three] three of a kind
    [straight] a straight
    [full-house] a full house
    [four] four of a kind
   *[five] five of a kind
}: { $row }.
dice-town-nobody = { $place ->
    [mine] Nobody has a nine; nobody wins the mine.
    [bank] Nobody has a ten; nobody wins the bank.
    [store] Nobody has a jack; nobody wins the general store.
    [saloon] Nobody has a queen; nobody wins the saloon.
   *[star] Nobody has a king; the star stays.
}
dice-town-nothing-there = { $place ->
    [store] The general store has no cards left.
   *[saloon] There is nobody to rob.
}
dice-town-mined = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $nuggets ->
    [one] a nugget
   *[other] { $nuggets } nuggets
}; { $left ->
    [0] the mine is empty.
   *[other] { $left } left in the mine.
}
dice-town-robbed-bank = { $dollars ->
    [0] The bank is empty.
   *[other] { $seat-is ->
        [you] You take ${ $dollars } from the bank.
       *[other] { $seat } takes ${ $dollars } from the bank.
    }
}
dice-town-shared = { $from-is ->
    [you] You give
   *[other] { $from } gives
} { $seat } half of the loot: { $dollars ->
    [0] of $1 that is nothing.
   *[other] ${ $dollars }.
}
dice-town-stagecoach = { $dollars ->
    [0] The stagecoach comes empty; { $bank ->
        [0] the bank is empty, too.
       *[other] the bank holds ${ $bank }.
    }
   *[other] The stagecoach brings ${ $dollars }; the bank holds ${ $bank }.
}
dice-town-renewed = The store deck is empty; the discard becomes the new one ({ $cards ->
    [one] one card
   *[other] { $cards } cards
}).
dice-town-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $card }.
dice-town-drew-hidden = { $seat } draws a store card.
dice-town-took-store = { $seat-is ->
    [you] You keep
   *[other] { $seat } keeps
} { $card }.
dice-town-took-store-hidden = { $seat } keeps a store card.
dice-town-robs = { $seat-is ->
    [you] You rob
   *[other] { $seat } robs
} { $victim }: { $cards ->
    [one] one card is drawn.
   *[other] { $cards } cards are drawn.
}
dice-town-drew-from = { $seat-is ->
    [you] You draw { $card } from the hand of { $victim }.
   *[other] { $seat } draws { $card } from { $victim-is ->
        [you] your hand.
       *[other] the hand of { $victim }.
    }
}
dice-town-drew-from-hidden = { $seat } draws { $title ->
    [yes] a title
   *[no] a store card
} from the hand of { $victim }.
dice-town-stole = { $seat-is ->
    [you] You steal
   *[other] { $seat } steals
} { $card } from { $victim }.
dice-town-stole-hidden = { $seat } steals { $title ->
    [yes] a title
   *[no] a store card
} from { $victim }.
dice-town-star-stays = { $marshal ->
    [yes] The Marshal sees to it:{" "}
   *[no] {""}
}{ $seat-is ->
    [you] { $marshal ->
        [yes] you stay
       *[no] You stay
    }
   *[other] { $seat } stays
} sheriff.
dice-town-joe = Gunslinger Joe: { $victim-is ->
    [you] you give ${ $dollars } to { $seat }.
   *[other] { $seat-is ->
        [you] { $victim } gives you ${ $dollars }.
       *[other] { $victim } gives ${ $dollars } to { $seat }.
    }
}
dice-town-new-sheriff = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} the new sheriff.
dice-town-took-titles = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $cards } from the title row.
dice-town-took-unseen = Corruption: { $seat-is ->
    [you] you take
   *[other] { $seat } takes
} { $card } from the title deck.
dice-town-took-unseen-hidden = Corruption: { $seat } takes a title from the deck, unseen.
dice-town-no-visitors = Everybody gained something; Doc Badluck expects nobody.
dice-town-visitors = Doc Badluck has { $count ->
    [one] a visitor
   *[other] { $count } visitors
} who gained nothing: { $seats }.
dice-town-wired = { $seat-is ->
    [you] You wire
   *[other] { $seat } wires
} { $cards }.
dice-town-doc-store = Doc Badluck gives { $seat } { $card }.
dice-town-doc-store-hidden = Doc Badluck gives { $seat } a store card.
dice-town-doc-dollars = { $dollars ->
    [0] Nobody has a dollar for { $seat }.
   *[other] { $seat-is ->
        [you] The others give you ${ $dollars } in all.
       *[other] The others give ${ $dollars } in all to { $seat }.
    }
}
dice-town-doc-nuggets = { $nuggets ->
    [0] Nobody has a nugget for { $seat }.
    [one] { $seat-is ->
        [you] The others give you one nugget in all.
       *[other] The others give one nugget in all to { $seat }.
    }
   *[other] { $seat-is ->
        [you] The others give you { $nuggets } nuggets in all.
       *[other] The others give { $nuggets } nuggets in all to { $seat }.
    }
}
dice-town-doc-nothing = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} nothing from Doc Badluck.

## Dice Town: the end

dice-town-game-ends = { $mine ->
    [yes] The mine is empty:
   *[no] The titles are used up:
} the game is over.
dice-town-scored = { $seat-is ->
    [you] You
   *[other] { $seat }
}: { $nuggets ->
    [0] {""}
   *[other] { $nuggets } for nuggets,{" "}
}{ $dollars ->
    [0] {""}
   *[other] { $dollars } for dollars,{" "}
}{ $star ->
    [0] {""}
   *[other] { $star } for the star,{" "}
}{ $equipment ->
    [0] {""}
   *[other] { $equipment } for equipment,{" "}
}{ $titles ->
    [0] {""}
    [one] { $worth } for a title,{" "}
   *[other] { $worth } for { $titles } titles,{" "}
}{ $total ->
    [one] { $total } point
   *[other] { $total } points
} in all.
dice-town-over = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dice-town-decided = { $seat-is ->
    [you] You
   *[other] { $seat }
} beat { $second } by { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
}. { $line ->
    [nuggets] Nuggets
    [dollars] Dollars
    [star] The star
    [equipment] Equipment
   *[titles] Titles
} made the difference: { $own ->
    [one] { $own } point
   *[other] { $own } points
} against { $other }.
dice-town-decided-titles = A tie at { $points ->
    [one] { $points } point
   *[other] { $points } points
} between { $seat } and { $second }; titles decided: { $own } against { $other }.
dice-town-decided-sheriff = Equal in points and in titles: { $seats }. { $sheriff-is ->
    [you] You are the sheriff, and you named { $self ->
        [yes] yourself.
       *[no] { $seat }.
    }
   *[other] The sheriff decided: { $sheriff } named { $self ->
        [yes] themselves.
       *[no] { $seat }.
    }
}
dice-town-column = { $line ->
    [nuggets] Nuggets
    [dollars] Dollars
    [star] Star
    [equipment] Equipment
   *[titles] Titles
}

## Dice Town: why not

dice-town-refusal-over = The game is over.
dice-town-refusal-decide-first = First { $seats } must decide.
dice-town-refusal-sheriff-first = First one seat of this table must be drawn to be sheriff.
dice-town-refusal-roll-first = First the free dice must be rolled.
dice-town-refusal-roll-turn = Now { $seat-is ->
    [you] you roll.
   *[other] { $seat } rolls.
}
dice-town-refusal-roll-count = Now { $seat-is ->
    [you] you roll
   *[other] { $seat } rolls
} { $due ->
    [one] one die
   *[other] { $due } dice
}, not { $dice }.
dice-town-refusal-card-first = First a card must be drawn.
dice-town-refusal-thief = Now { $seat-is ->
    [you] you draw
   *[other] { $seat } draws
} from { $victim-is ->
    [you] your hand.
   *[other] the hand of { $victim }.
}
dice-town-refusal-not-in-pile = { $card } is not there to be drawn.
dice-town-refusal-chance-first = First the dice or cards that are due must come.
dice-town-refusal-turn = It is for { $seats } to decide.
dice-town-refusal-moment = Not now: it is time to { $what ->
    [keep] choose dice to keep.
    [cheat] play a Cheater, or pass.
    [wanted] play Wanted, or pass.
    [offer] make an offer.
    [award] settle the tie.
    [dynamite] play Dynamite, or pass.
    [sharing] play Share the Loot, or pass.
    [credits] play Credit, or pass.
    [girls] play Saloon Girls, or pass.
    [rob] choose whom to rob.
    [take] choose a card to keep.
    [star] play Marshal or Gunslinger Joe, or pass.
    [corruption] play Corruption, or pass.
    [elixir] play Elixir, or pass.
    [visit] name who sees the doctor next.
   *[doc] choose what the doctor does, or pass.
}
dice-town-refusal-not-rolled = Only dice of your roll can be kept: { $dice }.
dice-town-refusal-cannot-pay = That costs ${ $cost }, and you have ${ $dollars }.
dice-town-refusal-brute-again = Choose without a Brute this time.
dice-town-refusal-brute-several = A Brute goes with two dice or more.
dice-town-refusal-not-held = This hand does not hold { $card }.
dice-town-refusal-cheat = No die of your row shows that face.
dice-town-refusal-order = An offer grows in one order: dollars, nuggets, then cards as they are listed in the rules.
dice-town-refusal-not-owned = You do not have that to offer.
dice-town-refusal-award = Choose one of those who are tied.
dice-town-refusal-rob = Choose another player who has cards in hand.
dice-town-refusal-take = Choose one of the cards drawn.
dice-town-refusal-marshal = A Marshal is of use only when the star is about to leave the sheriff.
dice-town-refusal-joe = Choose another player who has at least $1.
dice-town-refusal-visit = Choose one of those who wait for the doctor.
dice-town-refusal-wire = With a nine or a ten you can wire two titles of your hand, or your only one.
dice-town-refusal-doc-store = With a jack or a queen you get a store card, if there is one.
dice-town-refusal-doc-face = Dollars are for a king in your row, nuggets for an ace.

## Dice Town: the table in sentences

dice-town-page-turn = Turn { $turn }. Mine: { $mine ->
    [0] empty
    [one] one nugget
   *[other] { $mine } nuggets
}; bank: { $bank ->
    [0] empty
   *[other] ${ $bank }
}; stagecoach: { $stagecoach ->
    [0] empty
   *[other] ${ $stagecoach }
}.
dice-town-page-titles = Title row: { $cards }; { $deck ->
    [0] the title deck is empty.
   *[other] { $deck } in the title deck.
}
dice-town-page-store = Store deck: { $deck ->
    [0] empty
    [one] one card
   *[other] { $deck } cards
}; discard: { $discard ->
    [0] empty
    [one] one card
   *[other] { $discard } cards
}.{ $knows-deck ->
    [yes] {" "}You know that in the deck are { $in-deck }.
   *[no] {""}
}{ $knows-discard ->
    [yes] {" "}You know of the discard: { $in-discard }.
   *[no] {""}
}
dice-town-page-seat = { $seat-is ->
    [you] You
   *[other] { $seat }
}{ $sheriff ->
    [yes] , sheriff
   *[no] {""}
}: ${ $dollars }{ $nuggets ->
    [0] {""}
    [one] , one nugget
   *[other] , { $nuggets } nuggets
}{ $store ->
    [0] {""}
    [one] , one store card
   *[other] , { $store } store cards
}{ $titles ->
    [0] {""}
    [one] , one title
   *[other] , { $titles } titles
}{ $has-wired ->
    [yes] , wired { $wired }
   *[no] {""}
}; { $hidden ->
    [0] { $points ->
        [one] one point
       *[other] { $points } points
    }
   *[other] { $points ->
        [0] points unknown
        [one] at least one point
       *[other] at least { $points } points
    }
}.{ $has-known ->
    [yes] {" "}Known cards: { $known }.
   *[no] {""}
}{ $has-row ->
    [yes] {" "}Row: { $row }.
   *[no] {""}
}
dice-town-page-leads = Ahead { $place ->
    [mine] at the mine
    [bank] at the bank
    [store] at the general store
    [saloon] in the saloon
   *[star] for the star
}: { $seats }, with { $dice }.
dice-town-page-leads-hall = Ahead at the town hall: { $seats }, with { $hand ->
    [high-card] a high card
    [pair] one pair
    [two-pairs] two pairs
    [three] three of a kind
    [straight] a straight
    [full-house] a full house
    [four] four of a kind
   *[five] five of a kind
} ({ $dice }).
dice-town-page-hand = Your hand: { $cards }.
dice-town-page-drawn = Cards drawn: { $cards }.
dice-town-page-roll = Your roll: { $dice }.
dice-town-page-choice = { $seat-is ->
    [you] Your choice
   *[other] Choice of { $seat }
}: { $count ->
    [0] no dice
   *[other] { $dice }
}{ $brute ->
    [yes] , with a Brute.
   *[no] .
}
dice-town-page-offer = { $seat-is ->
    [you] Your offer
   *[other] Offer of { $seat }
}: { $empty ->
    [yes] nothing
   *[no] { $offer }
}.
dice-town-status-you = Your turn: { $can ->
    [no] you have no card to play here, so pass.
   *[yes] { $what ->
        [keep] choose which dice to keep.
        [cheat] play your Cheater, or pass.
        [dynamite] play your Dynamite, or pass.
        [sharing] play Share the Loot, or pass.
        [credits] play your Credit, or pass.
        [girls] play your Saloon Girls, or pass.
        [rob] choose whom to rob.
        [take] choose the card you keep.
        [marshal] play your Marshal, or pass.
        [joe] send Gunslinger Joe to somebody, or pass.
        [star] play Marshal or Gunslinger Joe, or pass.
        [corruption] play your Corruption, or pass.
        [elixir] play your Elixir, or pass.
        [visit] name who sees the doctor next.
       *[doc] choose what the doctor does for you, or pass.
    }
}
dice-town-status-wanted = Your turn: { $played } { $can ->
    [no] You can only pass.
   *[yes] Cancel it with Wanted, or pass.
}
dice-town-status-offer = Your turn: make the sheriff an offer for { $place ->
    [mine] the mine
    [bank] the bank
    [store] the general store
    [saloon] the saloon
    [star] the star
   *[hall] the town hall
}: dollars, nuggets or cards.
dice-town-status-award = Your turn, sheriff: name the winner { $place ->
    [mine] at the mine.
    [bank] at the bank.
    [store] at the general store.
    [saloon] in the saloon.
    [star] for the star.
    [hall] at the town hall.
   *[end] of the game.
}
dice-town-status-wait = Waiting for { $seats } { $what ->
    [keep] to choose dice.
    [offer] to make an offer.
    [award] to settle the tie.
    [rob] to choose whom to rob.
    [take] to choose a card.
    [visit] to name the doctor's next visitor.
    [doc] to be seen by the doctor.
   *[other] to play a card, or pass.
}
dice-town-status-chance = { $what ->
    [sheriff] Lots decide who is sheriff.
    [title] A title is being drawn.
    [roll] The dice are rolling.
    [store] A store card is being drawn.
   *[steal] A card is being stolen.
}
dice-town-remark-cost = { $cost ->
    [0] free
   *[other] costs ${ $cost }
}
dice-town-odds-one-more = at least { $dice } in the next roll
dice-town-odds-title = the first card is a title
dice-town-odds-card = the card is { $card }

## What a table can choose

option-wyatt-earp-next-dealer = Next dealer
option-wyatt-earp-next-dealer-about = Who deals the next round. The player at the dealer's left then plays first.
value-wyatt-earp-next-dealer-rotate = Round the table
value-wyatt-earp-next-dealer-rotate-about = Whoever played first in this round deals the next one.
value-wyatt-earp-next-dealer-last-turn = Last turn
value-wyatt-earp-next-dealer-last-turn-about = Whoever began the last turn of this round deals the next one.
option-wyatt-earp-second-supply = Used-up supply
option-wyatt-earp-second-supply-about = The discard becomes a new supply once a round. This settles what happens when that one runs out, too.
value-wyatt-earp-second-supply-on-request = Wait for somebody to ask
value-wyatt-earp-second-supply-on-request-about = The round goes on until somebody turns to a supply that cannot give two cards.
value-wyatt-earp-second-supply-at-once = End at once
value-wyatt-earp-second-supply-at-once-about = As soon as the supply is empty the round ends; only what emptied it is still settled.
option-wyatt-earp-ask-order = Asking order
option-wyatt-earp-ask-order-about = In which order a Most wanted asks the others for a card of an outlaw.
value-wyatt-earp-ask-order-direction = One way round
value-wyatt-earp-ask-order-direction-about = Begin with your left or right neighbour; the question goes on in that direction.
value-wyatt-earp-ask-order-free = As you like
value-wyatt-earp-ask-order-free-about = Ask anybody first, and choose again after every "no".
option-wyatt-earp-search-pile = Searched pile
option-wyatt-earp-search-pile-about = Through which pile you look when a Wyatt Earp searches for a card.
value-wyatt-earp-search-pile-discard = The discard
value-wyatt-earp-search-pile-discard-about = You take back something that has been played or thrown away.
value-wyatt-earp-search-pile-supply = The supply
value-wyatt-earp-search-pile-supply-about = You take something that nobody has seen yet, and know what else is to come.
option-wyatt-earp-clear-timing = Clearing a hideout
option-wyatt-earp-clear-timing-about = When a Wyatt Earp may shoot at a hideout on your set while it is not your turn.
value-wyatt-earp-clear-timing-immediate = Right away
value-wyatt-earp-clear-timing-immediate-about = Once, just after the hideout was laid.
value-wyatt-earp-clear-timing-anytime = In every turn
value-wyatt-earp-clear-timing-anytime-about = Just after it was laid, and before each discard of another player, as often as you have the cards.
option-wyatt-earp-photo-reaction = Photos out of turn
option-wyatt-earp-photo-reaction-about = Whether somebody else may answer the first cards of an outlaw with the photo.
value-wyatt-earp-photo-reaction-false = No
value-wyatt-earp-photo-reaction-false-about = Photos are played in one's own turn, as all sheriff cards are.
value-wyatt-earp-photo-reaction-true = Yes
value-wyatt-earp-photo-reaction-true-about = Everybody else is asked, and a player with the photo may lay it at once.
option-wyatt-earp-tied-leaders-short = Tied leaders, little money
option-wyatt-earp-tied-leaders-short-about = What leaders with equal points get if a poster has less than $2,000 for each of them.
value-wyatt-earp-tied-leaders-short-nothing = Nothing
value-wyatt-earp-tied-leaders-short-nothing-about = Nobody is paid, and the money waits for the next round.
value-wyatt-earp-tied-leaders-short-one-each = $1,000 each
value-wyatt-earp-tied-leaders-short-one-each-about = Each leader takes $1,000, if there is enough for that; the rest waits.
option-wyatt-earp-duel = Duel
option-wyatt-earp-duel-about = How a tie for the first place is shot out. An outlaw card is a hit, a sheriff card a miss.
value-wyatt-earp-duel-elimination = Last one standing
value-wyatt-earp-duel-elimination-about = All draw a card; a miss puts you out, unless everybody missed.
value-wyatt-earp-duel-lead = Most hits
value-wyatt-earp-duel-lead-about = All draw a card and count hits, until one alone is ahead.
option-dice-town-bribes = Bribes
option-dice-town-bribes-about = Whether tied players may offer the sheriff something before the tie is settled.
value-dice-town-bribes-true = Allowed
value-dice-town-bribes-true-about = Each makes a secret offer; the sheriff names the winner and keeps that one's offer.
value-dice-town-bribes-false = Forbidden
value-dice-town-bribes-false-about = The sheriff names the winner, and nobody offers anything.

preset-wyatt-earp-chasseur = Chasseur de primes
preset-wyatt-earp-chasseur-about = The usual game, as the English booklet has it.
preset-wyatt-earp-genie = Génie de la Lampe
preset-wyatt-earp-genie-about = After a club's rules, made from the German ones: more freedom in asking, searching and clearing.

strength-random = Drifter
strength-random-about = Plays anything that is allowed. Good for trying out the buttons.
strength-greenhorn = Greenhorn
strength-greenhorn-about = Knows what good play looks like, and forgets it every fourth time.
strength-deputy = Deputy
strength-deputy-about = Plays soundly by rules of thumb, without thinking ahead.
strength-marshal = Marshal
strength-marshal-about = Thinks for a tenth of a second about all that you might hold.
strength-legend = Legend
strength-legend-about = Thinks for a second, and asks why you played what you played.

## Lessons: what is said while one plays along

lesson-wild-shots-goal = A game is four rounds of ten tricks. The player with the fewest points wins (WS-14).
lesson-wild-shots-hurts = This poster shows what costs points. In this round, every revolver you take costs 2 (WS-12).
lesson-wild-shots-trump = The bottle shows the trump of this trick: the star. Each trick has a new one (WS-6).
lesson-wild-shots-follow = Green is led, and you have green, so you must play green (WS-8). Your 2 is too low to win: play it.
lesson-wild-shots-void = Red is led, and you have no red, so you may play anything (WS-8). Get rid of the black 9 and its revolver.
lesson-wild-shots-forced = Every blue card you hold wins this trick. Win it with the 10, which has no revolver.
lesson-wild-shots-lead = You won the trick, so you lead the next one (WS-10). Lead low: the black 2.
lesson-wild-shots-beware = The star is trump, so your green 8 would win (WS-9). Throw away the blue 4 and its revolver instead.
lesson-wild-shots-high = Revolvers are trump now, so even the black 1 wins (WS-9). Your 10 goes for free.
lesson-wild-shots-taken = Your neighbour takes the trick, and its revolver costs 2 points. The plate counts them at once.
lesson-wild-shots-rounds = In round 2 hats cost points, in round 3 stars and wanted posters, in round 4 everything (WS-12).
lesson-wild-shots-end = Follow the colour, watch the trump, leave what hurts to the others. After four rounds the fewest points win (WS-14).

lesson-wyatt-earp-goal = Seven outlaws are wanted, each for a reward. When a round ends, the captured ones pay, and the player with the most money wins the game (WE-44).
lesson-wyatt-earp-draw = A turn is: draw, play, discard (WE-9). Draw two cards from the supply.
lesson-wyatt-earp-meld = Three cards of one outlaw or more open a set (WE-16). Pick Jesse James and lay all four.
lesson-wyatt-earp-reward = Each card is 2 points; 8 points of all players together capture an outlaw (WE-38). Four cards at once also raised the reward by $3,000 (WE-3).
lesson-wyatt-earp-discard = Every turn ends with a discard (WE-9). Butch Cassidy is alone in your hand: discard him.
lesson-wyatt-earp-shot = Cards with a star are sheriff cards; many need a shot, like your rival’s Bank robbery. The supply’s top card is turned over: an outlaw, so it hits (WE-19).
lesson-wyatt-earp-take = Your rival discarded Bob Dalton, and you hold three of him. Take that one card instead of two unknown ones (WE-10).
lesson-wyatt-earp-four = Lay all four Bob Daltons at once. Nobody else hunts him, and a leader who is 5 points ahead takes the whole reward (WE-39).
lesson-wyatt-earp-hideout = You may play one sheriff card each turn (WE-15). Play the Hideout: it covers a rival’s set if the shot hits (WE-25).
lesson-wyatt-earp-cover = A hit: cover Belle Starr, and that set counts for nothing (WE-25). Below 8 points an outlaw escapes, and the reward waits for the next round (WE-38).
lesson-wyatt-earp-share = Sundance Kid is open: two cards are enough (WE-16). Up to 4 points behind the leader, you share the reward, $2,000 for the lead, $1,000 for you (WE-40).
lesson-wyatt-earp-out = Discard your last card, and the round ends at once (WE-13). Your rival cannot answer any more.
lesson-wyatt-earp-end = Captured outlaws pay, and you have the most. With $25,000 after a round the game ends, and the richest player wins (WE-44).

lesson-dice-town-goal = The most points win (DT-31): a nugget is 1, every $2 is 1, and the star is 5. Titles and equipment are worth their number.
lesson-dice-town-street = Each die face belongs to a house. The player with the most of it wins what the house gives; only the town hall gives titles to the best poker hand.
lesson-dice-town-keep = You roll in secret and keep dice: one is free, each more costs $1, which rides by stagecoach to the bank (DT-8). Keep both nines for the mine.
lesson-dice-town-free = You roll the other dice again. Keep one, which is free: the queen; whoever has the most queens steals a card in the saloon.
lesson-dice-town-hurry = Once somebody has five dice, the others get one last roll (DT-9). Keep the king while you can choose: whoever has the most kings wins the star.
lesson-dice-town-tie = Now the houses pay, one after another: whoever has the most tens takes all the money in the bank. At the mine two players have two nines: a tie.
lesson-dice-town-bribe = The sheriff settles every tie, and takes bribes (DT-16). Put $1 into your envelope.
lesson-dice-town-offer = Only the winner's envelope is paid. Hand yours over.
lesson-dice-town-sold = This player offered $2, and you $1. The sheriff gives the nuggets to the higher bribe, and you keep your dollar.
lesson-dice-town-doctor = You gained nothing this turn, so Doc Badluck helps you (DT-25). Take a store card.
lesson-dice-town-brute = A new turn, and your card is a Brute: it makes several dice free, once (DT-10). Keep all three jacks with it.
lesson-dice-town-full = A jack and a king: keep both, and your row is full. The others have only one roll left (DT-9).
lesson-dice-town-store = Four jacks at the store: you see four cards and keep one (DT-21). Equipment (5) is 5 points at the end.
lesson-dice-town-end = The game ends when the mine or the titles are used up (DT-30). The most points win (DT-31).

## Tables that cannot be

setup-game = There is no game called { $name }; there is { $known }.
setup-seats = { $game } is played by { $least } to { $most }, not by { $seats }.
setup-preset = { $game } has no preset { $name }; it has: { $known }.
setup-option = { $game } has no option { $name }; it has: { $known }.
setup-value = The option { $option } cannot be { $value }; it can be { $known }.

## Transcripts

problem = line { $line }: { $why }
problem-rule = line { $line }: { $rule }: { $why }
problem-empty = The file is empty; a transcript begins with its header.
problem-no-decision = This game has no decision { $number }.
problem-no-game = There is no game { $number } here.
problem-blank = The line is blank.
problem-several = Another game begins here; only one can be looked at.
problem-too-long = The line is longer than { $most } bytes, which no record is.
problem-utf8 = The line is not valid UTF-8.
problem-json = This is not JSON from column { $column } on.
problem-number = Before column { $column } stands a number that is not whole or too large.
problem-key-twice = The key "{ $key }" is there twice.
problem-no-object = A record is a JSON object.
problem-no-record = This is not a record of a transcript: it has none of the keys that show its kind.
problem-key-missing = The key "{ $key }" is missing.
problem-key-unknown = The key "{ $key }" does not belong here.
problem-value = "{ $key }" cannot have this value.
problem-format = Only version 1 of the format is known here.
problem-edition = The rules of { $game } are known here in edition { $known }, not { $edition }.
problem-commitment = The commitment is not the SHA-256 of the seed.
problem-chance-kind = The game knows no such kind of chance.
problem-no-action = The game has no action written "{ $action }".
problem-no-seat = The table has no seat { $number }.
problem-unfair = Not fair: from this seed the dealer draws { $due }.
problem-legal = The legal actions differ at { $at }: expected { $due }, found { $is }.
problem-state = The state differs at { $at }: expected { $due }, found { $is }.
problem-result = The result differs at { $at }: expected { $due }, found { $is }.
problem-due = { $is ->
    [header] A header stands
    [chance] A chance record stands
    [decision] A decision stands
    [state] A state stands
    [result] A result stands
   *[nothing] The file ends
} where { $due } is due.
due-header = a header
due-chance = a chance record
due-decision = a decision of { $seats }
due-state = a state
due-result = the result

## The command saloon

cli = Western tabletop games by their rulebooks.
cli-more =
    Exit codes: 0 yes, 1 the answer is no, 2 wrong usage or failed input and output.
    Begin with "saloon games", then "saloon play wild-shots".
cli-template = {"{about}"}\n\nUsage: {"{usage}"}\n\n{"{all-args}{after-help}"}\n
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-help = Show this help
cli-version = Show the version
cli-lang = Use this language instead of the locale's (en, fr)
cli-games = List the games: how many can play, options with their values, presets
cli-games-json = Print one line of JSON for programs
cli-games-seats = { $least } to { $most } seats; rules edition { $edition }.
cli-games-no-options = No options.
cli-games-option = { $name } ({ $rule }): { $values }; { $default } unless chosen otherwise.
cli-games-presets = Presets: { $names }.
cli-game = The game; "saloon games" lists them
cli-preset = Begin with the options of this preset
cli-options = Set an option; may be given several times
cli-out = Write to this file; "-", the default, is standard output
cli-force = Overwrite the file if it exists
cli-out-exists = { $file } exists. Choose another name, or overwrite it with --force.
cli-simulate = Play random games and write them as transcripts
cli-simulate-more =
    The same seed always gives the same games, and "saloon verify --fair" accepts them all.
    Example: saloon simulate wild-shots --seats 3 --games 100 --seed 7 --legal --states --out games.jsonl
cli-simulate-seats = How many seats
cli-simulate-games = How many games; 1 unless given
cli-simulate-seed = A number below 2⁶⁴ or 64 hexadecimal digits; game i uses seed + i. Fresh unless given
cli-simulate-legal = Write all legal actions with each decision
cli-simulate-states = Write the full state before each decision and at the end
cli-positions = Write the messages that one seat is sent during random games, for testing clients
cli-positions-more =
    One message of the protocol on each line: the positions of one game after those of another. The same seed always gives the same lines.
    Example: saloon positions dice-town --seats 3 --seed 7 --out positions.jsonl
cli-positions-seats = How many seats
cli-positions-seat = The seat that is sent them, counted from 0; 0 unless given
cli-positions-games = How many games; 1 unless given
cli-positions-seed = A number below 2⁶⁴ or 64 hexadecimal digits; game i uses seed + i. Fresh unless given
cli-no-seat = There is no seat { $seat } at a table of { $seats }: seats are counted from 0.
cli-verify = Replay transcripts against the rules and say whether they hold
cli-verify-more =
    One line for each game: where it begins and whether it holds, or its first problem with line and rule.
    Exit code 1 if any game does not hold, 2 if a file cannot be read.
    Example: saloon verify --fair games.jsonl
cli-verify-files = Transcripts; "-" is standard input
cli-verify-fair = Also ask whether every chance outcome is the one the dealer draws from the seed
cli-verify-holds = ok: { $game }, { $seats } seats, { $decisions } decisions
cli-verify-fails = bad: { $problem }
cli-play = Play a game in the terminal, line by line, against bots
cli-play-more =
    Answer with the number of an action or with its text; "?" explains more, and a rule's number shows the rule.
    Example: saloon play wild-shots --seats 3
cli-play-seats = How many seats, yours included; the most the game allows unless given
cli-play-seed = Deal from this seed instead of a fresh one
cli-play-bots = How strong the others are: random, greenhorn, deputy, marshal or legend; deputy unless given
cli-play-out = Write the transcript to this file when you stop; one of a game you left does not verify
cli-arena = Let bots play each other, and show who is better and how sure that is
cli-arena-more =
    Every bot sits in every seat with the same luck of the dealer; intervals are 95 %.
    With --out a run that was stopped goes on, and its header is all it takes to play it again.
    Example: saloon arena dice-town --bots greedy,random --seats 4 --games 400 --out evening
cli-arena-bots = Bots, separated by commas: random, greenhorn, deputy (or greedy), marshal, legend, ismcts, ismcts:500, ismcts:50ms, legend:500
cli-arena-seats = How many seats, the last bot in all that are left; as many as bots unless given
cli-arena-games = How many games, rounded up so that every order of seats is played; 100 unless given
cli-arena-until = Stop as soon as it is clear on which side of this win share, such as 0.65, the first bot is
cli-arena-iterations = How many worlds "ismcts" imagines for a decision
cli-arena-ms = How many milliseconds "ismcts" thinks about a decision
cli-arena-seed = The seed of the first set of games; 0 unless given
cli-arena-threads = How many games at a time; as many as there are cores unless given
cli-arena-json = Print one line of JSON for programs
cli-arena-out = Keep results, transcripts and a plot of the ratings in this folder
cli-arena-force = Play again and replace the files in the folder, instead of continuing the run there
cli-arena-too-many = { $bots } bots do not fit into { $seats ->
    [one] one seat.
   *[other] { $seats } seats.
}
cli-arena-budget = "ismcts" needs --iterations or --ms, or a name such as ismcts:500.
cli-arena-other-run = { $file } holds the results of another run, or of other bots; choose another folder.
cli-arena-bad-line = Line { $line } of { $file } is not a game of this run; remove the line, and the game is played again.
cli-arena-no-ismcts = --iterations and --ms are for the bot "ismcts", which does not play.
cli-arena-stopped = Stopped after { $games } games: it is clear on which side of { $claim } % the first bot is.
cli-arena-bot = bot
cli-arena-seats-taken = seats taken
cli-arena-share = wins
cli-arena-place = place
cli-arena-score = score
cli-arena-rating = rating
cli-no-bot = There is no bot "{ $name }"; there is { $known }.
cli-hint = Show what a seat could have known about its choices in a transcript
cli-hint-more =
    Chances and scores come from worlds that look the same to that seat, played to their end
    by rules of thumb.
    Example: saloon hint evening.jsonl --at 12
cli-hint-file = A transcript; "-" is standard input
cli-hint-at = The number of the decision, from 1
cli-hint-game = The number of the game in the file, from 1; the first unless given
cli-hint-worlds = How many worlds to imagine; 1000 unless given
cli-hint-seed = The seed of the imagination; 0 unless given
cli-hint-json = Print one line of JSON for programs
cli-hint-head = Decision { $number }, { $seat } ("{ $action }"); { $worlds ->
    [one] one world
   *[other] { $worlds } worlds
} imagined:
cli-hint-line = { $action }: wins { $win }, scores { $score }{ $has-odds ->
    [yes] ; { $odds }
   *[no] {""}
}
cli-hint-odds = { $what }: { $ways } of { $of }
cli-export = Write the transcripts of all finished games of a server that is not running
cli-export-more =
    The latest game comes first, and "saloon verify --fair" accepts them all.
    Example: saloon export --data games.db --out games.jsonl
cli-export-data = The server's file, or a backup of it; saloon.db in this folder unless given
cli-export-none = There is no file { $file }.
cli-export-lost = { $file } has no transcript of the finished table { $table }.
cli-import = Keep the games of transcripts as finished tables of a server that is not running
cli-import-more =
    Every game is replayed against the rules, and its luck against its seed. One that does not hold, or is not over, is
    refused with its line and its rule, and the others are kept. A game that is there already is not added again.
    Exit code 1 if any game was refused, 2 if a file cannot be read.
    Example: saloon import --data games.db old.jsonl
cli-import-files = Transcripts; "-" is standard input
cli-import-data = The server's file, made if there is none; saloon.db in this folder unless given
cli-import-listed = Show the games in the public history; otherwise only people who know a table's name find it
cli-import-done = added: { $added }; there already: { $known }; refused: { $refused }
cli-serve = Serve tables: people and bots play over the network, and nothing confirmed is lost
cli-serve-more =
    Each flag can be given by the environment, too: SALOON_LISTEN, SALOON_DATA and so on.
    Ctrl-C stops it well; games go on when it is started again.
    Example: saloon serve --listen 0.0.0.0:1881 --data games.db
cli-serve-listen = Where to listen; 127.0.0.1:1881 unless given, which only this machine can reach
cli-serve-data = The file that keeps everything; saloon.db in this folder unless given
cli-serve-durability = full: what is confirmed survives a loss of power; normal: faster, and survives all but that
cli-serve-minds = How many bots search at the same time; one for each processor but one unless given
cli-serve-pause = How many milliseconds a bot takes at least, and three times that at most; 400 unless given. Quick ones can be read like a face: only for tests
cli-serve-origins = Pages of these addresses may play here, beside the server's own; separated by commas
cli-serve-behind-proxy = A proxy of yours stands in front: believe what it says about where requests come from
cli-serve-log = How much to log: error, warn, info or debug
cli-serve-log-json = Log one line of JSON for each event
cli-serve-ready = The saloon is open: { $address }
cli-serve-in-use = { $file } cannot be opened: a server is running on it. Stop that one first.
cli-serve-store = { $file } cannot be opened: { $error }
cli-bench = Time random games through the rules
cli-bench-more =
    The checksum depends only on the seed and the number of games, not on threads or machines.
    Example: saloon bench wild-shots --seats 4 --games 100000 --json
cli-bench-seats = How many seats; the most the game allows unless given
cli-bench-seconds = Play for this long; 2 unless given
cli-bench-games = Play exactly this many games instead
cli-bench-threads = How many threads, at most 256; 1 unless given
cli-bench-seed = The seed of game 0; 0 unless given
cli-bench-json = Print one line of JSON for programs
cli-bench-figures =
    { $game }, { $seats } seats, threads: { $threads }
    { $games } games with { $decisions } decisions in { $seconds } s
    { $games-rate } games/s, { $decisions-rate } decisions/s, { $ns } ns per decision
    checksum { $checksum }
cli-io = { $what }: { $error }
cli-usage = Say what to do; "saloon --help" lists the commands.
cli-unknown = There is no argument { $arg }; --help lists them.
cli-no-command = There is no command { $name }; "saloon --help" lists them.
cli-missing = { $arg } must be given; --help explains.
cli-conflict = { $arg } cannot be given together with { $other }.
cli-utf8 = An argument is not valid UTF-8.
cli-empty = { $arg } cannot be empty.
cli-value = { $arg } cannot be { $value }; --help explains.
cli-no-language = There is no language { $code } here; there is { $known }.
cli-option-form = An option is given as NAME=VALUE, not as { $option }.
cli-seed = A seed is a number below 2⁶⁴ or 64 hexadecimal digits, not { $seed }.

## Playing in the terminal

play-bot = Bot { $number }
play-welcome = { $game } against { $bots ->
    [one] a bot
   *[other] { $bots } bots
}. Type ? for help.
play-help =
    Type the number of an action, or its text, such as: { $action }
    t  the table again       l  the list of actions
    h  a hint                u  take back what nobody has seen
    ?  this help             q  leave the game
    The number of a rule, as shown before what happens, shows the rule.
play-refused = { $rule }: { $why }
play-unknown = "{ $text }" is not an action here; ? for help.
play-taken-back = Taken back.
play-no-take-back = There is nothing you can take back: others have seen it, or something has happened since.
play-stale = That decision is over.
play-no-number = The actions are numbered 1 to { $most }.
play-left = You leave the table.
play-place = { $place }. { $seat }: { $score }

## The table server

server-begun = The game has begun.
server-broken = This table cannot be opened: what is stored of it is not valid. Its host can read why in the log.
server-edition = This table is played by edition { $edition } of the rules of { $game }, which this server does not know.
server-entropy = What a player adds to the luck is 64 hexadecimal digits.
server-failed = The server could not do that; nothing has happened.
server-full = The server has no room to store anything; nothing has happened.
server-given-up = This game was given up: it has no result, and its moves were not kept.
server-importing = This table is being taken over from another server; its host has to import it once more.
server-kept = That cannot be taken back: others have seen it, something has happened since, or this table forbids it.
server-mark = There is no such page.
server-moment-count = Between 1 and { $most } steps can be looked back at in one go.
server-moment-from = { $open ->
    [one] Only one step can be looked back at.
   *[other] Only { $open } steps can be looked back at.
}
server-nickname = A nickname has 1 to { $most } characters.
server-no-action = The game has no such action.
server-no-pages = This server was built without its pages: `cargo play` builds them. Programs can play all the same.
server-no-call = There is no such call.
server-no-chair = "{ $word }" is not what a seat can be: open, me, or the strength of a bot.
server-no-hints = This table gives no hints.
server-no-lesson = There is no lesson for { $game } yet.
server-no-method = That call is not made by this method.
server-no-seat = You have no seat at this table.
server-no-table = There is no such table.
server-nobody = The server does not know you yet: choose a nickname first.
server-not-open = There is nothing to look back at yet: all hands are shown when the game is over or, if the table shows late hands and the game deals again each round, when a round is finished.
server-not-over = The game is not over.
server-not-playing = No game is being played at this table.
server-not-solo = That is only possible where all others are bots.
server-open-seats = There are free seats.
server-origin = A page of { $origin } may not play here.
server-pace = Bots can pause for { $most } milliseconds at most.
server-protocol = The server speaks version { $known } of the protocol.
server-restart = The server stops. Everything it has confirmed is stored; come back in a moment.
server-seat-taken = That seat is taken.
server-solo-tables = You have { $most } unfinished games against bots already; that is the most. Finish one of them, or give it up.
server-stale = That decision is over.
server-tables = You sit at { $most } unfinished tables already; that is the most.
server-tempo = A decision has between one second and { $most } seconds, a bank no more than that.
server-too-long = That has more than { $most } bytes.
server-too-often = That is too much at once; try again in a moment.
server-unreadable = That message cannot be read: { $error }
server-watching = One connection may look at { $most } tables.
server-words = What you say has 1 to { $most } characters on one line.

## What the table, people and bots say

table-left = { $seat-is ->
    [you] You leave the game
   *[other] { $seat } leaves the game
}; a stand-in plays.
table-stood-in = { $seat-is ->
    [you] Your time has run out
   *[other] Time has run out for { $seat }
}; a stand-in plays.
table-returned = { $seat-is ->
    [you] You are back and play
   *[other] { $seat } is back and plays
} again.
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-hurry-up = Hurry up!
phrase-good-game = Good game!
phrase-thanks = Thanks!
banter-random-hello-1 = Nice chairs. What do we play?
banter-random-hello-2 = I was just passing through.
banter-random-glad-1 = Did I do that?
banter-random-glad-2 = Well, look at that.
banter-random-sorry-1 = Ah, the wind took it.
banter-random-sorry-2 = Easy come, easy go.
banter-random-won-1 = I won? At what?
banter-random-won-2 = Must be the wind.
banter-random-lost-1 = Good game. Which way is north?
banter-random-lost-2 = Time to drift on.
banter-greenhorn-hello-1 = Howdy! Is this seat all right?
banter-greenhorn-hello-2 = I read the rules. Twice!
banter-greenhorn-glad-1 = It worked! It worked!
banter-greenhorn-glad-2 = Ma won’t believe this.
banter-greenhorn-sorry-1 = Oh no, not again.
banter-greenhorn-sorry-2 = I meant to do that. Sort of.
banter-greenhorn-won-1 = I won! Me! Did you see?
banter-greenhorn-won-2 = Beginner’s luck, I guess.
banter-greenhorn-lost-1 = I’ll get better. Good game!
banter-greenhorn-lost-2 = So that is how it’s done.
banter-deputy-hello-1 = Evening. Let’s keep it friendly.
banter-deputy-hello-2 = Deal me in.
banter-deputy-glad-1 = That’ll do.
banter-deputy-glad-2 = By the book.
banter-deputy-sorry-1 = Fair enough.
banter-deputy-sorry-2 = I’ll note that down.
banter-deputy-won-1 = All in a day’s work.
banter-deputy-won-2 = Good game, everyone.
banter-deputy-lost-1 = Well played.
banter-deputy-lost-2 = Beaten, fair and square.
banter-marshal-hello-1 = I like a quiet table.
banter-marshal-hello-2 = Sit straight, play straight.
banter-marshal-glad-1 = I saw that coming.
banter-marshal-glad-2 = Patience pays.
banter-marshal-sorry-1 = You’ll answer for that.
banter-marshal-sorry-2 = Noted.
banter-marshal-won-1 = Case closed.
banter-marshal-won-2 = No hard feelings, I hope.
banter-marshal-lost-1 = You earned that star.
banter-marshal-lost-2 = Not many manage that.
banter-legend-hello-1 = You know my name.
banter-legend-hello-2 = Let’s see what you’re made of.
banter-legend-glad-1 = They’ll sing about that.
banter-legend-glad-2 = Was there ever a doubt?
banter-legend-sorry-1 = That has happened twice. Ever.
banter-legend-sorry-2 = Enjoy it while it lasts.
banter-legend-won-1 = And so the story goes on.
banter-legend-won-2 = You dared to play. That is a lot.
banter-legend-lost-1 = Remember this day.
banter-legend-lost-2 = A new legend, then.

## The web: the room around every table

web-to-the-door = Back to the front page
web-nowhere = There is nothing here
web-nowhere-about = The link may be old, or a letter got lost on the way.
web-no-server = The server cannot be reached. Try again in a moment.
web-not-loaded = That could not be loaded: the connection is gone, or there is a newer version.
web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-auto = Automatic
web-theme-light = Daylight
web-theme-dark = Lamplight
web-speed = Speed
web-speed-normal = Normal
web-speed-double = Double
web-speed-instant = Instant
web-sound = Sounds
web-sound-offer = Want to hear the cards, dice and coins?
web-sound-yes = Turn sound on
web-sound-no = No, thanks
web-motion = Animations
web-confirm-setting = Confirm before spending or revealing something
web-banter = Bots chat now and then
web-pass-alone = Pass automatically when nothing else is possible
web-pass-alone-about = At a table with other people, quick passes can show that you had nothing to play.
web-notify = Notify me when it is my turn
web-forget = Forget me
web-forget-about = The server forgets your device, your ratings and your name in all results; this browser forgets what it keeps. That is for good.
web-close = Close
web-rule = Rule { $number }
web-bubble-rule = Rule { $number }: right-click to read it
web-whole-rules = The whole rulebook
web-rules = Rules
web-you = You
web-acts = To act:
web-bot-mark = bot · { $strength }
web-away = away
web-stand-in = stand-in
web-left = left, stand-in
web-time-left = Time left
web-grace = A stand-in takes over in
web-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-hours = { $hours } h
web-hint-win = { $win } ± { $within }
web-hint = Hint
web-hint-title = Your chance of winning the game
web-hint-about = Played to the end many times from what you may know, and nothing else; 95 of 100 times the truth lies within the band. Games with hints do not count for ratings.
web-odds = { $share }: { $what }
web-stand-in-yours = Your time ran out, and a stand-in plays for you.
web-come-back = I am back
web-reconnecting = Connection lost. Trying again; nothing is lost.
web-opening = Opening the table…
web-moment = One moment…
web-your-turn = Your turn
web-log = Log
web-chat = Chat
web-aid = Help
web-in-words = In words
web-panel = Log and chat
web-show-moment = Show the table at this moment
web-looking-back = You are looking back.
web-to-the-present = To the present
web-chat-words = Say something
web-fresh = { $count } new
web-no-chat = Nobody has said anything.
web-quick-words = Quick words
web-send = Say
web-mute = mute
web-unmute = { $count ->
    [one] Hear { $count } muted player again
   *[other] Hear { $count } muted players again
}
web-take-back = Take back
web-do-it = Do it
web-not-yet = Not yet
web-gathering = { $free ->
    [0] No seat is free.
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
}
web-invite = Invite friends
web-invite-about = Whoever opens this link can take a free seat; when none is left, they watch.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-code = Or by code:
web-free-seat = free
web-sit = Sit here
web-seat-add-bot = Put a bot in seat { $number }
web-seat-bot = Bot in seat { $number }
web-seat-remove = Send { $name } away
web-qr = Scan to come to this table
web-gathering-chat = Talk while you wait
web-deal = Start the game
web-leave = Leave
web-place = Place
web-player = Player
web-score = Score
web-again = Play again
web-replay = Look back

## The web: the front door

web-welcome = Three western games. Pull up a chair.
web-turns = { $count ->
    [one] It is your turn at one table.
   *[other] It is your turn at { $count } tables.
}
web-nickname = Your name
web-face = Your face: { $face }
web-face-choose = Choose your face
web-face-name = { $face ->
    [prospector] the prospector
    [barkeep] the barkeep
    [gambler] the gambler
    [rancher] the rancher
    [singer] the singer
    [trapper] the trapper
    [vaquero] the vaquero
   *[teacher] the teacher
}
web-strength = Bots
web-facts = { $least } to { $most } players · about { $minutes } min
web-seats = Players
web-play-now = Play now
web-learn = Learn it
web-learn-first = Learn it in three minutes
web-options = More options
web-somebody = somebody
web-nobody-yet = Nobody yet
web-your-games = Your games
web-no-games = No game under way.
web-last-game = Your last game
web-best = Today’s best
web-best-none = Nobody has won a game today. You could be the first.
web-open-tables = Tables to join or watch
web-no-tables = Nobody is waiting right now. Open a table of your own:
web-playing = Under way.
web-sit-down = Sit down
web-watch = Watch
web-go-there = Go there
web-join = Join by code
web-join-code = Code
web-join-go = Join
web-finished = Finished games
web-no-finished = Nothing yet.
web-fared = { $place }. { $name } { $score }
web-given-up = Given up
web-more = Show more
web-records = Your record
web-game = Game
web-played = Games
web-won = Won
web-mean-place = Mean place
web-tempo-live = Live
web-tempo-live-about = A minute for each decision, five more in reserve.
web-tempo-quick = Quick
web-tempo-quick-about = Fifteen seconds for each decision, ninety more in reserve.
web-tempo-days = Over days
web-tempo-days-about = Two days for each decision, a week more in reserve.
web-tempo-own = { $decision } s for each decision, { $bank } s in reserve
web-create = New table: { $game }
web-create-seats = Players
web-create-count = Seats
web-create-seat = Seat { $number }
web-create-free = Open seat
web-create-bot = Bot, { $strength }
web-create-rules = Which rules
web-create-one-rule = This game has one way to be played.
web-create-own = Your own mix
web-create-own-about = Choose each rule yourself.
web-create-tempo = How fast
web-create-found = Who can find it
web-create-private = Anyone with the link
web-create-private-about = It is on no list; the link or the code leads there.
web-create-listed = Everybody
web-create-listed-about = It is listed among the open tables on the front page.
web-create-more = How it is played
web-create-take-back = Undo
web-create-take-back-about = Your last action can be undone, as long as nobody has learned anything from it.
web-create-hints = Hints
web-create-hints-about = Players can ask how good each choice is, judged by what they know themselves.
web-create-late-hands = Show all hands afterwards
web-create-late-hands-about = In games that deal new hands each round, everybody can see all hands of a finished round.
web-create-deal = Start as soon as every seat is taken
web-create-deal-about = Only while your page is open.
web-create-open = Open the table
web-create-play = Sit down and deal
web-create-unknown = There is no such game here.
web-luck = Your luck is in the deck.
web-luck-soon = Whoever sits here adds luck to the deck.
web-luck-about = Before anybody sits down, the server commits to a secret seed and shows its fingerprint. Every page at the table adds randomness of its own, and all of it together decides cards and dice. After the game the seed is shown, and anybody can prove that nothing was chosen or changed. The server does know the cards while you play: play where you trust the host.
web-luck-why = Why is that fair?
web-luck-print = Fingerprint of the seed
web-present = here
web-share = Share
web-deals-alone = The game starts as soon as every seat is taken.
web-full-watch = No seat is free. Stay and watch; the game begins when somebody deals.
web-add-bot = Add a bot
web-fill-bots = Fill free seats with bots
web-tools = Tools
web-over-game = { $game }: the game is over
web-lost-by = You finish { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] last
}, { $points } points behind.
web-see-table = See the table
web-see-result = Result
web-round-over = The round is over
web-round-over-go-on = The round is over: go on when you are ready.
web-go-on = Go on
web-skip = Skip to now
web-share-picture = Save the result as a picture
web-share-failed = This browser cannot draw the picture.
web-hint-best = ★ { $action }: { $win } ± { $within } to win the game
web-hint-all = Compare
web-hint-is-best = Best:
web-pass-on = Pass for the rest of this turn
web-pass-on-about = The server passes for you until the turn ends, whatever you hold, so nobody can tell from it what you have.
web-pass-on-stop = Stop passing
web-this-game = This game
web-pace = Bots wait
web-pace-none = not at all
web-pace-quick = briefly
web-pace-calm = a moment
web-pace-slow = long
web-leave-for-later = Leave whenever you like: the game waits for you on the front page.
web-give-up = Give up this game
web-give-up-sure = The game ends without a result. Give up?
web-you-gave-up = You gave this game up.
web-keys = Keys
web-key-arrows = Move through the hand, the table and the choices
web-key-enter-name = Enter
web-key-enter = Pick, or choose
web-key-digits = Choose the answer marked with this digit
web-key-escape-name = Esc
web-key-escape = One step back
web-key-space-name = Space
web-key-space = Skip the animation
web-key-tab = To the next part of the table
web-key-help = This help
web-key-rule-name = Shift + F10
web-key-rule = Read the rule behind a card, symbol or place
# The two parts of the table, for screen readers.
web-tray = Hand and choices
web-board = The table
# What a picked card, die or poster can do; for screen readers.
web-can-do = { $key ->
    [none] { $what }.
   *[other] { $key }: { $what }.
}
web-can-pick = Now pick one: { $list }.
web-won-alone = { $name } wins
web-won-you = You win
web-won-shared = { $names } win together
web-share-game = Share this game
web-try-again = Try again
web-chosen = What is played here
web-chosen-value = { $option }: { $value }.
web-deal-later = Once every seat is taken, anyone here can start the game.

## The web: rules, replays and lessons

web-rules-of = Rules of { $game }
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] No rule found.
    [one] One rule found.
   *[other] { $count } rules found.
}
web-rules-none = No rule mentions “{ $words }”.
web-rules-lesson = Learn by playing
web-rules-aid = Player aid
web-replay-of = { $game }, looked back at
web-replay-controls = Replay
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-back = One decision back
web-replay-on = One decision on
web-replay-play = Play
web-replay-pause = Pause
web-replay-round = Round { $number }
web-replay-turn = Turn { $number }
web-replay-round-on = To the next round
web-replay-round-back = To the beginning of the round
web-replay-turn-on = To the next turn
web-replay-turn-back = To the beginning of the turn
web-replay-speed = Speed: { $speed } times
web-replay-slider = Decision
web-replay-stop = Decision { $stop }
web-replay-stop-of = { $stop } of { $of }
web-replay-round-mark = R{ $number }
web-replay-turn-mark = T{ $number }
web-replay-hands = All hands
web-replay-hand-empty = nothing in hand
web-replay-panel = Log and game
web-replay-facts = Game
web-replay-eyes = Seen by
web-replay-you = { $name } (you)
web-replay-bystander = a bystander
web-replay-to-table = To the table
web-replay-spoilers = Hide what is to come
web-replay-share = Share this moment
web-replay-link = Link to this moment
web-replay-verdict = Checked just now
web-replay-legal = Every step keeps to the rules.
web-replay-fair = The luck is fair: it follows from the seed and what the players added.
web-replay-unfair = The luck is not what the seed and the players gave.
web-replay-unshown = The luck follows from the seed, but nobody had committed to that seed before the game.
web-replay-result = How it ended
web-replay-download = Transcript
web-replay-file = Open a file
web-replay-file-title = Look back at a game
web-replay-file-about = A transcript holds a whole game: from this saloon, from another, or from your own program. It is checked step by step before it is shown.
web-replay-drop = Drop a transcript here, or choose one
web-replay-let-go = Let go to look back
web-log-copy = Copy the log
web-lesson-of = Learn { $game }
web-lesson-coach = The coach
web-lesson-missed = “{ $chosen }” is allowed, too. Here I would like to see “{ $asked }”.
web-lesson-do = Show me
web-lesson-on = Next
web-lesson-back = Back
web-lesson-again = Once more
web-lesson-leave = Leave the lesson
web-lesson-progress = How far the lesson is
web-lesson-panel = Aid and log

## The web: Wild Shots

web-ws-where = Round { $round } · trick { $trick }
# One letter for each colour; no two are the same.
web-ws-letter = { $colour ->
    [black] K
    [red] R
    [green] G
   *[blue] B
}
web-ws-hand = Your hand
web-ws-pick = Pick a card to see what it does; pick it again to play it.
web-ws-card = { $card }: { $remarks }
web-ws-laid = { $name }: { $card }{ $led ->
    [yes] , led
   *[no] {""}
}{ $holds ->
    [yes] , holds the trick
   *[no] {""}
}
web-ws-trick = The trick
web-ws-holds = wins
web-ws-takes = takes it
web-ws-led = led
web-ws-hurts = This costs
web-ws-hurts-about = Every card you take with one of these symbols costs that many points. Points are bad.
web-ws-cost = { $symbol }: { $cost } points each
web-ws-at-stake = this trick: { $points }
web-ws-points = Penalty points
web-ws-points-about = { $scored } so far, { $round } in this round
web-ws-ahead = Ahead: the fewest points
web-ws-times = { $count } × { $symbol }
web-ws-taken = Taken this round: { $list }
web-ws-taken-symbols = Taken this round:
web-ws-round = Round { $round }
web-ws-total = In all
web-ws-voids = Out of { $list }
web-ws-voids-about = Did not follow, and so told the table
web-ws-held = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-ws-trump = Trump
web-ws-no-trump = No trump yet.
web-ws-trump-about = The highest card with this symbol takes the trick, whatever its colour. Every trick has its own.
web-ws-pile = Snake Oil: { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
web-ws-pile-look = What is left of the Snake Oil?
web-ws-pile-about = One is drawn before each trick. Four stay in the pile at the end of a round.
web-ws-last = Last trick
web-ws-last-look = Look at the last trick and at yours
web-ws-own = Your earlier tricks
web-ws-to = to { $name }
web-ws-aid-symbols = Symbols
web-ws-aid-cards = { $count } cards
web-ws-aid-each = { $symbol ->
    [revolver] 2 points each
    [hat] 3 points each
    [star] 4 points each
   *[wanted] 5 points each
}
web-ws-aid-hurts = What hurts
web-ws-aid-round = Round { $round }: { $round ->
    [1] revolvers
    [2] hats
    [3] stars and wanted posters
   *[4] all four symbols
}
web-ws-aid-trick = A trick
web-ws-aid-draw = Whoever leads draws a Snake Oil card. Its symbol is trump, for this trick only.
web-ws-aid-follow = Follow the led colour if you can. If you cannot, play anything.
web-ws-aid-wins = The highest trump takes the trick, whatever its colour. Without trumps, the highest card of the led colour does.
web-ws-aid-next = Whoever takes it leads the next one.
web-ws-aid-end = Four rounds of ten tricks. The fewest points win.

## The web: Wyatt Earp

web-we-round = Round { $round }
web-money = ${ $money }
web-we-held = { $held ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $held } cards in hand
}
web-we-known = Everybody has seen: { $cards }.
web-we-none-of = The rest is not: { $outlaws }.
web-we-dealer = dealt this round
web-we-territory = { $you ->
    [yes] Your territory
   *[no] Territory: { $name }
}
web-we-no-sets = Nothing laid yet
web-we-set-points = { $points ->
    [one] one point
   *[other] { $points } points
}
web-we-covered = Hidden: no points
web-we-set = { $cards }: { $covered ->
    [yes] hidden by a hideout, no points
   *[no] { $points ->
        [one] one capture point
       *[other] { $points } capture points
    }
}
# Printed on the card, a line for each word: short ones.
web-we-lettering = { $kind ->
    [stagecoach] Stagecoach
    [bank] Bank robbery
    [fastest-gun] Fastest gun
    [most-wanted] Most wanted
    [hideout] Hideout
   *[wyatt-earp] Wyatt Earp
}
web-wanted = Wanted
web-we-captured = Captured
web-we-poster = { $outlaw }: { $money }, { $points } of { $needed } capture points{ $state ->
    [captured] , captured
    [closed] , not open yet
   *[open] {""}
}{ $hunted ->
    [yes] . Points: { $hunters }.
   *[no] .
}
web-we-hunter = { $name } { $points }
web-we-share = { $name } { $money }
web-we-pays = { $captured ->
    [no] { $outlaw } stays free.
   *[yes] { $outlaw }: { $paid }.
}
web-we-now = If the round ended now: { $shares }{ $rest ->
    [0] .
   *[other] ; { $stays } would stay.
}
web-we-now-nothing = If the round ended now: captured, but too little to share; { $stays } would stay.
web-we-now-free = If the round ended now, the outlaw would be free and { $stays } would stay.
web-we-closed = Not open: the first cards must be three at once.
web-we-points = Points
web-we-would-take = Takes
web-we-supply = Supply: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}{ $reshuffled ->
    [yes] , no reshuffle left
   *[no] {""}
}
web-we-last = no reshuffle left
web-we-supply-name = Supply
web-we-discard-name = Discard
web-we-top = top: { $card }
web-we-draw-brings = Next card:
web-we-reshuffled = The discard has been shuffled back once. When this runs out, the round may end.
web-we-not-reshuffled = When it runs out, the discard is shuffled back, once a round.
web-we-discard = Discard: { $card } on top, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
web-we-discard-empty = Discard: empty
web-we-waits = { $card } { $why ->
    [committed] waits for its place
   *[announced] is about to be discarded
}
web-we-duel = Duel
web-we-hits = { $hits ->
    [one] one hit
   *[other] { $hits } hits
}
web-we-shot = { $name }: { $hit ->
    [yes] hit!
   *[no] missed.
}
web-we-says = { $what ->
    [asks] { $outlaw }?
    [gives] Here you are.
    [has-none] No { $outlaw }.
    [finds-nothing] Nothing.
   *[passes] Pass.
}
web-we-hand = Your hand
web-we-cards = { $card }{ $count ->
    [1] {""}
   *[other] , { $count } cards
}
web-we-pick = { $cards }: see what it can do
web-we-pick-a-card = Pick a card to see what it can do.
web-we-pick-a-poster = { $what ->
    [ask] …or tap a poster to ask for that outlaw.
    [take] Choose the card by its outlaw’s poster.
    [uncover] Choose the hideout by its outlaw’s poster.
   *[set] Choose the set by its outlaw’s poster.
}
web-we-more = More
web-we-do = { $what ->
    [meld] Lay { $count }
    [photo] Lay the photo
    [play] Play
    [rob] Steal a card
    [ask] Ask { $name }
    [cover] Cover { $name }
    [take] Steal from { $name }
    [draw] Draw two
    [search] Search for a card
    [clear] Clear a hideout
    [keep] Keep it
    [discard] Discard
   *[pass] Pass
}
web-we-adds = +{ $money }
web-we-if-hit = if it hits
web-we-search = { $pile ->
    [supply] From the supply: take one
   *[discard] From the discard pile: take one
}
web-we-telegram = Telegram
web-we-found = You have found: { $card }.
web-we-opened = { $name } has opened { $outlaw }. Is it time for a photo?
web-we-hidden = { $name } covers your { $outlaw } set: it counts for nothing. A Wyatt Earp could clear the hideout, if the shot hits.
web-we-announced = { $name } is about to discard. Clear a hideout of yours first?
web-we-kind = { $kind ->
    [outlaw] Outlaw card
   *[photo] Photo
}
web-we-about = { $kind ->
    [outlaw] 2 points each. An outlaw nobody has laid this round needs three cards at once. Lay several together: each one after the first adds $1,000 to the reward.
    [photo] 4 points and $1,000, once somebody has laid that outlaw. No shot.
    [stagecoach] Shot: 1 point and $3,000 on a set of yours.
    [bank] Shot: 2 points and $1,000 on a set of yours.
    [fastest-gun] Shot: 3 points and $1,000; sends the other fastest gun away.
    [most-wanted] Ask the others for an outlaw card; or, by a shot, steal one from a territory.
    [hideout] Shot: covers somebody else’s set, which then counts for nothing.
   *[wyatt-earp] Draw two, or search for a card, or shoot a hideout off your own set.
}
web-we-aid-turn = Your turn
web-we-aid-draw = Draw: two from the supply, or the top of the discard.
web-we-aid-play = Play: any number of outlaw cards, and one sheriff card.
web-we-aid-discard = Discard one. Your last card must be a discard.
web-we-aid-cards = Cards
web-we-aid-pay = When the round ends
web-we-aid-captured = With 8 capture points, of all players together, an outlaw is captured. Otherwise the reward stays on the poster.
web-we-aid-alone = A leader who is 5 points ahead takes it all.
web-we-aid-shared = Otherwise each leader takes $2,000, then everybody up to 4 points behind $1,000, then all $1,000 each in turn. Equal players are paid together or not at all; the rest stays.
web-we-aid-end = With $25,000 the game is over; the richest wins.
web-we-aid-outlaws = Outlaws

## The web: Dice Town

web-dt-where = Turn { $turn } · { $place }
web-house = { $place ->
    [mine] Mine
    [bank] Bank
    [stagecoach] Stagecoach
    [store] Store
    [saloon] Saloon
    [star] Sheriff
    [hall] Town Hall
    [doctor] Doctor
    [end] The end
   *[dice] Dice
}
web-dt-place-about = { $place ->
    [mine] Most nines: one nugget per nine.
    [bank] Most tens: all the money in it.
    [stagecoach] Goes to nobody. What is paid for dice rides along, and moves to the bank.
    [store] Most jacks: draw one store card per jack and keep one.
    [saloon] Most queens: draw one card per queen from somebody’s hand and keep one.
    [star] Most kings: the star. It settles ties and is worth 5 points.
    [hall] Best poker hand: the first title, and one more per ace.
   *[doctor] Gained nothing this turn? Doc Badluck makes up for it.
}
web-dt-stake = { $place ->
    [mine] { $count ->
        [0] empty
        [one] one nugget left
       *[other] { $count } nuggets left
    }
   *[bank] { $count ->
        [0] empty
       *[other] ${ $count } inside
    }
}
web-dt-loot = ${ $dollars } of loot
web-dt-held-elsewhere = Somebody holds: { $cards }.
web-dt-wears-star = The star is worn by { $seat }.
web-dt-waiting-room = Waiting: { $seats }.
web-dt-kind = { $kind ->
    [high-card] high card
    [pair] pair
    [two-pairs] two pairs
    [three] three of a kind
    [straight] straight
    [full-house] full house
    [four] four of a kind
   *[five] five of a kind
}
web-dt-card-about = { $card ->
    [dynamite] At the mine: take twice as many nuggets.
    [girls] In the saloon: do it all twice.
    [brute] With your dice: several cost nothing this time.
    [cheater] After a reveal: turn a die of your row.
    [corruption] At the town hall: one more title, from the deck.
    [credits] At the store: do it all twice.
    [joe] Before the star moves: somebody gives you $4.
    [marshal] Before the star moves: the sheriff stays.
    [sharing] When another takes the bank: half of it is yours.
    [wanted] Somebody plays a card: it does nothing.
    [elixir] Before the doctor: he sees you, too.
   *[other] { $worth ->
        [one] One point at the end.
       *[other] { $worth } points at the end.
    }
}
web-dt-street = The street
web-dt-own = What you own
web-dt-is-asked = will be asked for a card
web-dt-joe = Joe: up to $4
web-dt-rob-title = a title: { $share }
web-dt-visit = { $seat-is ->
    [you] Go yourself
   *[other] Send { $seat }
}
web-dt-doc = { $what ->
    [store] A store card
    [dollars] $2 from each
   *[nuggets] A nugget from each
}
web-dt-has-nuggets = { $count ->
    [0] no nugget
    [one] one nugget
   *[other] { $count } nuggets
}
web-dt-has-store = { $count ->
    [0] no store card
    [one] one store card
   *[other] { $count } store cards
}
web-dt-has-titles = { $count ->
    [0] no title in hand
    [one] one title in hand
   *[other] { $count } titles in hand
}
web-dt-wired = behind barbed wire: { $cards }
web-dt-sheriff = sheriff
web-dt-known-cards = You know of { $cards }.
web-dt-points = { $points }{ $uncounted ->
    [0] {""}
   *[other] +
} { $points ->
    [one] pt
   *[other] pts
}
web-dt-points-title = { $points ->
    [one] one point
   *[other] { $points } points
}{ $uncounted ->
    [0] {""}
    [one] , and a card nobody counts yet
   *[other] , and { $uncounted } cards nobody counts yet
}
web-dt-points-about = Nuggets { $nuggets }, dollars { $dollars }, star { $star }, equipment { $equipment }, titles { $titles }.
web-dt-gained = has gained something this turn
web-dt-row = { $count ->
    [0] No dice kept yet
   *[other] Row: { $dice }
}
web-dt-under-cup = { $ready ->
    [yes] has chosen; the dice are under the cup
   *[no] dice under the cup
}
web-dt-shows = shows { $dice }
web-dt-shows-none = shows no dice
web-dt-bared = shown with the Brute that was cancelled: { $dice }
web-dt-roll = Your roll
web-dt-last-roll = Last roll: it is kept as it falls.
web-dt-die-keep = { $die }: keep it
web-dt-die-back = { $die }: kept, tap to put it back
web-dt-die-turn = { $die }: turn it
web-dt-all = All
web-dt-offered = Offered: { $what }
web-dt-all-dice = Keep all dice
web-dt-die-calm = { $die }: not with these
web-dt-die-calm-about = That would cost more than you have.
web-dt-keep = { $count ->
    [0] Keep none
   *[other] Keep { $count }
} · { $cost ->
    [0] free
   *[other] ${ $cost }
}
web-dt-keep-brute = Keep { $count } · Brute, free
web-dt-keep-dear = { $count } dice: too dear
web-dt-keep-one = Keep one die
web-dt-brute-two = Brute: two or more
web-dt-next-roll = Next roll:
web-dt-kept = kept
web-dt-keep-poor = No money: keep one die.
web-dt-keep-hint = Tap the dice you keep. One is free, each more costs $1, none costs $1.
web-dt-chosen = You keep { $dice }. Now the others choose.
web-dt-chosen-none = You keep no dice. Now the others choose.
web-dt-hand = Your cards
web-dt-hand-empty = No cards in hand yet.
web-dt-pick = { $card }: see what it can do
web-dt-cheat-from = Turn which die?
web-dt-cheat-to = Turn { $die } into…
web-dt-nothing-but-pass = Nothing of yours fits here. Others need not know.
web-dt-wire = { $count ->
    [one] Barbed wire for a title: tap it.
   *[other] Barbed wire for two titles: tap both.
}
web-dt-wire-second = 1 of 2 picked: tap the second title.
web-dt-offer = Your offer to { $seat }
web-dt-offer-paid = Only the winner’s offer is paid.
web-dt-offer-order = Dollars first, then nuggets, then cards of your hand.
web-dt-offer-nugget = + nugget
web-dt-offer-bill = + $1
web-dt-offer-done = { $empty ->
    [yes] Offer nothing
   *[no] Seal the envelope
}
web-dt-envelope = { $seat-is ->
    [you] Your offer
   *[other] { $seat }'s offer
}
web-dt-envelope-closed = still sealed
web-dt-envelope-nothing = nothing
web-dt-tie = A tie: { $seats }. { $seat-is ->
    [you] You decide.
   *[other] { $seat } decides.
}
web-dt-tie-end = Still equal: { $seats }. { $seat-is ->
    [you] The last word is yours.
   *[other] { $seat } has the last word.
}
web-dt-wins = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} { $place ->
    [mine] at the mine
    [bank] at the bank
    [store] at the general store
    [saloon] in the saloon
    [star] the star
    [hall] at the town hall
   *[other] {""}
}
web-dt-drawn = Keep one of these
web-dt-drawn-of-yours = Drawn from your hand
web-dt-drawn-hidden = { $seat-is ->
    [you] You look
   *[other] { $seat } looks
} at { $count ->
    [one] a card
   *[other] { $count } cards
}
web-dt-robs = { $seat-is ->
    [you] You rob { $victim }
   *[other] { $victim-is ->
        [you] { $seat } robs you
       *[other] { $seat } robs { $victim }
    }
}
web-dt-more-visits = { $count ->
    [one] and once more after this
   *[other] and { $count } more times
}
web-dt-star-goes = The star is about to go to { $seat }.
web-dt-star-stays = The star is about to stay with { $seat }.
web-dt-played = { $seat-is ->
    [you] You play { $card }
   *[other] { $seat } plays { $card }
}
web-dt-patient = { $seat-is ->
    [you] You are at the doctor’s.
   *[other] { $seat } is at the doctor’s.
}
web-dt-brutes = Brutes still to settle: { $seats }
web-dt-won-game = { $seat-is ->
    [you] The town is yours.
   *[other] { $seat } wins the town.
}
web-dt-title-row = Titles on the board, the next one first: { $cards }. { $deck } more in the deck.
web-dt-aid-faces = Faces and places
web-dt-aid-faces-about = All dice in rows? Then the town is settled from left to right. The sheriff settles ties.
web-dt-aid-hands = Poker hands, best first
web-dt-aid-doctor = At the doctor’s
web-dt-aid-doctor-about = A nine or ten in your row: wire two titles. Jack or queen: a store card. King: $2 from everybody. Ace: a nugget from everybody.
web-dt-aid-cards = Store cards
web-dt-aid-points = Points at the end
web-dt-aid-points-about = Each nugget 1, every $2 one, the star 5, equipment and titles their number.
web-dt-aid-price = The price of dice
web-dt-aid-price-about = Keep one: free. Each die more: $1. Keep none: $1. A full row makes it the last roll for the others.
web-dt-copies = { $card } (×2)
