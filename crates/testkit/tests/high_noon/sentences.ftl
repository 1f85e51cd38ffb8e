# The sentences of High Noon. A real game has them in every file of lang/.

high-noon-card = card { $rank }
high-noon-action-draw = draw
high-noon-action-flee = flee
high-noon-remark-higher = { $count } cards could beat yours.

high-noon-dealt = { $seat } is dealt { $card }.
high-noon-dealt-hidden = { $seat } is dealt a card.
high-noon-revealed = { $seat } held { $card } and chose to { $action }.
high-noon-decided = The highest card that was drawn wins: { $winners }.

high-noon-page-hand = You hold { $card }.
high-noon-status-deal = Cards are being dealt.
high-noon-status-choose = { $seats } must choose.
high-noon-status-over = The game is over.

high-noon-refusal-too-low = With the 1 you can only flee.
high-noon-refusal-not-now = You do not owe a decision now.
high-noon-refusal-dealt = The { $card } has been dealt already.
high-noon-refusal-all-dealt = All cards have been dealt.
high-noon-refusal-over = The game is over.
