// SPDX-License-Identifier: Apache-2.0
import type { referral as source } from '../en/referral.ts'
import type { Translated } from '../translated.ts'

/** Inviting friends. */
export const referral: Translated<typeof source> = {
  'referral.title': 'आमंत्रित करें और कमाएँ',
  'referral.promise': 'आपको और आपके दोस्त को {amount}-{amount} मिलते हैं',
  'referral.steps': 'यह कैसे काम करता है',
  'referral.step.share': 'अपना लिंक या कोड साझा करें।',
  'referral.step.register': 'आपका दोस्त उससे रजिस्टर करता है।',
  'referral.step.play': '{days} दिनों में वे {deposit} जमा करें और {bets} के मान्य दांव तक पहुँचें।',
  'referral.step.reward':
    'आप दोनों को इनाम केंद्र में {amount} मिलते हैं, जिन पर {times, plural, one {# बार} other {# बार}} दांव लगाना होता है।',
  'referral.step.cash': 'आप दोनों को इनाम केंद्र में {amount} मिलते हैं।',
  'referral.step.commission': 'आपको दोस्तों के मान्य दांव का {percent} भी मिलता है, हर दिन।',
  'referral.code': 'आपका कोड',
  'referral.share': 'साझा करें',
  'referral.shareText': '{site} पर मेरे साथ जुड़ें',
  'referral.invited': 'आमंत्रित',
  'referral.qualified': 'योग्य',
  'referral.bonus': 'कमाई',
  'referral.friends': 'आपके दोस्त',
  'referral.friends.empty': 'अब तक किसी ने आपके कोड से रजिस्टर नहीं किया',
  'referral.friends.emptyHint': 'शुरू करने के लिए अपना लिंक साझा करें।',
  'referral.registered': 'रजिस्टर किया',
  'referral.status.Process': 'जारी है',
  'referral.status.Qualified': 'योग्य',
  'referral.status.Blocked': 'गिना नहीं जाता',
  'referral.status.Expired': 'समय समाप्त',
  'referral.blocked.device': 'आपके या आपके किसी और दोस्त वाला ही डिवाइस इस्तेमाल करता है',
  'referral.blocked.ip': 'आपके वाला ही इंटरनेट पता इस्तेमाल करता है',
  'referral.blocked.payeeName': 'भुगतान का नाम आपके जैसा ही है',
  'referral.blocked.phone': 'फ़ोन नंबर आपके जैसा ही है',
  'referral.rules': 'कौन गिना जाता है',
  'referral.rules.text':
    'यदि खाता आपके साथ डिवाइस, इंटरनेट पता, भुगतान का नाम या फ़ोन नंबर साझा करता है, या आपके किसी और आमंत्रित दोस्त के साथ डिवाइस साझा करता है, तो वह गिना नहीं जाता।',
  'referral.title.inviter': 'आपका आमंत्रित दोस्त योग्य हो गया',
  'referral.title.friend': 'आमंत्रण स्वीकार करने का इनाम',
  'referral.title.commission': 'आमंत्रित दोस्तों के दांव का हिस्सा, {day}',
}
