// SPDX-License-Identifier: Apache-2.0
/** The game page. */
export const play = {
  'play.back': 'Back to the lobby',
  'play.fullScreen': 'Full screen',
  'play.frame': 'Game: {name}',
  'play.loading': 'The game is loading',
  'play.login.title': 'Log in to play {name}',
  'play.login.text': 'Real rounds need an account. It takes a minute.',
  'play.unknown.title': 'This game was not found',
  'play.unknown.text': 'It may have moved. You will find all open games in the lobby.',
  'play.blocked.title': '{name} is not available in your region',
  'play.blocked.text': 'You can play these games:',
  'play.closed.text': 'This game is temporarily closed. These are open:',
  'play.failed': 'The game could not be opened',
  'play.more': 'More from {studio}',
  'play.rtp': 'Return to player {rtp} %',
} as const
