// SPDX-License-Identifier: Apache-2.0
import type { filters as source } from '../en/filters.ts'
import type { Translated } from '../translated.ts'

/** The filters of a list of games. */
export const filters: Translated<typeof source> = {
  'filters.title': 'Penapis',
  'filters.minBet': 'Taruhan terkecil dari',
  'filters.lines': 'Garis bayaran sekurang-kurangnya',
  'filters.theme': 'Tema',
  'filters.feature': 'Ciri',
  'filters.volatility': 'Turun naik',
  'filters.volatility.1': 'Rendah',
  'filters.volatility.2': 'Agak rendah',
  'filters.volatility.3': 'Sederhana',
  'filters.volatility.4': 'Tinggi',
  'filters.volatility.5': 'Sangat tinggi',
  'filters.rtp': 'Pulangan kepada pemain',
  'filters.from': '{value} ke atas',
  'filters.clear': 'Kosongkan semua',
  'filters.show': '{count, plural, other {Papar # permainan}}',
  'filters.remove': 'Buang: {name}',
}
