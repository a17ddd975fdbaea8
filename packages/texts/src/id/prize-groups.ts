// SPDX-License-Identifier: Apache-2.0
import type { prizeGroups as source } from '../en/prize-groups.ts'
import type { Translated } from '../translated.ts'

/** Prize groups: the odds that a member gets in lotteries, and who may give them. */
export const prizeGroups: Translated<typeof source> = {
  'fault.agents.groupAboveUpline': 'Grup hadiah tidak boleh lebih baik daripada milik upline',
  'fault.agents.noPrizeGroup': 'Grup hadiah ini tidak ada',
  'agents.prizeGroup': 'Grup hadiah',
  'agents.prizeGroup.hint': 'Menentukan odds lotre akun ini, dan tidak pernah lebih baik dari milik Anda.',
  'agents.prizeGroup.usual': 'Sesuai pengaturan situs',
  'agents.prizeGroup.joiners': 'Grup hadiah bagi yang bergabung',
}
