// SPDX-License-Identifier: Apache-2.0
import type { lotteryOperations as source } from '../en/lottery-operations.ts'
import type { Translated } from '../translated.ts'

/** What members read when operators delay, cancel or correct a draw, and what refuses operators. */
export const lotteryOperations: Translated<typeof source> = {
  'fault.lottery.drawState': 'इस ड्रॉ की स्थिति में यह संभव नहीं है',
  'fault.lottery.wrongTime': 'नए समय पुराने समय के बाद, सही क्रम में और अगले ड्रॉ से पहले होने चाहिए',
  'fault.lottery.wrongResult': 'ये नंबर इस लॉटरी का संभव परिणाम नहीं हैं',
  'fault.lottery.sameResult': 'यही नंबर पहले से मान्य हैं',
  'fault.lottery.notFed': 'इस ड्रॉ के नंबर उसके सीड से निकलते हैं, इसलिए कोई उन्हें दर्ज या ठीक नहीं कर सकता',
  'fault.lottery.resultTooEarly': 'परिणाम ड्रॉ का समय होने पर ही दर्ज किया जा सकता है',
  'fault.lottery.correctionOpen': 'इस ड्रॉ का एक सुधार पहले से खुला है',
  'fault.lottery.correctionState': 'इस सुधार पर निर्णय हो चुका है या यह अभी तैयार नहीं है',
  'fault.lottery.tooManyTickets': 'एक साथ जोड़ने के लिए टिकट बहुत ज़्यादा हैं। कम चुनें',
  'mail.lottery.delayed': '{lottery}: ड्रॉ {draw} में देरी है',
  'mail.lottery.delayed.text': 'ड्रॉ अब {time} पर होगा। आपके टिकट मान्य रहेंगे।',
  'mail.lottery.cancelled': '{lottery}: ड्रॉ {draw} रद्द हुआ',
  'mail.lottery.cancelled.text': 'ड्रॉ नहीं होगा। आपके दांव आपके बैलेंस में लौटाए जाते हैं।',
  'mail.lottery.corrected': '{lottery}: ड्रॉ {draw} का परिणाम ठीक किया गया',
  'mail.lottery.corrected.text': 'इस ड्रॉ के नंबर गलत थे। आपके टिकट अब सही नंबरों से गिने जाते हैं।',
  'mail.lottery.corrected.paid': '{amount} आपके बैलेंस में दिए गए।',
  'mail.lottery.corrected.taken': '{amount} वापस लिए गए।',
  'mail.lottery.corrected.owed': 'आपके बैलेंस में {amount} कम थे। आपकी अगली जीत से यह चुकाया जाएगा।',
  'lottery.fromFeed': 'ये नंबर दो लोगों द्वारा दर्ज सरकारी परिणाम से हैं, सीड से नहीं।',
  'lottery.resultCorrected': 'परिणाम ठीक किया गया। सभी टिकट इन्हीं नंबरों से गिने जाते हैं।',
}
