// SPDX-License-Identifier: Apache-2.0
import type { prizeGroups as source } from '../en/prize-groups.ts'
import type { Translated } from '../translated.ts'

/** Prize groups: the odds that a member gets in lotteries, and who may give them. */
export const prizeGroups: Translated<typeof source> = {
  'fault.agents.groupAboveUpline': 'Призовая группа не может быть лучше, чем у вышестоящего',
  'fault.agents.noPrizeGroup': 'Такой призовой группы нет',
  'agents.prizeGroup': 'Призовая группа',
  'agents.prizeGroup.hint': 'Определяет коэффициенты лотерей для счёта и никогда не лучше вашей.',
  'agents.prizeGroup.usual': 'Как задано сайтом',
  'agents.prizeGroup.joiners': 'Призовая группа присоединившихся',
}
