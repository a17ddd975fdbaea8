// SPDX-License-Identifier: Apache-2.0
import type { sportsbookSeasons as source } from '../en/sportsbook-seasons.ts'
import type { Translated } from '../translated.ts'

/** Bets on seasons as a whole. */
export const sportsbookSeasons: Translated<typeof source> = {
  'sportsbook.seasons': 'Sa buong season',
  'sportsbook.seasons.about':
    'Kung sino ang mananalo sa season o magtatapos sa mga nauna. Ang magkatabla sa puwesto ay naghahati rito, at hinahati rin ang taya.',
  'sportsbook.seasons.season': 'Season {season}',
  'sportsbook.seasons.ends': 'Matatapos bandang {day}',
  'sportsbook.seasons.all': 'Ipakita lahat: {count}',
  'sportsbook.seasons.fewer': 'Bawasan ang ipinapakita',
  'sportsbook.seasons.none': 'Walang season na matatayaan ngayon',
}
