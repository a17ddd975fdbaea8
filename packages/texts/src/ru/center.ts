// SPDX-License-Identifier: Apache-2.0
import type { center as source } from '../en/center.ts'
import type { Translated } from '../translated.ts'

/** Small pages of the member centre, and its frame. */
export const center: Translated<typeof source> = {
  'center.transferFund': 'Перевод',
  'center.transferUpline': 'Перевод вышестоящему',
  'center.personalProfit': 'Прибыль и убыток',
  'center.bonusDetails': 'Бонусы',
  'center.messageV2': 'Сообщения',
  'center.playerRank': 'Ранг VIP',
  'center.broken': 'Не удалось открыть личный кабинет',
  'center.promotions': 'Смотреть акции',
  'center.transferFund.empty': 'Все ваши деньги на одном кошельке',
  'center.transferFund.emptyHint':
    'Ни у одной студии здесь нет отдельного кошелька, поэтому переводить нечего.',
  'center.transfer.to': 'Перевести на счёт {account}',
  'center.transfer.hint': 'Перевод приходит сразу, отменить его нельзя.',
  'center.transfer.done': 'Переведено {amount}',
  'center.personalProfit.empty': 'Здесь пока пусто',
  'center.personalProfit.emptyHint': 'Все ваши ставки есть в истории ставок.',
  'center.personalProfit.action': 'Открыть историю ставок',
  'center.bonusDetails.empty': 'Бонусов пока нет',
  'center.bonusDetails.emptyHint': 'Здесь появятся полученные бонусы.',
  'center.avatar': 'Ваш аватар',
  'center.avatar.all': 'Все аватары',
  'center.avatar.one': 'Аватар {number}',
}
