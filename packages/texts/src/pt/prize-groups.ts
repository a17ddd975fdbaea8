// SPDX-License-Identifier: Apache-2.0
import type { prizeGroups as source } from '../en/prize-groups.ts'
import type { Translated } from '../translated.ts'

/** Prize groups: the odds that a member gets in lotteries, and who may give them. */
export const prizeGroups: Translated<typeof source> = {
  'fault.agents.groupAboveUpline': 'Ninguém pode ter um grupo de prémios melhor do que o do seu superior',
  'fault.agents.noPrizeGroup': 'Esse grupo de prémios não existe',
  'agents.prizeGroup': 'Grupo de prémios',
  'agents.prizeGroup.hint': 'Define as odds de lotaria da conta e nunca é melhor do que o seu.',
  'agents.prizeGroup.usual': 'O definido pelo site',
  'agents.prizeGroup.joiners': 'Grupo de prémios de quem adere',
}
