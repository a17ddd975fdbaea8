// SPDX-License-Identifier: Apache-2.0
import type { studioSimulator as source } from '../en/studio-simulator.ts'
import type { Translated } from '../translated.ts'

/** How the simulator plays each game, and the pace of bets. */
export const studioSimulator: Translated<typeof source> = {
  'studio.betTooEarly': 'Aqui as apostas não podem vir mais rápido. A sua espera um momento',
  'studio.crash.cashedOutAt': 'Retirada em {point}×',
  'studio.way.title': 'Como joga',
  'studio.way.chosen': 'Cada rodada como está escolhida nesta página',
  'studio.way.slot': 'Cada giro com todos os giros grátis; nenhum bônus é comprado',
  'studio.way.pick': 'No bônus os lugares são abertos a partir do primeiro, até o fim',
  'studio.way.crash': 'Retirada automática em {point}×',
  'studio.way.mines': 'Abre casas a partir do canto superior esquerdo; retirada após {count}',
  'studio.way.tower': 'Escolhe a primeira casa de cada andar; retirada após o andar {count}',
  'studio.way.flip': 'Escolhe cara; retirada após acertos: {count}',
  'studio.way.chicken': 'Atravessa a estrada; retirada após a faixa {count}',
  'studio.way.pump': 'Enche o balão; retirada após bombadas: {count}',
  'studio.way.rps': 'Joga pedra, de novo após um empate; retirada após vitórias: {count}',
  'studio.way.hilo': 'Escolhe o lado mais provável e pula ases e reis; retirada após acertos: {count}',
  'studio.way.poker': 'Melhor jogo: segura as cartas que mais pagam em média',
  'studio.way.blackjack':
    'Melhor jogo sem seguro; o retorno é o da primeira aposta, depois de dobrar e dividir',
}
