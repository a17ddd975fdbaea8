// SPDX-License-Identifier: Apache-2.0
import type { prizeGroups as source } from '../en/prize-groups.ts'
import type { Translated } from '../translated.ts'

/** Prize groups: the odds that a member gets in lotteries, and who may give them. */
export const prizeGroups: Translated<typeof source> = {
  'fault.agents.groupAboveUpline': '獎金組不能高於上級',
  'fault.agents.noPrizeGroup': '沒有此獎金組',
  'agents.prizeGroup': '獎金組',
  'agents.prizeGroup.hint': '決定該帳戶的彩票賠率，且不會高於您的獎金組。',
  'agents.prizeGroup.usual': '依網站預設',
  'agents.prizeGroup.joiners': '受邀註冊者的獎金組',
}
