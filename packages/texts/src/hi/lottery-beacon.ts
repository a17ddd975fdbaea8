// SPDX-License-Identifier: Apache-2.0
import type { lotteryBeacon as source } from '../en/lottery-beacon.ts'
import type { Translated } from '../translated.ts'

/** Where the randomness of draws comes from, and how it is checked. */
export const lotteryBeacon: Translated<typeof source> = {
  'lottery.beacon': 'यादृच्छिक स्रोत',
  'lottery.beacon.own': 'ऑपरेटर का अपना बीकन, हस्ताक्षरित और श्रृंखलाबद्ध',
  'lottery.beacon.drand': 'drand, स्वतंत्र संगठनों द्वारा संचालित',
  'lottery.beacon.unknown': 'एक अज्ञात स्रोत',
  'lottery.beacon.none': 'कोई नहीं: केवल सीड से बना',
  'lottery.beacon.round': 'राउंड {round}',
  'lottery.beacon.signature': 'राउंड का हस्ताक्षर',
  'lottery.beacon.waiting': 'ड्रॉ {number} अपने यादृच्छिक स्रोत की प्रतीक्षा में है। वह न आए तो सभी दांव लौटाए जाएँगे।',
  'lottery.verifier.save': 'ऑफ़लाइन जाँच का पेज सहेजें',
  'lottery.verifier.title': 'ड्रॉ की जाँच',
  'lottery.verifier.lead': 'यह पेज इस डिवाइस पर ड्रॉ को फिर से गणना करता है। यह किसी सर्वर से नहीं जुड़ सकता।',
  'lottery.verifier.seed': 'सीड का फ़िंगरप्रिंट वही है जो ड्रॉ से पहले प्रकाशित हुआ',
  'lottery.verifier.round': 'राउंड ड्रॉ के समय से पहला है और हस्ताक्षरित है',
  'lottery.verifier.numbers': 'अंक प्रकाशित मानों से निकलते हैं',
}
