// SPDX-License-Identifier: Apache-2.0
import type { prizeGroups as source } from '../en/prize-groups.ts'
import type { Translated } from '../translated.ts'

/** Prize groups: the odds that a member gets in lotteries, and who may give them. */
export const prizeGroups: Translated<typeof source> = {
  'fault.agents.groupAboveUpline': 'Hindi maaaring mas mataas ang grupo ng premyo kaysa sa upline',
  'fault.agents.noPrizeGroup': 'Walang ganitong grupo ng premyo',
  'agents.prizeGroup': 'Grupo ng premyo',
  'agents.prizeGroup.hint':
    'Ito ang nagtatakda ng odds ng lotto ng account, at hindi kailanman mas mataas kaysa sa iyo.',
  'agents.prizeGroup.usual': 'Ayon sa itinakda ng site',
  'agents.prizeGroup.joiners': 'Grupo ng premyo ng mga sasali',
}
