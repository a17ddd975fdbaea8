// SPDX-License-Identifier: Apache-2.0
import type { payouts as source } from '../en/payouts.ts'
import type { Translated } from '../translated.ts'

/** What happens to a withdrawal, how long it takes, and what to do when it is refused. */
export const payouts: Translated<typeof source> = {
  'payout.progress': 'प्रगति',
  'payout.stage.asked': 'अनुरोध किया गया',
  'payout.stage.approved': 'स्वीकृत',
  'payout.stage.rejected': 'अस्वीकृत',
  'payout.stage.sent': 'बैंक को भेजा गया',
  'payout.stage.failed': 'भेजा नहीं जा सका; हम फिर कोशिश करेंगे',
  'payout.stage.paid': 'भुगतान हो गया',
  'payout.stage.received': 'मिल गया',
  'payout.stage.forcedReceived': 'मिला हुआ माना गया',
  'payout.stage.notReceived': 'न मिलने की सूचना दी गई',
  'payout.stage.returned': 'हमारे पास लौट आया',
  'payout.times': 'आम तौर पर {usual} में भुगतान; 100 में से 95 निकासी {most} में',
  'payout.review': 'भुगतान से पहले एक व्यक्ति इस निकासी को देखता है। आपको कुछ नहीं करना है।',
  'payout.reason.NAME_DIFFERS': 'यह खाता आपके नाम पर नहीं है। अपने नाम का खाता जोड़ें और फिर से निकासी का अनुरोध करें।',
  'payout.reason.ACCOUNT_WRONG': 'खाता संख्या सही नहीं है। उसे जाँचें, खाता फिर से जोड़ें और फिर से निकासी का अनुरोध करें।',
  'payout.reason.BANK_UNAVAILABLE': 'हम अभी इस बैंक में भुगतान नहीं कर सकते। कृपया दूसरा खाता चुनें।',
  'payout.reason.IDENTITY': 'हमें पक्का करना है कि यह आप ही हैं। कृपया ग्राहक सेवा को लिखें और पहचान पत्र तैयार रखें।',
  'payout.reason.OTHER': 'कृपया ग्राहक सेवा को लिखें, वे आपकी मदद करेंगे।',
  'fault.wallet.payeeRefused': 'हम इस खाते में भुगतान नहीं कर सकते। कृपया दूसरा चुनें या ग्राहक सेवा को लिखें',
  'fault.backoffice.sameOperator': 'आप इस निकासी को पहले ही स्वीकृत कर चुके हैं, इसलिए दूसरे ऑपरेटर को निर्णय लेना होगा',
  'fault.backoffice.aboveTier': 'आपकी भूमिका {max} तक स्वीकृत कर सकती है',
  'fault.backoffice.noPayoutAccount': 'इस निकासी के लिए कोई खुला भुगतान खाता नहीं है',
  'fault.backoffice.payoutAccountTaken': 'इस कोड का भुगतान खाता पहले से है',
}
