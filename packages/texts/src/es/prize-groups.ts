// SPDX-License-Identifier: Apache-2.0
import type { prizeGroups as source } from '../en/prize-groups.ts'
import type { Translated } from '../translated.ts'

/** Prize groups: the odds that a member gets in lotteries, and who may give them. */
export const prizeGroups: Translated<typeof source> = {
  'fault.agents.groupAboveUpline': 'Nadie puede tener un grupo de premios mejor que el de su superior',
  'fault.agents.noPrizeGroup': 'No existe ese grupo de premios',
  'agents.prizeGroup': 'Grupo de premios',
  'agents.prizeGroup.hint': 'Determina las cuotas de lotería de la cuenta y nunca es mejor que el suyo.',
  'agents.prizeGroup.usual': 'El que fija el sitio',
  'agents.prizeGroup.joiners': 'Grupo de premios de quienes se unen',
}
