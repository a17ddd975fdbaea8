// SPDX-License-Identifier: Apache-2.0
/** Prize groups: the odds that a member gets in lotteries, and who may give them. */
export const prizeGroups = {
  'fault.agents.groupAboveUpline': 'Nobody can have a better prize group than their upline',
  'fault.agents.noPrizeGroup': 'There is no such prize group',
  'agents.prizeGroup': 'Prize group',
  'agents.prizeGroup.hint': 'It sets the lottery odds of the account, and is never better than yours.',
  'agents.prizeGroup.usual': 'As the site sets it',
  'agents.prizeGroup.joiners': 'Prize group of those who join',
} as const
