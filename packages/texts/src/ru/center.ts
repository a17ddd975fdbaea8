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
  'center.transferFund.main': 'Основной кошелёк',
  'center.transferFund.wallets': 'Ваши кошельки',
  'center.transferFund.maintenance': 'На обслуживании',
  'center.transferFund.onItsWay': '{amount} в пути, кошелёк: {wallet}',
  'center.transferFund.from': 'Откуда',
  'center.transferFund.to': 'Куда',
  'center.transferFund.swap': 'Поменять кошельки местами',
  'center.transferFund.all': 'Всё: {amount}',
  'center.transferFund.returnAll': 'Вернуть всё',
  'center.transferFund.returned': 'Все деньги снова в основном кошельке',
  'center.transferFund.notReturned':
    'Ответили не все кошельки. Ваши деньги в безопасности, попробуйте позже.',
  'center.transferFund.pending': '{amount} в пути. Здесь будет видно, когда деньги поступят.',
  'center.transferFund.hint':
    'В игры провайдера с собственным кошельком играют на деньги из этого кошелька. Ваши лимиты игры там не учитываются. Ставки там не попадают в вашу историю ставок здесь и не учитываются в обороте.',
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
