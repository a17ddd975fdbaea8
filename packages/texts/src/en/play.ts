// SPDX-License-Identifier: Apache-2.0
/** The game page. */
export const play = {
  'play.back': 'Back to the lobby',
  'play.fullScreen': 'Full screen',
  'play.frame': 'Game: {name}',
  'play.loading': 'The game is on its way',
  'play.login.title': 'Log in to play {name}',
  'play.login.text': 'Real rounds need an account. It takes a minute.',
  'play.unknown.title': 'This game was not found',
  'play.unknown.text': 'It may have moved. The lobby has all that are open.',
  'play.blocked.title': '{name} is not offered where you are',
  'play.blocked.text': 'These games are open to you:',
  'play.closed.text': 'This game is closed for a while. These are open:',
  'play.failed': 'The game could not be opened',
  'play.more': 'More from {studio}',
  'play.rtp': 'Return to player {rtp} %',
} as const
