// SPDX-License-Identifier: Apache-2.0
/** Results of outrights in the console. */
export const consoleSportsbookOutrights = {
  'console.results.kinds': 'Kind',
  'console.results.kinds.all': 'Matches and outrights',
  'console.results.kinds.match': 'Matches',
  'console.results.kinds.outright': 'Outrights',
  'console.results.notStopped':
    'Its result can be entered once betting on it is stopped. It can be void at any time.',
  'console.results.trading': 'Trading of this event',
  'console.results.placings': 'Places',
  'console.results.placingsExplain':
    'Equals have the same place, and the next one comes after all of them. Name at least the places that its markets pay.',
  'console.results.notPlaced': 'Not placed',
  'console.results.withdrew': 'Withdrew',
} as const
