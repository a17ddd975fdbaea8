// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'Приём ставок на этот бой закрыт',
  'sportsbook.reason.pool_cancelled':
    'Пул отменён: одна из сторон вернула бы 1,07 или меньше либо на неё не ставили',
  'sportsbook.pool': 'Пул',
  'sportsbook.pool.about':
    'Ставки на обе стороны образуют общий пул. {percent} % из него — комиссия; остальное делят поставившие на победителя.',
  'sportsbook.pool.changes':
    'Выплата каждой стороны меняется с каждой ставкой, пока приём ставок не закроется с началом боя.',
  'sportsbook.pool.back':
    'При ничьей все ставки возвращаются. Так же и если сторона вернула бы 1,07 или меньше либо на неё не ставили: тогда пул отменяется.',
  'sportsbook.pool.returns': 'Выплата сейчас',
  'sportsbook.pool.noStakes': 'Ставок пока нет',
  'sportsbook.pool.on': 'Поставить: {side}',
  'sportsbook.pool.hint': 'Введите сумму и нажмите на сторону. Ставка принимается сразу, отменить её нельзя.',
  'sportsbook.pool.low': 'Не менее {amount}',
  'sportsbook.pool.high': 'Не более {amount}',
  'sportsbook.pool.placed': 'Ставка {amount} на сторону «{side}» в пуле.',
  'sportsbook.pool.closed': 'Приём ставок на этот бой закрыт',
  'sportsbook.pool.mine': 'Мои ставки на этот бой',
  'sportsbook.pool.bets': 'Ставки в пулах',
  'sportsbook.pool.none': 'У вас нет ставок в пулах.',
  'sportsbook.pool.ifWins': 'Выплата сейчас при победе',
  'sportsbook.pool.rule':
    'Выигравшая ставка возвращает свою долю пула после комиссии, с округлением вниз до мельчайшей монеты.',
  'sportsbook.pool.commission': 'Комиссия',
}
