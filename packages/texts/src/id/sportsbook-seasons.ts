// SPDX-License-Identifier: Apache-2.0
import type { sportsbookSeasons as source } from '../en/sportsbook-seasons.ts'
import type { Translated } from '../translated.ts'

/** Bets on seasons as a whole. */
export const sportsbookSeasons: Translated<typeof source> = {
  'sportsbook.seasons': 'Juara musim',
  'sportsbook.seasons.about':
    'Siapa yang menjuarai musim, atau finis di antara yang teratas. Peserta di posisi yang sama berbagi posisi itu, begitu pula taruhannya.',
  'sportsbook.seasons.season': 'Musim {season}',
  'sportsbook.seasons.ends': 'Berakhir sekitar {day}',
  'sportsbook.seasons.all': 'Tampilkan semua: {count}',
  'sportsbook.seasons.fewer': 'Tampilkan lebih sedikit',
  'sportsbook.seasons.none': 'Belum ada musim yang bisa dipertaruhkan',
}
