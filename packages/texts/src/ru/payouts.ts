// SPDX-License-Identifier: Apache-2.0
import type { payouts as source } from '../en/payouts.ts'
import type { Translated } from '../translated.ts'

/** What happens to a withdrawal, how long it takes, and what to do when it is refused. */
export const payouts: Translated<typeof source> = {
  'payout.progress': 'Ход вывода',
  'payout.stage.asked': 'Запрошено',
  'payout.stage.approved': 'Одобрено',
  'payout.stage.rejected': 'Отклонено',
  'payout.stage.sent': 'Отправлено в банк',
  'payout.stage.failed': 'Не удалось отправить; мы попробуем ещё раз',
  'payout.stage.paid': 'Выплачено',
  'payout.stage.received': 'Получено',
  'payout.stage.forcedReceived': 'Считается полученным',
  'payout.stage.notReceived': 'Сообщено, что не получено',
  'payout.stage.returned': 'Вернулось к нам',
  'payout.times': 'Обычно выплата занимает не более {usual}; 95 из 100 — не более {most}',
  'payout.review': 'Перед выплатой этот вывод смотрит сотрудник. Вам ничего не нужно делать.',
  'payout.reason.NAME_DIFFERS':
    'Счёт открыт не на ваше имя. Добавьте счёт на своё имя и запросите вывод снова.',
  'payout.reason.ACCOUNT_WRONG':
    'Номер счёта неверен. Проверьте его, добавьте счёт заново и запросите вывод снова.',
  'payout.reason.BANK_UNAVAILABLE': 'Сейчас мы не можем платить в этот банк. Выберите другой счёт.',
  'payout.reason.IDENTITY':
    'Нам нужно убедиться, что это вы. Напишите в службу поддержки и подготовьте документ, удостоверяющий личность.',
  'payout.reason.OTHER': 'Напишите в службу поддержки, вам помогут.',
  'fault.wallet.payeeRefused':
    'Мы не можем платить на этот счёт. Выберите другой или напишите в службу поддержки',
  'fault.backoffice.secondNeeded':
    'Один человек не может выплатить это самостоятельно. Ваше одобрение сохранено и вступит в силу, когда другой оператор сделает то же самое в течение суток.',
  'fault.backoffice.giverGone':
    'Тот, кто это подготовил или одобрил, больше не имеет такого права. Это нужно сделать заново.',
  'fault.backoffice.sameOperator': 'Вы уже одобрили этот вывод, решить должен другой оператор',
  'fault.backoffice.aboveTier': 'Ваша роль может одобрять до {max}',
  'fault.backoffice.noPayoutAccount': 'Нет открытого счёта для выплат, подходящего для этого вывода',
  'fault.backoffice.payoutAccountTaken': 'Счёт для выплат с таким кодом уже есть',
  'payout.kind': 'Куда выплатить',
  'payout.kind.bank': 'Банковский счёт',
  'payout.kind.e-wallet': 'Электронный кошелёк',
  'payout.kind.crypto': 'Криптовалюта',
  'payout.coin': 'Монета и сеть',
  'payout.walletNumber': 'Номер или телефон',
  'payout.address': 'Адрес',
  'payout.addressHint': 'Только адрес этой сети. Отправленное на неверный адрес пропадает.',
  'payout.holderHint': 'То же имя, что и на других ваших счетах',
  'payout.addAccount': 'Добавить счёт',
  'payout.firstAccount': 'Добавьте счёт для вывода средств.',
  'payout.account': 'Счёт',
  'payout.saved': 'Счёт сохранён',
  'fault.wallet.badAccountNumber': 'Этот номер или адрес неверен. Проверьте его',
  'fault.wallet.holderDiffers': 'Счёт должен быть на ваше имя',
}
