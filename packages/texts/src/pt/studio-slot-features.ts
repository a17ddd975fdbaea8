// SPDX-License-Identifier: Apache-2.0
import type { studioSlotFeatures as source } from '../en/studio-slot-features.ts'
import type { Translated } from '../translated.ts'

/** Wild reels and pick bonuses of the slots. */
export const studioSlotFeatures: Translated<typeof source> = {
  'studio.slot.pick.title': 'Escolha um lugar para abrir',
  'studio.slot.pick.closed': 'Lugar {place}, fechado',
  'studio.slot.pick.prize': 'Lugar {place}: {pays}×',
  'studio.slot.pick.end': 'O lugar {place} termina o bónus',
  'studio.slot.pick.left': 'Abertos {opened} de {places}, até agora {pays}×',
  'studio.slot.pick.next': 'Abrir um por mim',
  'studio.slot.pick.all': 'Abrir todos',
  'studio.slot.pick.places': 'O que os lugares guardavam',
  'studio.slot.pick.share': 'Lugares com {pays}×',
  'studio.slot.pick.endShare': 'Lugares que terminam o bónus',
  'studio.slot.par.pick': 'Retorno do bónus',
  'studio.slot.par.pickChance': 'Probabilidade do bónus',
  'studio.slot.rules.pick':
    '{from} símbolos de bónus trazem um tabuleiro com {places} lugares fechados. Abre-os um a um, e cada um paga o que guarda, até que um termine o bónus ou todos estejam abertos. O que guardam fica fixado com a sua aposta; só escolhe a ordem. Se sair, esperam por si, e passados dois dias são abertos a partir do primeiro.',
  'studio.slot.rules.expanding': 'Um wild preenche todo o seu rolo.',
  'studio.slot.rules.sticky': 'Nas rodadas grátis, um wild preenche todo o seu rolo e fica até à última.',
  'studio.slot.rules.walking':
    'Um wild preenche todo o seu rolo. Depois avança um rolo para a esquerda em cada nova rotação, até sair. Uma ronda tem no máximo {most} novas rotações; se sair, esperam por si.',
  'studio.slot.rules.respinFactor': 'Cada ganho de uma nova rotação conta {factor} vezes.',
  'studio.slot.rules.wildHides': 'Um rolo todo wild não mostra scatters.',
  'studio.slot.rules.freePlain':
    'Scatters suficientes trazem rodadas grátis, como indicado abaixo. Se sair, esperam por si.',
  'studio.slot.freePlainWon': '{spins} rodadas grátis',
  'studio.slot.walks': 'O wild avança: nova rotação',
  'studio.slot.wildReels': 'Rolos wild: {reels}',
}
