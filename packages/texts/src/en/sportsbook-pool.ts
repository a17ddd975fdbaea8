// SPDX-License-Identifier: Apache-2.0
/** The pools of virtual fights. */
export const sportsbookPool = {
  'fault.sportsbook.poolClosed': 'Betting on this fight has closed',
  'sportsbook.reason.pool_cancelled':
    'The pool was cancelled: a side would have returned 1.07 or less, or had no stakes',
} as const
