// SPDX-License-Identifier: Apache-2.0
/** The filters of a list of games. */
export const filters = {
  'filters.title': 'Filters',
  'filters.minBet': 'Minimum stake from',
  'filters.lines': 'Minimum number of paylines',
  'filters.theme': 'Theme',
  'filters.feature': 'Feature',
  'filters.volatility': 'Volatility',
  'filters.volatility.1': 'Low',
  'filters.volatility.2': 'Medium to low',
  'filters.volatility.3': 'Medium',
  'filters.volatility.4': 'High',
  'filters.volatility.5': 'Very high',
  'filters.rtp': 'Return to player',
  'filters.from': '{value} or more',
  'filters.clear': 'Clear all',
  'filters.show': '{count, plural, one {Show # game} other {Show # games}}',
  'filters.remove': 'Remove: {name}',
} as const
