// SPDX-License-Identifier: Apache-2.0
import type { prizeGroups as source } from '../en/prize-groups.ts'
import type { Translated } from '../translated.ts'

/** Prize groups: the odds that a member gets in lotteries, and who may give them. */
export const prizeGroups: Translated<typeof source> = {
  'fault.agents.groupAboveUpline': 'Kumpulan hadiah tidak boleh lebih baik daripada upline',
  'fault.agents.noPrizeGroup': 'Kumpulan hadiah ini tidak wujud',
  'agents.prizeGroup': 'Kumpulan hadiah',
  'agents.prizeGroup.hint': 'Menetapkan odds loteri akaun, dan tidak lebih baik daripada kumpulan anda.',
  'agents.prizeGroup.usual': 'Seperti ditetapkan laman',
  'agents.prizeGroup.joiners': 'Kumpulan hadiah mereka yang menyertai',
}
