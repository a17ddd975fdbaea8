// SPDX-License-Identifier: Apache-2.0
import type { filters as source } from '../en/filters.ts'
import type { Translated } from '../translated.ts'

/** The filters of a list of games. */
export const filters: Translated<typeof source> = {
  'filters.title': 'Filter',
  'filters.minBet': 'Taruhan terkecil mulai',
  'filters.lines': 'Jumlah payline minimal',
  'filters.theme': 'Tema',
  'filters.feature': 'Fitur',
  'filters.volatility': 'Volatilitas',
  'filters.volatility.1': 'Rendah',
  'filters.volatility.2': 'Agak rendah',
  'filters.volatility.3': 'Sedang',
  'filters.volatility.4': 'Tinggi',
  'filters.volatility.5': 'Sangat tinggi',
  'filters.rtp': 'Pengembalian ke pemain',
  'filters.from': '{value} ke atas',
  'filters.clear': 'Hapus semua',
  'filters.show': '{count, plural, other {Tampilkan # game}}',
  'filters.remove': 'Hapus: {name}',
}
