// SPDX-License-Identifier: Apache-2.0
import type { rewards as source } from '../en/rewards.ts'
import type { Translated } from '../translated.ts'

/** The winners board. */
export const rewards: Translated<typeof source> = {
  'rewards.winners': 'Últimas ganancias',
  'rewards.winners.all': 'Lista de ganadores',
  'rewards.winners.stop': 'Pausar los ganadores',
  'rewards.winners.move': 'Reanudar los ganadores',
  'rewards.winners.player': 'Jugador',
  'rewards.winners.game': 'Juego',
  'rewards.winners.amount': 'Ganancia',
  'rewards.winners.empty': 'Nadie ha ganado aún. La primera ganancia puede ser tuya.',
}
