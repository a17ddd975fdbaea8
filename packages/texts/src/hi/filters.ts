// SPDX-License-Identifier: Apache-2.0
import type { filters as source } from '../en/filters.ts'
import type { Translated } from '../translated.ts'

/** The filters of a list of games. */
export const filters: Translated<typeof source> = {
  'filters.title': 'फ़िल्टर',
  'filters.minBet': 'सबसे छोटा दाँव इससे',
  'filters.lines': 'पेलाइन कम से कम',
  'filters.theme': 'थीम',
  'filters.feature': 'फ़ीचर',
  'filters.volatility': 'अस्थिरता',
  'filters.volatility.1': 'कम',
  'filters.volatility.2': 'औसत से कम',
  'filters.volatility.3': 'मध्यम',
  'filters.volatility.4': 'ज़्यादा',
  'filters.volatility.5': 'बहुत ज़्यादा',
  'filters.rtp': 'खिलाड़ी को वापसी',
  'filters.from': '{value} या ज़्यादा',
  'filters.clear': 'सब हटाएँ',
  'filters.show': '{count, plural, one {# गेम दिखाएँ} other {# गेम दिखाएँ}}',
  'filters.remove': 'हटाएँ: {name}',
}
