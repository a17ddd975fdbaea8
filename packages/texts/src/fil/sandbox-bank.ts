// SPDX-License-Identifier: Apache-2.0
import type { sandboxBank as source } from '../en/sandbox-bank.ts'
import type { Translated } from '../translated.ts'

/** The payment page of the sandbox bank, rendered by the server. */
export const sandboxBank: Translated<typeof source> = {
  'bank.title': 'Bangkong pang-test',
  'bank.playMoney': 'Pera-perahan: walang totoo rito',
  'bank.social.title': 'Pang-test na sign-in kapalit ng {provider}',
  'bank.social.play': 'Demo lang ito: walang kinokontak na tunay na provider at walang sinusuri',
  'bank.social.name': 'Pangalan',
  'bank.social.agree': 'Magpatuloy',
  'bank.social.close': 'Kanselahin',
  'bank.toPay': 'Babayaran',
  'bank.order': 'Order',
  'bank.pay': 'Magbayad ng {amount}',
  'bank.payLate': 'Magbayad nang huli: darating pagkalipas ng {seconds} segundo',
  'bank.payTooLate': 'Magbayad nang sobrang huli: darating pagkatapos ng oras ng pagbabayad',
  'bank.underpay': 'Kulang na bayad: {half} lang ang ipadala',
  'bank.fail': 'Bigo: huwag magbayad',
  'bank.paid': 'Nagbayad ka ng {amount}.',
  'bank.paidLate': 'Nagbayad ka ng {amount}. Darating ito sa loob ng {seconds} segundo.',
  'bank.paidTooLate': 'Nagbayad ka ng {amount}. Darating ito pagkatapos ng oras ng pagbabayad.',
  'bank.underpaid': '{half} ang ipinadala mo sa halip na {amount}.',
  'bank.failed': 'Hindi natuloy ang bayad. Walang nabayaran.',
  'bank.back': 'Bumalik sa site',
  'bank.mayClose': 'Puwede mo ring isara ang pahinang ito.',
  'bank.unknown': 'Hindi kilala ang bayad na ito.',
}
