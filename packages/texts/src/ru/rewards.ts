// SPDX-License-Identifier: Apache-2.0
import type { rewards as source } from '../en/rewards.ts'
import type { Translated } from '../translated.ts'

/** The winners board. */
export const rewards: Translated<typeof source> = {
  'rewards.winners': 'Последние выигрыши',
  'rewards.winners.all': 'Все победители',
  'rewards.winners.stop': 'Остановить ленту',
  'rewards.winners.move': 'Запустить ленту',
  'rewards.winners.player': 'Игрок',
  'rewards.winners.game': 'Игра',
  'rewards.winners.amount': 'Выигрыш',
  'rewards.winners.empty': 'Пока никто не выиграл. Станьте первым.',
}
