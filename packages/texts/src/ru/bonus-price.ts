// SPDX-License-Identifier: Apache-2.0
import type { bonusPrice as source } from '../en/bonus-price.ts'
import type { Translated } from '../translated.ts'

/** What a bonus costs its owner, before they claim it. */
export const bonusPrice: Translated<typeof source> = {
  'bonusPrice.title': 'Во что обходится этот бонус',
  'bonusPrice.cash': 'Этот бонус сразу становится деньгами. Ставить ничего не нужно.',
  'bonusPrice.required': 'Нужно поставить всего {amount}',
  'bonusPrice.requiredHint': 'Только тогда остаток бонуса станет деньгами.',
  'bonusPrice.until': '{days, plural, one {За # день} few {За # дня} many {За # дней} other {За # дня}}',
  'bonusPrice.untilHint': 'Позже деньги бонуса и выигранное на них пропадут.',
  'bonusPrice.games': 'Какие игры засчитываются',
  'bonusPrice.counts': 'Засчитывается {percent} ставки: нужно поставить {amount}',
  'bonusPrice.excluded': 'Не с этим бонусом: {types}',
  'bonusPrice.noGames': 'Сейчас ни одна игра не засчитывается, поэтому бонус не может стать деньгами.',
  'bonusPrice.gameCount': 'Игр: {count}',
  'bonusPrice.unknown': 'Без указанного возврата: {count}',
  'bonusPrice.cost': 'В среднем стоит {amount}',
  'bonusPrice.costRange': 'В среднем стоит от {least} до {most}',
  'bonusPrice.costAt': 'В игре {game}.',
  'bonusPrice.costBoth': '{least} в игре {game}, {most} в игре {other}.',
  'bonusPrice.costOwn': 'В игре {game}, в которую вы играете чаще всего: {amount}.',
  'bonusPrice.costUnknown': 'Стоимость неизвестна: ни одна из этих игр не указывает возврат.',
  'bonusPrice.chance': '{percent} заканчивают с суммой больше бонуса',
  'bonusPrice.chanceWithDeposit': '{percent} заканчивают с суммой больше депозита и бонуса',
  'bonusPrice.chanceAt': 'Моделирование в игре {game}, погрешность ±{error}.',
  'bonusPrice.chanceBoth':
    'Моделирование в игре {game}, погрешность ±{error}; в игре {other} {percent}, погрешность ±{otherError}.',
  'bonusPrice.chanceUnknown': 'Ставок нужно слишком много, исход не моделируется.',
  'bonusPrice.halfWay': 'Если остановиться на полпути',
  'bonusPrice.halfWayText':
    'Деньги и выигранное на них ваши; деньги бонуса и выигранное на них пропадают. Пример: поставлено {staked}, проиграно {lost}. Тогда {cash} остаётся, а {bonus} пропадает.',
  'bonusPrice.maxStake': 'Ставки с деньгами бонуса: не больше {amount}',
  'bonusPrice.order.cashFirst': 'Ставки сначала берут ваши деньги, потом бонус.',
  'bonusPrice.order.bonusFirst': 'Ставки сначала берут бонус, потом ваши деньги.',
  'bonusPrice.how': 'Как это считается',
  'bonusPrice.how.cost':
    'Средняя стоимость: сколько нужно поставить, умноженное на долю, которую игра не возвращает (100 % минус возврат игроку).',
  'bonusPrice.how.simulation':
    'Моделирование: бонус играется {rounds} раз ставками по {stake}, пока не поставлено всё или не кончились деньги. Нужно ставок: {bets}.',
  'bonusPrice.how.seed': 'Сид: {seed}. Одни и те же условия всегда дают одни и те же числа.',
  'bonusPrice.how.error':
    'Погрешность — стандартная ошибка. В двух случаях из трёх истинная доля лежит в её пределах.',
  'bonusPrice.pays.exact': 'Выплаты точно как в игре.',
  'bonusPrice.pays.choice': 'Выплаты точно как в игре с выбором: {choice}.',
  'bonusPrice.pays.model': 'Выплаты по модели игры с этим возвратом и этой волатильностью.',
  'bonusPrice.finished': 'Всё поставлено, пока есть деньги',
  'bonusPrice.moreThanDeposit': 'Остаётся больше депозита',
  'bonusPrice.moreThanBonus': 'Остаётся больше депозита и бонуса',
  'bonusPrice.medianLeft': 'В половине случаев остаётся не больше',
  'bonusPrice.weight': 'Засчитывается',
  'bonusPrice.return': 'Возврат игроку',
  'bonusPrice.stake': 'Поставить всего',
  'bonusPrice.average': 'Средняя стоимость',
  'bonusPrice.choice.dice': 'бросок больше 50.50',
  'bonusPrice.choice.limbo': 'цель 2.00×',
  'bonusPrice.choice.mines': '3 мины и 3 клетки',
  'bonusPrice.choice.plinko': '12 рядов, средний риск',
  'bonusPrice.choice.crash': 'вывод на 2.00×',
}
