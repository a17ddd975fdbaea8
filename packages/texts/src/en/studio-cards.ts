// SPDX-License-Identifier: Apache-2.0
/** Video poker, blackjack and other games of cards and boards. */
export const studioCards = {
  'studio.best.rules':
    'The stated return is that of the best choices. The game shows the best one when you ask for it; the decision stays yours.',
  'studio.jacks.title': 'Jacks or Better',
  'studio.deuces.title': 'Deuces Wild',
  'studio.poker.hand': 'Hand',
  'studio.poker.hold': 'Hold',
  'studio.poker.holdCard': 'Hold a card or let it go',
  'studio.poker.hidden': 'Hidden card',
  'studio.poker.draw': 'Draw',
  'studio.poker.replaced': 'Cards replaced: {cards}',
  'studio.poker.first': 'Choose the cards to hold, then draw',
  'studio.poker.best': 'Best hold',
  'studio.poker.worth': 'Best hold: {cards}. On average it pays {multiplier}×',
  'studio.poker.nothing': 'no card',
  'studio.poker.jacks': 'Jacks or better',
  'studio.poker.twoPair': 'Two pairs',
  'studio.poker.trips': 'Three of a kind',
  'studio.poker.straight': 'Straight',
  'studio.poker.flush': 'Flush',
  'studio.poker.threeAndTwo': 'Full house',
  'studio.poker.quads': 'Four of a kind',
  'studio.poker.straightFlush': 'Straight flush',
  'studio.poker.fiveOfAKind': 'Five of a kind',
  'studio.poker.wildRoyal': 'Royal flush with deuces',
  'studio.poker.fourDeuces': 'Four deuces',
  'studio.poker.royal': 'Royal flush',
  'studio.poker.rules.play':
    'You are dealt five cards of one deck of 52. Hold any of them; the others are replaced once, and the hand that you have then pays what the table says.',
  'studio.poker.rules.wild': 'Every two stands for any card.',
  'studio.poker.rules.left': 'A round that nobody continues for two days is played with its best hold.',
  'studio.verify.poker':
    'Cards in order: each random number picks one of those that are left in the deck; the first five are the hand, the others replace it in order',
  'studio.raised': 'Staked further',
  'studio.blackjack.title': 'Blackjack',
  'studio.blackjack.dealer': 'Dealer',
  'studio.blackjack.second': 'Second hand',
  'studio.blackjack.hit': 'Hit',
  'studio.blackjack.stand': 'Stand',
  'studio.blackjack.double': 'Double',
  'studio.blackjack.split': 'Split',
  'studio.blackjack.insure': 'Insurance',
  'studio.blackjack.decline': 'No insurance',
  'studio.blackjack.asks': 'The dealer shows an ace: insure?',
  'studio.blackjack.first': 'Play your hand',
  'studio.blackjack.best': 'Best play',
  'studio.blackjack.advice': 'Best play: {play}. On average {result} stakes',
  'studio.blackjack.noInsurance': 'Best play: no insurance. It costs more than it returns',
  'studio.blackjack.natural': 'Blackjack',
  'studio.blackjack.won': 'Won',
  'studio.blackjack.push': 'Tie',
  'studio.blackjack.lost': 'Lost',
  'studio.blackjack.bust': 'Bust',
  'studio.blackjack.decks': 'Decks',
  'studio.blackjack.rules.deal':
    'You and the dealer get two cards each from {decks} freshly shuffled decks. The hand nearer to 21 wins; one above 21 loses at once. An ace counts 1 or 11, pictures count 10.',
  'studio.blackjack.rules.dealer':
    'The dealer draws up to 16 and stands on every 17. With an ace or a ten they first look for a blackjack.',
  'studio.blackjack.rules.pays':
    'A win pays 1 to 1, a blackjack 3 to 2, a tie returns the stake. Insurance costs half the stake and pays 2 to 1 if the dealer has a blackjack.',
  'studio.blackjack.rules.double':
    'Two cards can be doubled for one more stake and one last card, also after a split. Two cards of equal value can be split once for one more stake; split aces get one card each.',
  'studio.blackjack.rules.raise':
    'Each further stake is taken from your balance before the next card. If it cannot be taken, the round stays as it is. In free rounds nothing can be added.',
  'studio.blackjack.rules.left':
    'A round that nobody continues for two days stands on all its hands, without insurance.',
  'studio.verify.blackjack':
    'Cards in order: each random number picks one of those that are left in {decks} decks; player, dealer, player, dealer, then as they are taken',
  'studio.slide.title': 'Slide',
  'studio.slide.rules.tape':
    'A tape of multipliers slides and stops with one of them below the pointer. The others decide nothing; they come as often as real results do.',
  'studio.darts.title': 'Darts',
  'studio.darts.ring': 'Ring',
  'studio.darts.area': 'Share of the board',
  'studio.darts.rules.throw':
    'The dart lands anywhere on the board: every part of its area is equally likely. The rings are drawn with their true areas.',
  'studio.darts.rules.pay':
    'The ring that is hit pays the stake times its multiplier. At every difficulty the board averages 0.99×; the harder it is, the smaller and larger are the big ones.',
  'studio.verify.darts': 'Part of the area from the middle: first number × 10,000, cut to a whole number',
  'studio.bingo.title': 'Bingo',
  'studio.bingo.lines': 'Full lines',
  'studio.bingo.balls': 'Balls drawn',
  'studio.bingo.rules.card':
    'Each bet gets a new card of 24 numbers from 1 to {numbers}; the field in the middle is free. Each column has numbers of its own fifteen.',
  'studio.bingo.rules.pay':
    '{balls} balls are drawn. Full rows, columns and diagonals pay together by their number, as the table says.',
  'studio.verify.bingo':
    'Card, row by row: in each column every random number picks one of the fifteen that are left; 0 is the free field',
  'studio.verify.bingo.balls': 'Balls in order: each random number picks one of those that are left',
} as const
