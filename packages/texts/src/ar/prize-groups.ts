// SPDX-License-Identifier: Apache-2.0
import type { prizeGroups as source } from '../en/prize-groups.ts'
import type { Translated } from '../translated.ts'

/** Prize groups: the odds that a member gets in lotteries, and who may give them. */
export const prizeGroups: Translated<typeof source> = {
  'fault.agents.groupAboveUpline': 'لا يمكن أن تكون مجموعة الجوائز أفضل من مجموعة المستوى الأعلى',
  'fault.agents.noPrizeGroup': 'لا توجد مجموعة جوائز بهذا الرقم',
  'agents.prizeGroup': 'مجموعة الجوائز',
  'agents.prizeGroup.hint': 'تحدد احتمالات اليانصيب للحساب، ولا تكون أفضل من مجموعتك أبدًا.',
  'agents.prizeGroup.usual': 'كما يحدده الموقع',
  'agents.prizeGroup.joiners': 'مجموعة جوائز المنضمين',
}
