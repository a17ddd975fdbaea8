// SPDX-License-Identifier: Apache-2.0
import type { prizeGroups as source } from '../en/prize-groups.ts'
import type { Translated } from '../translated.ts'

/** Prize groups: the odds that a member gets in lotteries, and who may give them. */
export const prizeGroups: Translated<typeof source> = {
  'fault.agents.groupAboveUpline': 'Personne ne peut avoir un meilleur groupe de gains que son supérieur',
  'fault.agents.noPrizeGroup': 'Ce groupe de gains n’existe pas',
  'agents.prizeGroup': 'Groupe de gains',
  'agents.prizeGroup.hint': 'Il fixe les cotes de loterie du compte et n’est jamais meilleur que le vôtre.',
  'agents.prizeGroup.usual': 'Celui fixé par le site',
  'agents.prizeGroup.joiners': 'Groupe de gains de ceux qui rejoignent',
}
