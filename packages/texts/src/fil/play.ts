// SPDX-License-Identifier: Apache-2.0
import type { play as source } from '../en/play.ts'
import type { Translated } from '../translated.ts'

/** The game page. */
export const play: Translated<typeof source> = {
  'play.back': 'Bumalik sa lobby',
  'play.fullScreen': 'Buong screen',
  'play.frame': 'Laro: {name}',
  'play.loading': 'Naglo-load ang laro',
  'play.login.title': 'Mag-log in para maglaro ng {name}',
  'play.login.text': 'Kailangan ng account para sa totoong round. Isang minuto lang ito.',
  'play.unknown.title': 'Hindi kilala ang larong ito',
  'play.unknown.text': 'Baka inilipat ito. Nasa lobby ang lahat ng bukas na laro.',
  'play.blocked.title': 'Hindi inaalok ang {name} sa lugar mo',
  'play.blocked.text': 'Bukas sa iyo ang mga larong ito:',
  'play.closed.text': 'Pansamantalang sarado ang larong ito. Bukas ang mga ito:',
  'play.failed': 'Hindi mabuksan ang laro',
  'play.more': 'Iba pa mula sa {studio}',
  'play.rtp': 'Return to player na {rtp} %',
}
