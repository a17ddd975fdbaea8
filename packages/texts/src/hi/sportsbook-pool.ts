// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'इस मुकाबले पर दाँव बंद हो चुके हैं',
  'sportsbook.reason.pool_cancelled': 'पूल रद्द हुआ: एक पक्ष 1.07 या कम लौटाता, या उस पर कोई दाँव नहीं था',
  'sportsbook.pool': 'पूल',
  'sportsbook.pool.about':
    'दोनों पक्षों के दाँव मिलकर एक पूल बनाते हैं। इसका {percent} % कमीशन है; बाकी विजेता पर दाँव लगाने वालों में बँटता है।',
  'sportsbook.pool.changes': 'किसी पक्ष की वापसी हर दाँव के साथ बदलती है, जब तक मुकाबला शुरू होने पर दाँव बंद न हों।',
  'sportsbook.pool.back':
    'ड्रॉ होने पर हर दाँव वापस मिलता है। यदि कोई पक्ष 1.07 या कम लौटाता, या उस पर दाँव न हो, तब भी: तब पूल रद्द होता है।',
  'sportsbook.pool.returns': 'अभी वापसी',
  'sportsbook.pool.noStakes': 'अभी कोई दाँव नहीं',
  'sportsbook.pool.on': '{side} पर दाँव लगाएँ',
  'sportsbook.pool.hint': 'दाँव लिखें, फिर एक पक्ष पर टैप करें। यह तुरंत लग जाता है और वापस नहीं लिया जा सकता।',
  'sportsbook.pool.low': 'कम से कम {amount}',
  'sportsbook.pool.high': 'अधिक से अधिक {amount}',
  'sportsbook.pool.placed': '{side} पर {amount} पूल में है।',
  'sportsbook.pool.closed': 'इस मुकाबले पर दाँव बंद हो चुके हैं',
  'sportsbook.pool.mine': 'इस मुकाबले में मेरे दाँव',
  'sportsbook.pool.bets': 'पूल दाँव',
  'sportsbook.pool.none': 'पूल में आपका कोई दाँव नहीं है।',
  'sportsbook.pool.ifWins': 'जीतने पर अभी वापसी',
  'sportsbook.pool.rule':
    'जीतने वाला दाँव कमीशन के बाद पूल का अपना हिस्सा लौटाता है, सबसे छोटे सिक्के तक नीचे की ओर पूर्णांकित।',
  'sportsbook.pool.commission': 'कमीशन',
}
