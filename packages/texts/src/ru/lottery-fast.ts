// SPDX-License-Identifier: Apache-2.0
import type { lotteryFast as source } from '../en/lottery-fast.ts'
import type { Translated } from '../translated.ts'

/** Plays of K3, 11x5, PK10, Max 3D Pro and of the whole Thai ticket. */
export const lotteryFast: Translated<typeof source> = {
  'lottery.play.exactSum': 'Точная сумма',
  'lottery.play.oneFace': 'Одна грань',
  'lottery.play.twoFaces': 'Две разные грани',
  'lottery.play.pair': 'Пара',
  'lottery.play.triple': 'Тройка',
  'lottery.play.oddBalls': 'Число нечётных шаров',
  'lottery.play.firstInOrder': 'Первые {count} по порядку',
  'lottery.play.firstAnyOrder': 'Первые {count} в любом порядке',
  'lottery.play.pairBigSmall': 'Первые два: сумма больше или меньше',
  'lottery.play.pairOddEven': 'Первые два: сумма чётная или нечётная',
  'lottery.play.pairSum': 'Первые два: точная сумма',
  'lottery.play.carAtPlace': 'Машина на месте',
  'lottery.play.winnerBigSmall': 'Победитель: больше или меньше',
  'lottery.play.winnerOddEven': 'Победитель: чёт или нечет',
  'lottery.play.duel': 'Место {place} против {other}',
  'lottery.play.twoInOrder': 'Два номера по порядку',
  'lottery.play.ticket': 'Целый билет',
  'lottery.tier.reversed': 'DB, в обратном порядке',
  'lottery.tier.near': 'Соседний с первым призом',
  'lottery.tier.dice': 'Костей с ней: {count}',
  'lottery.row.second': 'Второй приз',
  'lottery.row.third': 'Третий приз',
  'lottery.row.fourth': 'Четвёртый приз',
  'lottery.row.fifth': 'Пятый приз',
  'lottery.side.any': 'Любая тройка',
  'lottery.pick.ranked': 'Выберите по одному на место: {count}',
  'lottery.pick.atPlace': 'Выберите машину на одном месте',
  'lottery.pick.pair':
    'Два разных трёхзначных номера подряд, например 123456: порядок важен. До {count}, каждый — отдельная ставка',
  'lottery.list.hintPlace': 'Одна ставка в строке: место и машина, например 3 07',
  'lottery.place.at': 'Место {number}',
}
