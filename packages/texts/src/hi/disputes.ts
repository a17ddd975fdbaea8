// SPDX-License-Identifier: Apache-2.0
import type { disputes as source } from '../en/disputes.ts'
import type { Translated } from '../translated.ts'

/** A withdrawal that has not arrived, for its owner. */
export const disputes: Translated<typeof source> = {
  'dispute.notReceived': 'नहीं मिला',
  'dispute.proof': 'पैसा न पहुँचने का प्रमाण',
  'dispute.hint': '1 से {count} तस्वीरें, PNG या JPG, हर एक {size} MB तक, जैसे आपका बैंक विवरण।',
  'dispute.send': 'प्रमाण भेजें',
  'dispute.sent': 'धन्यवाद। हम भुगतान खोज रहे हैं और आपको लिखेंगे।',
  'dispute.open': 'आपने बताया कि पैसा नहीं पहुँचा। हम भुगतान खोज रहे हैं और आपको लिखेंगे।',
  'dispute.picture': 'आपका प्रमाण, तस्वीर {number}',
  'dispute.arrived': 'आख़िरकार मिल गया',
  'dispute.forced':
    'आपने उत्तर नहीं दिया, इसलिए इसे मिला हुआ माना गया है। अगर पैसा नहीं पहुँचा, तो {time} तक ग्राहक सेवा से संपर्क करें।',
  'fault.wallet.proofNeeded': 'प्रमाण के रूप में 1 से 3 तस्वीरें जोड़ें',
  'mail.withdrawal.title': 'आपकी {amount} की निकासी',
  'mail.withdrawal.reopened': 'हम यह भुगतान खोज रहे हैं, जो आप तक नहीं पहुँचा। मिलते ही हम आपको लिखेंगे।',
  'mail.withdrawal.arrived': 'हमें यह भुगतान मिल गया: यह आपके बैंक में पहुँच चुका है।',
  'mail.withdrawal.returned': 'यह भुगतान हमारे पास लौट आया। हम इसे आपको फिर से भेजेंगे।',
}
