// SPDX-License-Identifier: Apache-2.0
import type { disputes as source } from '../en/disputes.ts'
import type { Translated } from '../translated.ts'

/** A withdrawal that has not arrived, for its owner. */
export const disputes: Translated<typeof source> = {
  'dispute.notReceived': 'Не получено',
  'dispute.proof': 'Подтверждение, что деньги не пришли',
  'dispute.hint':
    'От 1 до {count} изображений, PNG или JPG, до {size} МБ каждое, например банковская выписка.',
  'dispute.send': 'Отправить подтверждение',
  'dispute.sent': 'Спасибо. Мы ищем платёж и напишем вам.',
  'dispute.open': 'Вы сообщили, что деньги не пришли. Мы ищем платёж и напишем вам.',
  'dispute.picture': 'Ваше подтверждение, изображение {number}',
  'dispute.arrived': 'Деньги всё-таки пришли',
  'dispute.forced':
    'Считается полученным, так как вы не ответили. Если деньги не пришли, обратитесь в службу поддержки до {time}.',
  'fault.wallet.proofNeeded': 'Добавьте от 1 до 3 изображений в подтверждение',
  'mail.withdrawal.title': 'Ваш вывод {amount}',
  'mail.withdrawal.reopened':
    'Мы ищем этот платёж, который до вас не дошёл. Мы напишем вам, когда найдём его.',
  'mail.withdrawal.arrived': 'Мы нашли этот платёж: он поступил в ваш банк.',
  'mail.withdrawal.returned': 'Этот платёж вернулся к нам. Мы выплатим его вам снова.',
}
