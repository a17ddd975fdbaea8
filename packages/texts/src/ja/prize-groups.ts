// SPDX-License-Identifier: Apache-2.0
import type { prizeGroups as source } from '../en/prize-groups.ts'
import type { Translated } from '../translated.ts'

/** Prize groups: the odds that a member gets in lotteries, and who may give them. */
export const prizeGroups: Translated<typeof source> = {
  'fault.agents.groupAboveUpline': '賞金グループを上位より良くすることはできません',
  'fault.agents.noPrizeGroup': 'この賞金グループはありません',
  'agents.prizeGroup': '賞金グループ',
  'agents.prizeGroup.hint': 'アカウントの宝くじオッズを決めます。ご自身のグループより良くはなりません。',
  'agents.prizeGroup.usual': 'サイトの既定',
  'agents.prizeGroup.joiners': '参加者の賞金グループ',
}
