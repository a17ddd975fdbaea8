// SPDX-License-Identifier: Apache-2.0
import type { filters as source } from '../en/filters.ts'
import type { Translated } from '../translated.ts'

/** The filters of a list of games. */
export const filters: Translated<typeof source> = {
  'filters.title': 'Mga filter',
  'filters.minBet': 'Pinakamababang taya mula sa',
  'filters.lines': 'Mga payline na hindi bababa sa',
  'filters.theme': 'Tema',
  'filters.feature': 'Feature ng laro',
  'filters.volatility': 'Volatility ng laro',
  'filters.volatility.1': 'Mababa',
  'filters.volatility.2': 'Medyo mababa',
  'filters.volatility.3': 'Katamtaman',
  'filters.volatility.4': 'Mataas',
  'filters.volatility.5': 'Napakataas',
  'filters.rtp': 'Balik sa manlalaro',
  'filters.from': '{value} pataas',
  'filters.clear': 'I-clear lahat',
  'filters.show': '{count, plural, one {Ipakita ang # laro} other {Ipakita ang # laro}}',
  'filters.remove': 'Alisin: {name}',
}
