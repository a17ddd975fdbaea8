// SPDX-License-Identifier: Apache-2.0
/** The bets of everybody, below a game. */
export const studioFeed = {
  'studio.feed.title': 'Live bets',
  'studio.feed.mine': 'Mine',
  'studio.feed.all': 'All',
  'studio.feed.high': 'High wins',
  'studio.feed.none': 'No bets yet',
  'studio.feed.about':
    'Bets with money in our games. Nothing shows whose they are. High wins paid ten times their stake or more.',
} as const
