// SPDX-License-Identifier: Apache-2.0
import type { lottery as source } from '../en/lottery.ts'
import type { Translated } from '../translated.ts'

/** The lottery areas. */
export const lottery: Translated<typeof source> = {
  'lottery.center': 'Центр лотерей',
  'lottery.one': 'Лотерея',
  'lottery.vietnam': 'Вьетнамская лотерея',
  'lottery.studios': 'Студии лотерей',
  'lottery.draws': 'Тиражи',
  'lottery.noDraws': 'Сейчас тиражей нет',
  'lottery.noDrawsHint': 'Тиражи, результаты и ставки появятся здесь, как только откроется лотерея.',
  'lottery.unknown': 'Эта лотерея не проводится',
  'lottery.unknownHint': 'Такой лотереи здесь нет.',
  'lottery.action': 'Смотреть студии лотерей',
  'lottery.all': 'Все лотереи',
  'lottery.lobby': 'Игры',
  'lottery.lobby.hint': 'Все игры на одной странице.',
  'lottery.group.MB': 'Север',
  'lottery.group.MT': 'Центр',
  'lottery.group.MN': 'Юг',
  'lottery.group.FAST': 'Быстрые тиражи',
  'lottery.group.KENO': 'Кено',
  'fault.lottery.unknownGame': 'Такой лотереи нет',
  'fault.lottery.unknownDraw': 'Такого тиража нет',
  'fault.lottery.notOnSale': 'Эта лотерея сейчас не продаётся',
  'fault.lottery.drawClosed': 'Приём ставок на этот тираж закрыт',
  'fault.lottery.wrongPick': 'Выбор не подходит для этого вида ставки',
  'fault.lottery.belowMinimum': 'Наименьшая ставка на один лот: {min}',
  'fault.lottery.aboveMaximum': 'Наибольшая ставка на один лот: {max}',
  'fault.lottery.shareUsed':
    'Ваши билеты достигли доли одного участника в этом тираже. Попробуйте ставку поменьше',
  'fault.lottery.drawFull': 'Лимит этого тиража исчерпан. Попробуйте ставку меньше',
}
