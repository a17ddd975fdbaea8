// SPDX-License-Identifier: Apache-2.0
/** The pools of virtual fights. */
export const sportsbookPool = {
  'fault.sportsbook.poolClosed': 'Betting on this fight has closed',
  'sportsbook.reason.pool_cancelled':
    'The pool was cancelled: a side would have returned 1.07 or less, or had no stakes',
  'sportsbook.pool': 'Pool',
  'sportsbook.pool.about':
    'The stakes of both sides form one pool. {percent} % of it is commission; whoever backed the winner shares the rest.',
  'sportsbook.pool.changes':
    'What a side returns changes with every stake, until betting closes when the fight begins.',
  'sportsbook.pool.back':
    'Every stake comes back after a draw. So it does if a side would return 1.07 or less, or has no stakes: then the pool is cancelled.',
  'sportsbook.pool.returns': 'Returns now',
  'sportsbook.pool.noStakes': 'No stakes yet',
  'sportsbook.pool.on': 'Stake on {side}',
  'sportsbook.pool.hint': 'Enter a stake, then tap a side. It is placed at once and cannot be taken back.',
  'sportsbook.pool.low': 'At least {amount}',
  'sportsbook.pool.high': 'At most {amount}',
  'sportsbook.pool.placed': '{amount} on {side} is in the pool.',
  'sportsbook.pool.closed': 'Betting on this fight has closed',
  'sportsbook.pool.mine': 'My stakes in this fight',
  'sportsbook.pool.bets': 'Pool stakes',
  'sportsbook.pool.none': 'You have no stakes in pools.',
  'sportsbook.pool.ifWins': 'Returns now if it wins',
  'sportsbook.pool.rule':
    'A winning stake returns its share of the pool after commission, rounded down to the smallest coin.',
  'sportsbook.pool.commission': 'Commission',
} as const
