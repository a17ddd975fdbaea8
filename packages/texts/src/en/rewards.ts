// SPDX-License-Identifier: Apache-2.0
/** The winners board. */
export const rewards = {
  'rewards.winners': 'Latest wins',
  'rewards.winners.all': 'All winners',
  'rewards.winners.stop': 'Pause the winners',
  'rewards.winners.move': 'Resume the winners',
  'rewards.winners.player': 'Player',
  'rewards.winners.game': 'Game',
  'rewards.winners.amount': 'Win',
  'rewards.winners.empty': 'Nobody has won yet. Be the first.',
} as const
