// SPDX-License-Identifier: Apache-2.0
import type { sportsbookReview as source } from '../en/sportsbook-review.ts'
import type { Translated } from '../translated.ts'

/** Large bets that an operator looks at, entered results, and sports in records of bets. */
export const sportsbookReview: Translated<typeof source> = {
  'bets.sport.football': 'Футбол',
  'bets.sport.basketball': 'Баскетбол',
  'bets.sport.tennis': 'Теннис',
  'bets.sport.esports': 'Киберспорт',
  'bets.sport.cockfight': 'Петушиные бои',
  'bets.sport.mixed': 'Разные виды спорта',
  'sportsbook.review.waiting': 'Это крупная ставка. Мы рассматриваем её, самое позднее до {time}',
  'sportsbook.review.offer': 'Вместо этого мы предлагаем следующее, до {time}',
  'sportsbook.review.stake': 'Сумма ставки {amount}',
  'sportsbook.review.odds': 'Коэффициент {odds}',
  'sportsbook.review.accept': 'Принять',
  'sportsbook.review.decline': 'Вернуть ставку',
  'sportsbook.refused.review': 'Мы не приняли эту ставку',
  'sportsbook.refused.declined': 'Вы отклонили наше предложение',
  'fault.sportsbook.reviewOver': 'По этой ставке уже принято решение',
  'fault.sportsbook.badOffer': 'Предложите меньшую сумму или коэффициент не выше текущего',
  'fault.sportsbook.notOver': 'Это событие ещё не завершено',
  'fault.sportsbook.badResult': 'Это не может быть результатом: {problem}',
  'fault.sportsbook.sameResult': 'Это уже учтено',
  'fault.sportsbook.entryOpen': 'Открыта другая запись по этому событию. Сначала подтвердите или отмените её',
  'fault.sportsbook.entryState': 'Эту запись больше нельзя изменить',
}
