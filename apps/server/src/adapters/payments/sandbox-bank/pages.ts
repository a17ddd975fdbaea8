// SPDX-License-Identifier: Apache-2.0
import { formatAmount, type Amount } from '@tessera/rules/money'
import { languages, text, type Language, type LanguageFacts, type TextKey } from '@tessera/texts'
import { half, lateByMs } from './choose.ts'
import { choices, type Choice, type Order } from './order-store.ts'

const escape = (raw: string): string => raw.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const pressTexts: Record<Choice, TextKey> = {
  pay: 'bank.pay',
  payLate: 'bank.payLate',
  payTooLate: 'bank.payTooLate',
  underpay: 'bank.underpay',
  fail: 'bank.fail',
}
const resultTexts: Record<Choice, TextKey> = {
  pay: 'bank.paid',
  payLate: 'bank.paidLate',
  payTooLate: 'bank.paidTooLate',
  underpay: 'bank.underpaid',
  fail: 'bank.failed',
}

/**
 * The payment page of an order: what to pay and the buttons, or what the payer has chosen. Plain HTML, no
 * script.
 */
export const orderPage = (language: Language, order: Order): string =>
  page(language, order.choice === undefined ? form(language, order) : result(language, order, order.choice))

/** The page for a reference that the bank does not know. */
export const unknownPage = (language: Language): string =>
  page(language, `<p class="big">${say(language, 'bank.unknown')}</p>`)

const say = (language: Language, key: TextKey, values?: Record<string, string>): string =>
  escape(text(language, key, values))
const money = (amount: Amount, { currency }: Order): string => `${formatAmount(amount)} ${currency}`

function form(language: Language, order: Order): string {
  const words = {
    amount: money(order.amount, order),
    half: money(half(order.amount, order.currency), order),
    seconds: String(lateByMs / 1_000),
  }
  const buttons = choices.map(
    (choice) =>
      `<li><button name="choice" value="${choice}"${choice === 'pay' ? ' class="main"' : ''}>${say(language, pressTexts[choice], words)}</button></li>`,
  )
  return `<dl><dt>${say(language, 'bank.toPay')}</dt><dd class="big"><bdi dir="ltr">${escape(words.amount)}</bdi></dd><dt>${say(language, 'bank.order')}</dt><dd><code dir="ltr">${escape(order.intentId)}</code></dd></dl>
<form method="post" action="/sandbox-bank/pay/${escape(order.reference)}?language=${language}"><ul>${buttons.join('')}</ul></form>`
}

function result(language: Language, order: Order, choice: Choice): string {
  const words = {
    amount: money(order.amount, order),
    half: money(half(order.amount, order.currency), order),
    seconds: String(lateByMs / 1_000),
  }
  return `<p class="big" role="status">${say(language, resultTexts[choice], words)}</p>
<p><a class="main" href="${escape(order.returnUrl)}">${say(language, 'bank.back')}</a></p><p class="quiet">${say(language, 'bank.mayClose')}</p>`
}

const written = (language: Language): string => {
  const { tag, direction = 'ltr' }: LanguageFacts = languages[language]
  return `lang="${tag}" dir="${direction}"`
}

const page = (language: Language, body: string): string => `<!doctype html>
<html ${written(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${say(language, 'bank.title')}</title><link rel="stylesheet" href="/sandbox-bank/bank.css"></head>
<body><main><header><h1>${say(language, 'bank.title')}</h1><p class="play">${say(language, 'bank.playMoney')}</p></header>
${body}
</main></body></html>
`
