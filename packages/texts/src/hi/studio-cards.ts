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
  'studio.poker.threeAndTwo': 'फुल हाउस',
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
  'studio.raised': 'अतिरिक्त दांव',
  'studio.blackjack.title': 'ब्लैकजैक',
  'studio.blackjack.dealer': 'डीलर',
  'studio.blackjack.second': 'दूसरा हाथ',
  'studio.blackjack.hit': 'पत्ता लें',
  'studio.blackjack.stand': 'रुकें',
  'studio.blackjack.double': 'दोगुना',
  'studio.blackjack.split': 'बांटें',
  'studio.blackjack.insure': 'बीमा',
  'studio.blackjack.decline': 'बीमा नहीं',
  'studio.blackjack.asks': 'डीलर का इक्का खुला है: बीमा?',
  'studio.blackjack.first': 'अपना हाथ खेलें',
  'studio.blackjack.best': 'सबसे अच्छी चाल',
  'studio.blackjack.advice': 'सबसे अच्छी: {play}. औसतन {result} दांव',
  'studio.blackjack.noInsurance': 'सबसे अच्छा: बीमा नहीं. लागत वापसी से ज़्यादा है',
  'studio.blackjack.natural': 'ब्लैकजैक',
  'studio.blackjack.won': 'जीत',
  'studio.blackjack.push': 'बराबर',
  'studio.blackjack.lost': 'हार',
  'studio.blackjack.bust': '21 से ऊपर',
  'studio.blackjack.decks': 'गड्डियां',
  'studio.blackjack.rules.deal':
    'आपको और डीलर को ताज़ा फेंटी {decks} गड्डियों से दो-दो पत्ते मिलते हैं। 21 के ज़्यादा पास वाला जीतता है; 21 से ऊपर तुरंत हार। इक्का 1 या 11, चित्र 10 गिने जाते हैं।',
  'studio.blackjack.rules.dealer':
    'डीलर 16 तक पत्ता लेता है और हर 17 पर रुकता है। इक्के या दहले पर पहले ब्लैकजैक देखता है।',
  'studio.blackjack.rules.pays':
    'जीत 1 पर 1, ब्लैकजैक 2 पर 3 देता है, बराबरी पर दांव वापस। बीमा आधे दांव का है और डीलर के ब्लैकजैक पर 1 पर 2 देता है।',
  'studio.blackjack.rules.double':
    'दो पत्तों पर एक और दांव से दोगुना करके एक आख़िरी पत्ता मिलता है, बांटने के बाद भी। बराबर मूल्य के दो पत्ते एक और दांव से एक बार बांटे जा सकते हैं; बांटे इक्कों को एक-एक पत्ता मिलता है।',
  'studio.blackjack.rules.raise':
    'हर अतिरिक्त दांव अगले पत्ते से पहले शेष से लिया जाता है। न लिया जा सके तो राउंड वैसा ही रहता है। मुफ़्त राउंड में कुछ नहीं जोड़ा जा सकता।',
  'studio.blackjack.rules.left': 'दो दिन न बढ़ाया गया राउंड सभी हाथों पर रुकता है, बिना बीमा।',
  'studio.verify.blackjack':
    'पत्ते क्रम से: हर यादृच्छिक संख्या {decks} गड्डियों के बचे पत्तों में से एक चुनती है; खिलाड़ी, डीलर, खिलाड़ी, डीलर, फिर लेने के क्रम से',
  'studio.slide.title': 'स्लाइड',
  'studio.slide.rules.tape':
    'मल्टीप्लायर की पट्टी खिसकती है और एक सूचक के नीचे रुकता है। बाकी कुछ तय नहीं करते; वे असली नतीजों जितनी बार ही आते हैं।',
  'studio.darts.title': 'डार्ट्स',
  'studio.darts.ring': 'घेरा',
  'studio.darts.area': 'बोर्ड का हिस्सा',
  'studio.darts.rules.throw':
    'डार्ट बोर्ड पर कहीं भी लगता है: क्षेत्र का हर हिस्सा बराबर संभव है। घेरे असली क्षेत्रफल में बने हैं।',
  'studio.darts.rules.pay':
    'जिस घेरे पर लगे, वह दांव गुना मल्टीप्लायर देता है। हर कठिनाई पर औसत 0.99× है; जितना कठिन, बड़े घेरे उतने छोटे और बड़े भुगतान वाले।',
  'studio.verify.darts': 'केंद्र से क्षेत्र का हिस्सा: पहली संख्या × 10,000, पूर्णांक',
  'studio.bingo.title': 'बिंगो',
  'studio.bingo.lines': 'पूरी लाइनें',
  'studio.bingo.balls': 'निकली गेंदें',
  'studio.bingo.rules.card':
    'हर दांव पर 1 से {numbers} तक के 24 अंकों का नया कार्ड मिलता है; बीच का खाना मुफ़्त है। हर कॉलम अपने पंद्रह अंकों से बनता है।',
  'studio.bingo.rules.pay':
    '{balls} गेंदें निकलती हैं। पूरी पंक्तियां, कॉलम और तिरछी लाइनें अपनी संख्या के अनुसार तालिका से भुगतान करती हैं।',
  'studio.verify.bingo': 'कार्ड, पंक्ति दर पंक्ति: हर कॉलम में यादृच्छिक संख्या बचे पंद्रह में से एक चुनती है; 0 मुफ़्त खाना है',
  'studio.verify.bingo.balls': 'गेंदें क्रम से: हर यादृच्छिक संख्या बची गेंदों में से एक चुनती है',
}
