// SPDX-License-Identifier: Apache-2.0
/** The console: manual prices that no longer stand because the score changed, and those that can be backed against each other. */
export const consoleSportsbookWithdrawn = {
  'console.sportsbook.withdrawn': 'Withdrawn manual prices',
  'console.sportsbook.withdrawnNow':
    'The score changed from {before} to {after}. These manual prices no longer stand, the outcomes follow the feed again: {outcomes}. Set them anew if you still want others.',
  'console.sportsbook.withdrawnOutcome': '{market}: {outcome} {price}',
  'console.sportsbook.gain':
    'These prices can be backed against each other: whoever divides a stake so gains {percent} % whatever happens: {outcomes}. Lower one of them.',
  'console.sportsbook.gainOutcome': '{market}: {outcome} {price} ({share} % of the stake)',
  'console.sportsbook.scoreBefore': 'Set at',
  'console.sportsbook.scoreAfter': 'Withdrawn at',
} as const
