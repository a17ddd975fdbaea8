// SPDX-License-Identifier: Apache-2.0
import type { rewards as source } from '../en/rewards.ts'
import type { Translated } from '../translated.ts'

/** The winners board. */
export const rewards: Translated<typeof source> = {
  'rewards.winners': 'Últimos ganhos',
  'rewards.winners.all': 'Lista de ganhadores',
  'rewards.winners.stop': 'Pausar os ganhadores',
  'rewards.winners.move': 'Retomar os ganhadores',
  'rewards.winners.player': 'Jogador',
  'rewards.winners.game': 'Jogo',
  'rewards.winners.amount': 'Ganho',
  'rewards.winners.empty': 'Ninguém ganhou ainda. O primeiro ganho pode ser seu.',
}
