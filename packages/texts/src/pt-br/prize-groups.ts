// SPDX-License-Identifier: Apache-2.0
import type { prizeGroups as source } from '../en/prize-groups.ts'
import type { Translated } from '../translated.ts'

/** Prize groups: the odds that a member gets in lotteries, and who may give them. */
export const prizeGroups: Translated<typeof source> = {
  'fault.agents.groupAboveUpline': 'Ninguém pode ter um grupo de prêmios melhor que o do seu superior',
  'fault.agents.noPrizeGroup': 'Esse grupo de prêmios não existe',
  'agents.prizeGroup': 'Grupo de prêmios',
  'agents.prizeGroup.hint': 'Define as odds de loteria da conta e nunca é melhor que o seu.',
  'agents.prizeGroup.usual': 'O definido pelo site',
  'agents.prizeGroup.joiners': 'Grupo de prêmios de quem entra',
}
