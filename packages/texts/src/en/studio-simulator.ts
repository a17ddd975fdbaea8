// SPDX-License-Identifier: Apache-2.0
/** How the simulator plays each game, and the pace of bets. */
export const studioSimulator = {
  'studio.betTooEarly': 'Bets may not follow each other faster here. Yours waits a moment',
  'studio.crash.cashedOutAt': 'Cashed out at {point}×',
  'studio.way.title': 'How it plays',
  'studio.way.chosen': 'Each round as it is chosen on this page',
  'studio.way.slot': 'Every spin with all its free spins; no bonus is bought',
  'studio.way.pick': 'In the bonus the places are opened from the first one on, until it ends',
  'studio.way.crash': 'Automatic cash-out at {point}×',
  'studio.way.mines': 'Opens tiles from the top left; cash-out after {count}',
  'studio.way.tower': 'Takes the first tile of each floor; cash-out after floor {count}',
  'studio.way.flip': 'Calls heads; cash-out after right calls: {count}',
  'studio.way.chicken': 'Crosses the road; cash-out after lane {count}',
  'studio.way.pump': 'Pumps the balloon; cash-out after pumps: {count}',
  'studio.way.rps': 'Throws rock, again after a draw; cash-out after wins: {count}',
  'studio.way.hilo':
    'Guesses the likelier side and skips aces and kings; cash-out after right guesses: {count}',
  'studio.way.poker': 'Best play: holds the cards that pay most on average',
  'studio.way.blackjack':
    'Best play without insurance; the return is that of the first stake, after doubling and splitting',
} as const
