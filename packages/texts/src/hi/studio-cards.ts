// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    'बताई गई वापसी सबसे अच्छे चुनावों की है। मांगने पर खेल सबसे अच्छा चुनाव दिखाता है; फैसला आपका ही रहता है।',
  'studio.jacks.title': 'जैक या बेहतर',
  'studio.deuces.title': 'दुक्की वाइल्ड',
  'studio.poker.hand': 'हाथ के पत्ते',
  'studio.poker.hold': 'रोकें',
  'studio.poker.holdCard': 'पत्ता रोकें या छोड़ें',
  'studio.poker.hidden': 'छिपा पत्ता',
  'studio.poker.draw': 'पत्ते बदलें',
  'studio.poker.replaced': 'बदले जाने वाले पत्ते: {cards}',
  'studio.poker.first': 'रोकने वाले पत्ते चुनें, फिर बदलें',
  'studio.poker.best': 'सबसे अच्छा चुनाव',
  'studio.poker.worth': 'सबसे अच्छा: {cards}. औसतन {multiplier}× देता है',
  'studio.poker.nothing': 'कोई पत्ता नहीं',
  'studio.poker.jacks': 'जैक या ऊंची जोड़ी',
  'studio.poker.twoPair': 'दो जोड़ी',
  'studio.poker.trips': 'तीन एक जैसे',
  'studio.poker.straight': 'स्ट्रेट',
  'studio.poker.flush': 'फ्लश',
  'studio.poker.fullHouse': 'फुल हाउस',
  'studio.poker.quads': 'चार एक जैसे',
  'studio.poker.straightFlush': 'स्ट्रेट फ्लश',
  'studio.poker.fiveOfAKind': 'पांच एक जैसे',
  'studio.poker.wildRoyal': 'दुक्की वाला रॉयल',
  'studio.poker.fourDeuces': 'चार दुक्की',
  'studio.poker.royal': 'रॉयल फ्लश',
  'studio.poker.rules.play':
    '52 पत्तों की एक गड्डी से पांच पत्ते मिलते हैं। कोई भी रोकें; बाकी एक बार बदलते हैं, और अंतिम पत्ते तालिका के अनुसार भुगतान करते हैं।',
  'studio.poker.rules.wild': 'हर दुक्की किसी भी पत्ते की जगह लेती है।',
  'studio.poker.rules.left': 'जिस राउंड को दो दिन कोई आगे न बढ़ाए, वह सबसे अच्छे चुनाव से खेला जाता है।',
  'studio.verify.poker': 'पत्ते क्रम से: हर यादृच्छिक संख्या बचे पत्तों में से एक चुनती है; पहले पांच हाथ हैं, बाकी क्रम से बदलते हैं',
}
