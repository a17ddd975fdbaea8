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
  'center.transferFund.main': 'मुख्य वॉलेट',
  'center.transferFund.wallets': 'आपके वॉलेट',
  'center.transferFund.maintenance': 'रखरखाव में',
  'center.transferFund.onItsWay': '{amount} इस ओर जा रहा है: {wallet}',
  'center.transferFund.from': 'से',
  'center.transferFund.to': 'में',
  'center.transferFund.swap': 'दोनों वॉलेट अदला-बदली करें',
  'center.transferFund.all': 'सब: {amount}',
  'center.transferFund.returnAll': 'सब वापस लाएँ',
  'center.transferFund.returned': 'सब कुछ आपके मुख्य वॉलेट में वापस आ गया है',
  'center.transferFund.notReturned': 'सभी वॉलेट ने जवाब नहीं दिया। आपका पैसा सुरक्षित है, कृपया बाद में फिर कोशिश करें।',
  'center.transferFund.pending': '{amount} रास्ते में है। पहुँचने पर आपको यहाँ दिखेगा।',
  'center.transferFund.hint':
    'जिस वेंडर का अपना वॉलेट है, उसके गेम उसी वॉलेट के पैसे से खेले जाते हैं। खेलने की आपकी सीमाएँ वहाँ नहीं गिनी जातीं। वहाँ के दाँव यहाँ आपके बेटिंग रिकॉर्ड में नहीं दिखते और टर्नओवर में नहीं गिने जाते।',
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
