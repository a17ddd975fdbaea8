// SPDX-License-Identifier: Apache-2.0
/** What the site shows around a running game. */
export const gameWindow = {
  'gameWindow.theatre': 'Theatre mode',
  'gameWindow.small': 'Small window',
  'gameWindow.large': 'Back to the large view',
  'gameWindow.move': 'Move to the next corner',
  'gameWindow.close': 'Close the game',
  'gameWindow.goesOn': '{name} goes on in the small window',
  'gameWindow.switch.title': 'Close {name}?',
  'gameWindow.switch.text':
    'One game can be open at a time. An open round of {name} continues when you come back to it.',
  'gameWindow.switch.yes': 'Close it and open the other game',
  'play.info': 'About this game',
  'gameWindow.studio': 'Studio',
  'gameWindow.lines': 'Lines',
  'gameWindow.minBet': 'Smallest stake',
  'gameWindow.rules': 'Rules of the game',
  'gameWindow.wagering': 'Counts towards your bonuses',
  'gameWindow.notCounted': 'Bets do not count',
  'gameWindow.missions': 'Counts towards your missions',
} as const
