// SPDX-License-Identifier: Apache-2.0
import type { prizeGroups as source } from '../en/prize-groups.ts'
import type { Translated } from '../translated.ts'

/** Prize groups: the odds that a member gets in lotteries, and who may give them. */
export const prizeGroups: Translated<typeof source> = {
  'fault.agents.groupAboveUpline': '상금 그룹은 상위보다 높을 수 없습니다',
  'fault.agents.noPrizeGroup': '해당 상금 그룹이 없습니다',
  'agents.prizeGroup': '상금 그룹',
  'agents.prizeGroup.hint': '계정의 복권 배당을 정하며, 회원님의 그룹보다 높을 수 없습니다.',
  'agents.prizeGroup.usual': '사이트 기본값',
  'agents.prizeGroup.joiners': '가입자의 상금 그룹',
}
