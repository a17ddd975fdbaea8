// SPDX-License-Identifier: Apache-2.0
import type { lotteryFurther as source } from '../en/lottery-further.ts'
import type { Translated } from '../translated.ts'

/** Lotteries with jackpots, of Thailand, Laos and Hanoi, and further plays of Keno. */
export const lotteryFurther: Translated<typeof source> = {
  'lottery.group.VIETLOTT': 'Джекпоты',
  'lottery.group.SEA': 'Таиланд, Лаос, Ханой',
  'lottery.jackpot': 'Джекпот',
  'lottery.jackpot.second': 'Второй джекпот',
  'lottery.jackpot.fair':
    'Фиксированные призы возвращают в долгосрочной перспективе {rtp} % ставок. Ещё {percent} % идёт в джекпоты: они растут, пока кто-нибудь не выиграет, и так возвращаются со временем. Все победители тиража делят джекпот пропорционально ставкам, а начальную сумму вносим мы.',
  'lottery.row.first': 'Первый приз',
  'lottery.row.front3': 'Первые три',
  'lottery.row.last3': 'Последние три',
  'lottery.row.last2': 'Последние две',
  'lottery.row.bonus': 'Бонусный шар',
  'lottery.row.special': 'Особый шар',
  'lottery.play.top': 'Последние {digits}, верх',
  'lottery.play.tod': 'Последние три, верх, любой порядок',
  'lottery.play.bottom': 'Последние {digits}, низ',
  'lottery.play.runTop': 'Цифра среди трёх верхних',
  'lottery.play.runBottom': 'Цифра среди двух нижних',
  'lottery.play.balls': 'Все шары: {count}',
  'lottery.play.oneNumber': 'Одно число',
  'lottery.play.twoNumbers': 'Два числа',
  'lottery.play.lowHigh': 'Больше малых или больших шаров',
  'lottery.play.moreOddEven': 'Больше нечётных или чётных шаров',
  'lottery.play.elements': 'Пять стихий',
  'lottery.play.bookmakerPick': 'Выбор {count} по коэффициентам',
  'lottery.side.up': 'Малые',
  'lottery.side.down': 'Большие',
  'lottery.side.metal': 'Металл',
  'lottery.side.wood': 'Дерево',
  'lottery.side.water': 'Вода',
  'lottery.side.fire': 'Огонь',
  'lottery.side.earth': 'Земля',
  'lottery.hits.special': 'Угадано {count} + особый',
  'lottery.tier.twoAny': 'Два из любых призов',
  'lottery.tier.oneFirst': 'Одно из DB',
  'lottery.tier.oneAny': 'Одно из другого приза',
  'lottery.pick.special': 'Выберите шаров: {count} и один особый шар',
}
