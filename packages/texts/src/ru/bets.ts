// SPDX-License-Identifier: Apache-2.0
import type { bets as source } from '../en/bets.ts'
import type { Translated } from '../translated.ts'

/** The betting record. */
export const bets: Translated<typeof source> = {
  'bets.title': 'История ставок',
  'bets.time': 'Время',
  'bets.game': 'Игра',
  'bets.studio': 'Студия',
  'bets.bet': 'Ставка',
  'bets.validBet': 'Зачтённая ставка',
  'bets.payout': 'Выплата',
  'bets.net': 'Итог',
  'bets.status': 'Статус',
  'bets.status.open': 'Открыта',
  'bets.status.settled': 'Рассчитана',
  'bets.status.refunded': 'Возвращена',
  'bets.verify': 'Проверить раунд',
  'bets.round': 'Раунд {round}',
  'bets.empty': 'За этот период ставок нет',
  'bets.emptyHint': 'Ваши раунды появятся здесь сразу после игры.',
  'bets.range': 'Период',
  'bets.range.today': 'Сегодня',
  'bets.range.week': '7 дней',
  'bets.range.month': '30 дней',
  'bets.verify.blocked': 'Раунд открывается в новом окне. Браузер его заблокировал, нажмите ещё раз.',
}
