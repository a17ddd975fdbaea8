// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** Keno, wheel, hilo, tower and coin flip, and what games with moves share. */
export const studioGames: Translated<typeof source> = {
  'studio.round.paid': '{multiplier}× पर {payout} {currency} मिलते हैं',
  'studio.round.lost': 'इस बार जीत नहीं हुई',
  'studio.steps.safe': '{multiplier}×: कैश आउट पर {payout} {currency}',
  'studio.steps.lost': 'हार गए। इस राउंड में कुछ नहीं मिलता',
  'studio.steps.next': 'अगला कदम पहुंचता है',
  'studio.steps.rules.cashOut': 'जब चाहें कैश आउट करें। एक गलत कदम राउंड खत्म कर देता है और कुछ नहीं मिलता।',
  'studio.steps.rules.pay':
    'गुणक 99 % को यहां तक पहुंचने की संभावना से भाग देने पर मिलता है। आप कितनी भी दूर जाएं, बढ़त एक प्रतिशत है।',
  'studio.randomTile': 'यादृच्छिक टाइल',
  'studio.keno.title': 'केनो',
  'studio.keno.board': '1 से 40 तक के अंक',
  'studio.keno.number': 'अंक {number}',
  'studio.keno.picks': 'चुने गए अंक',
  'studio.keno.random': 'यादृच्छिक अंक',
  'studio.keno.clear': 'हटाएं',
  'studio.keno.hits': 'मिलान',
  'studio.keno.classic': 'क्लासिक',
  'studio.keno.rules.draw': '40 अंकों में से एक से दस चुनें। फिर दस अंक निकाले जाते हैं।',
  'studio.keno.rules.pay':
    'आपके जितने अधिक अंक निकलते हैं, राउंड उतना अधिक देता है। तालिका बताती है कि आपके चुने अंकों और जोखिम पर हर मिलान कितना देता है, और उसकी संभावना।',
  'studio.verify.keno': 'निकले अंक: हर यादृच्छिक संख्या बचे हुए अंकों में से एक चुनती है',
  'studio.wheel.title': 'चक्र',
  'studio.wheel.segments': 'खंड',
  'studio.wheel.rules.spin': 'चक्र रुकने पर एक खंड सूचक पर होता है; सभी की संभावना समान है।',
  'studio.wheel.rules.pay': 'वह खंड दांव गुणा अपना गुणक देता है। हर चक्र पर गुणकों का औसत 0.99× है।',
  'studio.verify.wheel': 'खंड: संख्या × {segments}, पूर्ण संख्या तक काटकर, 0 से गिना गया',
  'studio.hilo.title': 'हाई लो',
  'studio.hilo.higher': 'ऊंचा या बराबर',
  'studio.hilo.lower': 'नीचा या बराबर',
  'studio.hilo.skip': 'यह पत्ता छोड़ें',
  'studio.hilo.card': 'पत्ता',
  'studio.hilo.first': 'अगला पत्ता ऊंचा या नीचा?',
  'studio.hilo.rules.guess':
    'अनुमान लगाएं कि अगला पत्ता ऊंचा है या नीचा। इक्का सबसे नीचा, बादशाह सबसे ऊंचा; हर बार सभी 13 दर्जों की संभावना समान है।',
  'studio.hilo.rules.equal':
    'बराबर पत्ता दोनों अनुमानों पर जीतता है। जो अनुमान हार नहीं सकता वह नहीं दिया जाता, और पत्ता छोड़ने का कोई शुल्क नहीं।',
  'studio.verify.hilo': 'पत्ते: संख्या × 52, पूर्ण संख्या तक काटकर',
  'studio.tower.title': 'ड्रैगन टावर',
  'studio.tower.board': 'नौ मंज़िल का टावर',
  'studio.tower.difficulty': 'कठिनाई',
  'studio.tower.easy': 'आसान',
  'studio.tower.medium': 'मध्यम',
  'studio.tower.hard': 'कठिन',
  'studio.tower.expert': 'विशेषज्ञ',
  'studio.tower.master': 'उस्ताद',
  'studio.tower.eggs': 'हर मंज़िल पर अंडे',
  'studio.tower.floor': 'मंज़िल',
  'studio.tower.tile': 'मंज़िल {floor}, टाइल {tile}',
  'studio.tower.egg': 'अंडा',
  'studio.tower.fire': 'आग',
  'studio.tower.first': 'सबसे नीचे की मंज़िल पर टाइल चुनें',
  'studio.tower.rules.floors':
    'नौ मंज़िलों में हर एक पर एक टाइल चुनें। अंडा ऊपर ले जाता है, आग राउंड खत्म करती है। जगहें आपकी पहली टाइल से पहले तय हो चुकी होती हैं।',
  'studio.verify.tower': 'अंडे वाली टाइलें, सबसे नीचे की मंज़िल से ऊपर',
  'studio.flip.title': 'सिक्का उछाल',
  'studio.flip.heads': 'चित',
  'studio.flip.tails': 'पट',
  'studio.flip.calls': 'सही अनुमान',
  'studio.flip.first': 'चित या पट?',
  'studio.flip.rules.call':
    'सिक्के का पहलू बार-बार बताएं। हर सही अनुमान गुणक दोगुना करता है; {most} सही अनुमानों के बाद राउंड अपने आप कैश आउट होता है।',
  'studio.verify.flip': 'क्रम में पहलू: 0.5 से कम पर चित',
}
