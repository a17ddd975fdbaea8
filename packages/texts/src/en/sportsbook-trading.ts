// SPDX-License-Identifier: Apache-2.0
/** Why a price of an operator is refused. */
export const sportsbookTrading = {
  'fault.sportsbook.notOnLadder': 'This price is not on the ladder',
  'fault.sportsbook.losingBook': 'At these prices, whoever backs every outcome wins for sure',
} as const
