// SPDX-License-Identifier: Apache-2.0
import type { sandboxBank as source } from '../en/sandbox-bank.ts'
import type { Translated } from '../translated.ts'

/** The payment page of the sandbox bank, rendered by the server. */
export const sandboxBank: Translated<typeof source> = {
  'bank.title': 'टेस्ट बैंक',
  'bank.playMoney': 'नकली पैसा: यहाँ कुछ भी असली नहीं है',
  'bank.social.title': '{provider} की जगह टेस्ट लॉगिन',
  'bank.social.play': 'यह डेमो है: किसी असली प्रदाता से संपर्क नहीं होता और कुछ जाँचा नहीं जाता',
  'bank.social.name': 'नाम',
  'bank.social.agree': 'जारी रखें',
  'bank.social.close': 'रद्द करें',
  'bank.toPay': 'देय राशि',
  'bank.order': 'ऑर्डर',
  'bank.pay': '{amount} का भुगतान करें',
  'bank.payLate': 'देर से भुगतान: {seconds} सेकंड बाद पहुँचेगा',
  'bank.payTooLate': 'बहुत देर से भुगतान: समय समाप्त होने के बाद पहुँचेगा',
  'bank.underpay': 'कम भुगतान: सिर्फ़ {half} भेजें',
  'bank.fail': 'विफल: भुगतान न करें',
  'bank.paid': 'आपने {amount} का भुगतान किया है।',
  'bank.paidLate': 'आपने {amount} का भुगतान किया है। यह {seconds} सेकंड में पहुँचेगा।',
  'bank.paidTooLate': 'आपने {amount} का भुगतान किया है। यह भुगतान का समय समाप्त होने के बाद पहुँचेगा।',
  'bank.underpaid': 'आपने {amount} की जगह {half} भेजे हैं।',
  'bank.failed': 'भुगतान विफल रहा। कुछ भी नहीं कटा।',
  'bank.back': 'साइट पर वापस',
  'bank.mayClose': 'आप यह पेज बंद भी कर सकते हैं।',
  'bank.unknown': 'यह भुगतान ज्ञात नहीं है।',
}
