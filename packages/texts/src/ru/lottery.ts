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
  'lottery.unknownHint': 'В адресе указана лотерея, которой у нас нет.',
  'lottery.action': 'Смотреть студии лотерей',
  'lottery.all': 'Все лотереи',
  'lottery.lobby': 'Игры',
  'lottery.lobby.hint': 'Все наши игры на одной странице.',
}
