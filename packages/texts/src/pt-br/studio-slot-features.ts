// SPDX-License-Identifier: Apache-2.0
import type { studioSlotFeatures as source } from '../en/studio-slot-features.ts'
import type { Translated } from '../translated.ts'

/** Wild reels and pick bonuses of the slots. */
export const studioSlotFeatures: Translated<typeof source> = {
  'studio.slot.pick.title': 'Escolha um lugar para abrir',
  'studio.slot.pick.closed': 'Lugar {place}, fechado',
  'studio.slot.pick.prize': 'Lugar {place}: {pays}×',
  'studio.slot.pick.end': 'O lugar {place} encerra o bônus',
  'studio.slot.pick.left': 'Abertos {opened} de {places}, até agora {pays}×',
  'studio.slot.pick.next': 'Abrir um para mim',
  'studio.slot.pick.all': 'Abrir todos',
  'studio.slot.pick.places': 'O que os lugares guardavam',
  'studio.slot.pick.share': 'Lugares com {pays}×',
  'studio.slot.pick.endShare': 'Lugares que encerram o bônus',
  'studio.slot.par.pick': 'Retorno do bônus',
  'studio.slot.par.pickChance': 'Chance do bônus',
  'studio.slot.rules.pick':
    '{from} símbolos de bônus trazem um painel com {places} lugares fechados. Você abre um após o outro, e cada um paga o que guarda, até que um encerre o bônus ou todos estejam abertos. O que eles guardam é definido com a sua aposta; você só escolhe a ordem. Se você sair, eles esperam, e depois de dois dias são abertos a partir do primeiro.',
  'studio.slot.rules.expanding': 'Um curinga preenche todo o seu rolo.',
  'studio.slot.rules.sticky': 'Nos giros grátis, um curinga preenche todo o seu rolo e fica até o último.',
  'studio.slot.rules.walking':
    'Um curinga preenche todo o seu rolo. Depois anda um rolo para a esquerda a cada novo giro, até sair. Uma rodada tem no máximo {most} novos giros; se você sair, eles esperam.',
  'studio.slot.rules.respinFactor': 'Cada ganho de um novo giro conta {factor} vezes.',
  'studio.slot.rules.wildHides': 'Um rolo todo curinga não mostra scatters.',
  'studio.slot.rules.freePlain':
    'Scatters suficientes trazem giros grátis, como listado abaixo. Se você sair, eles esperam.',
  'studio.slot.freePlainWon': '{spins} giros grátis',
  'studio.slot.walks': 'O curinga anda: novo giro',
  'studio.slot.wildReels': 'Rolos curinga: {reels}',
}
