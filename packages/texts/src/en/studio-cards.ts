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
  'studio.poker.fullHouse': 'Full house',
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
} as const
