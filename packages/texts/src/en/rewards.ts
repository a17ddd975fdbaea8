// SPDX-License-Identifier: Apache-2.0
/** The winners board. */
export const rewards = {
  'rewards.winners': 'Latest wins',
  'rewards.winners.all': 'All winners',
  'rewards.winners.stop': 'Stop the winners',
  'rewards.winners.move': 'Let the winners move',
  'rewards.winners.player': 'Player',
  'rewards.winners.game': 'Game',
  'rewards.winners.amount': 'Win',
  'rewards.winners.empty': 'Nobody has won yet. Be the first.',
} as const
