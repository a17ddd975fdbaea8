// SPDX-License-Identifier: Apache-2.0
import type { sportsbookSeasons as source } from '../en/sportsbook-seasons.ts'
import type { Translated } from '../translated.ts'

/** Bets on seasons as a whole. */
export const sportsbookSeasons: Translated<typeof source> = {
  'sportsbook.seasons': 'Juara musim',
  'sportsbook.seasons.about':
    'Siapa menjuarai musim, atau tamat antara yang teratas. Peserta di kedudukan sama berkongsi kedudukan itu, begitu juga pertaruhannya.',
  'sportsbook.seasons.season': 'Musim {season}',
  'sportsbook.seasons.ends': 'Tamat sekitar {day}',
  'sportsbook.seasons.all': 'Tunjuk semua: {count}',
  'sportsbook.seasons.fewer': 'Tunjuk kurang',
  'sportsbook.seasons.none': 'Tiada musim yang boleh dipertaruhkan sekarang',
}
