// SPDX-License-Identifier: Apache-2.0
import type { prizeGroups as source } from '../en/prize-groups.ts'
import type { Translated } from '../translated.ts'

/** Prize groups: the odds that a member gets in lotteries, and who may give them. */
export const prizeGroups: Translated<typeof source> = {
  'fault.agents.groupAboveUpline': '奖金组不能高于上级',
  'fault.agents.noPrizeGroup': '没有此奖金组',
  'agents.prizeGroup': '奖金组',
  'agents.prizeGroup.hint': '决定该账户的彩票赔率，且不会高于您的奖金组。',
  'agents.prizeGroup.usual': '按网站默认',
  'agents.prizeGroup.joiners': '受邀注册者的奖金组',
}
