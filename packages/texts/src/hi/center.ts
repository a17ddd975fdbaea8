// SPDX-License-Identifier: Apache-2.0
import type { center as source } from '../en/center.ts'
import type { Translated } from '../translated.ts'

/** Small pages of the member centre, and its frame. */
export const center: Translated<typeof source> = {
  'center.transferFund': 'ट्रांसफर',
  'center.transferUpline': 'अपलाइन को ट्रांसफर',
  'center.personalProfit': 'लाभ और हानि',
  'center.bonusDetails': 'बोनस',
  'center.messageV2': 'संदेश',
  'center.playerRank': 'VIP रैंक',
  'center.broken': 'सदस्य केंद्र नहीं खुल सका',
  'center.promotions': 'ऑफ़र देखें',
  'center.transferFund.empty': 'आपका सारा पैसा एक ही वॉलेट में है',
  'center.transferFund.emptyHint': 'यहाँ किसी स्टूडियो का अलग वॉलेट नहीं है, इसलिए ट्रांसफर की ज़रूरत नहीं है।',
  'center.transfer.to': '{account} को ट्रांसफर करें',
  'center.transfer.hint': 'राशि तुरंत पहुँचती है और वापस नहीं ली जा सकती।',
  'center.transfer.done': '{amount} ट्रांसफर हो गए',
  'center.personalProfit.empty': 'यहाँ अभी कुछ नहीं है',
  'center.personalProfit.emptyHint': 'आपकी हर बेट बेटिंग रिकॉर्ड में है।',
  'center.personalProfit.action': 'बेटिंग रिकॉर्ड खोलें',
  'center.bonusDetails.empty': 'अभी कोई बोनस नहीं है',
  'center.bonusDetails.emptyHint': 'आपको मिलने वाले बोनस यहाँ दिखेंगे।',
  'center.avatar': 'आपकी तस्वीर',
  'center.avatar.all': 'चुनने के लिए तस्वीरें',
  'center.avatar.one': 'तस्वीर {number}',
}
