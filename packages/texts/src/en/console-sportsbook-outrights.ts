// SPDX-License-Identifier: Apache-2.0
/** Results of outrights, and pools in the dry runs of fights, in the console. */
export const consoleSportsbookOutrights = {
  'console.results.kinds': 'Kind',
  'console.results.kinds.all': 'Matches and outrights',
  'console.results.kinds.match': 'Matches',
  'console.results.kinds.outright': 'Outrights',
  'console.results.endsAbout': 'Ends about',
  'console.results.notStopped':
    'Its result can be entered once betting on it is stopped. It can be void at any time.',
  'console.results.trading': 'Trading of this event',
  'console.results.placings': 'Places',
  'console.results.placingsExplain':
    'Equals have the same place, and the next one comes after all of them. Name at least the places that its markets pay.',
  'console.results.notPlaced': 'Not placed',
  'console.results.withdrew': 'Withdrew',
  'console.results.pool': 'Pool: {count} stakes',
  'console.results.pool.returns': 'returns {price} for 1',
  'console.results.pool.returned': 'Comes back in all',
  'console.results.pool.stakes': 'Stakes',
  'console.results.pool.counts': '{paid} paid, {refunded} come back, {lost} lost',
  'console.results.pool.cancelled':
    'The pool is cancelled: a side would return 1.07 or less, or has no stakes.',
  'console.results.what': 'Bet',
  'console.results.what.bet': 'Fixed price',
  'console.results.what.pool': 'Pool: {side}',
} as const
