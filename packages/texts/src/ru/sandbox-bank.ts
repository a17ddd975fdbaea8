// SPDX-License-Identifier: Apache-2.0
import type { sandboxBank as source } from '../en/sandbox-bank.ts'
import type { Translated } from '../translated.ts'

/** The payment page of the sandbox bank, rendered by the server. */
export const sandboxBank: Translated<typeof source> = {
  'bank.title': 'Тестовый банк',
  'bank.playMoney': 'Игровые деньги: здесь всё не по-настоящему',
  'bank.social.title': 'Тестовый вход вместо {provider}',
  'bank.social.play': 'Демонстрация: настоящий сервис не запрашивается, ничего не проверяется',
  'bank.social.name': 'Имя',
  'bank.social.agree': 'Продолжить',
  'bank.social.close': 'Отмена',
  'bank.toPay': 'К оплате',
  'bank.order': 'Заказ',
  'bank.pay': 'Оплатить {amount}',
  'bank.payLate': 'Оплатить с задержкой: деньги придут через {seconds} с',
  'bank.payTooLate': 'Оплатить слишком поздно: деньги придут после срока оплаты',
  'bank.underpay': 'Недоплатить: отправить только {half}',
  'bank.fail': 'Отказ: не платить',
  'bank.paid': 'Вы оплатили {amount}.',
  'bank.paidLate': 'Вы оплатили {amount}. Деньги придут через {seconds} с.',
  'bank.paidTooLate': 'Вы оплатили {amount}. Деньги придут после срока оплаты.',
  'bank.underpaid': 'Вы отправили {half} вместо {amount}.',
  'bank.failed': 'Платёж не прошёл. Ничего не списано.',
  'bank.back': 'Вернуться на сайт',
  'bank.mayClose': 'Эту страницу можно закрыть.',
  'bank.unknown': 'Такой платёж неизвестен.',
}
