// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The verifier of the studio's games. */
export const studioVerify: Translated<typeof source> = {
  'studio.verify.title': 'राउंड जाँचें',
  'studio.verify.lead':
    'आपका ब्राउज़र यहाँ खुले हुए सीड और गेम के नियमों से राउंड की गणना फिर से करता है। इस पेज पर भरोसा करना ज़रूरी नहीं: यही आँकड़े किसी भी दूसरे टूल से निकाले जा सकते हैं।',
  'studio.verify.game': 'गेम',
  'studio.verify.round': 'राउंड',
  'studio.verify.return': 'भुगतान',
  'studio.verify.result': 'जाँच का नतीजा',
  'studio.verify.right': 'सही:',
  'studio.verify.wrong': 'गलत:',
  'studio.verify.shown': 'गणना:',
  'studio.verify.verdict.right': 'सब कुछ मेल खाता है। यह राउंड वैसे ही तय हुआ जैसा बेट से पहले वादा था।',
  'studio.verify.verdict.wrong': 'कुछ मेल नहीं खाता। लाल चरण देखें और उसके बारे में ग्राहक सेवा से पूछें।',
  'studio.verify.verdict.shown': 'सीड से यही निकलता है। इसकी तुलना उससे करें जो गेम ने दिखाया था।',
  'studio.verify.computed': 'यहाँ की गणना',
  'studio.verify.recorded': 'रिकॉर्ड में',
  'studio.verify.commitment.title': 'सर्वर सीड वही है जिसका बेट से पहले वादा था',
  'studio.verify.commitment':
    'इसका हैश (SHA-256) आपकी बेट से पहले दिखाया गया था। दूसरे सीड का हैश अलग होता, इसलिए इसे बाद में बदला नहीं जा सकता था।',
  'studio.verify.computedHash': 'यहाँ निकाला गया हैश',
  'studio.verify.publishedHash': 'बेट से पहले दिखाया गया हैश',
  'studio.verify.stream.title': 'सर्वर सीड, क्लाइंट सीड और बेट नंबर से रैंडम संख्याएँ बनती हैं',
  'studio.verify.stream':
    'सर्वर सीड “क्लाइंट सीड : बेट नंबर : ब्लॉक” टेक्स्ट पर हस्ताक्षर करता है। हस्ताक्षर के हर चार बाइट से 0 से लेकर 1 से कम तक की एक संख्या बनती है।',
  'studio.verify.floats': '{floats, plural, one {उपयोग की गई संख्या} other {उपयोग की गई # संख्याएँ}}',
  'studio.verify.outcome.title': 'गेम में इन संख्याओं का मतलब',
  'studio.verify.outcome': 'ऊपर की संख्याओं से गेम के नियमों के अनुसार निकाला गया।',
  'studio.verify.story.title': 'संख्याओं से वही नतीजा आता है जो दिखाया गया था',
  'studio.verify.story': 'ऊपर की संख्याओं से राउंड फिर से खेला जाता है और हर चरण की तुलना रिकॉर्ड से होती है।',
  'studio.verify.money.title': 'भुगतान सही है',
  'studio.verify.money': 'दाँव × मल्टीप्लायर, सबसे छोटे सिक्के तक नीचे की ओर पूर्णांकित।',
  'studio.verify.dice': 'रोल: संख्या × {rolls}, पूर्ण संख्या तक काटकर, 100 से भाग',
  'studio.verify.limbo': 'पॉइंट: 0.99 को संख्या से भाग, दो दशमलव तक काटकर',
  'studio.verify.sample.stops': 'रीलों के ठहराव',
  'studio.verify.mines': 'माइन वाली टाइलें, पंक्तियों में 1 से 25 तक गिनी हुई',
  'studio.verify.plinko.path': 'गेंद का रास्ता: 0.5 या उससे ऊपर हो तो दाईं ओर',
  'studio.verify.plinko.slot': 'खाना',
  'studio.verify.plinko.slotOf': '{slots} में से {slot}, बाईं ओर से',
  'studio.verify.chain.title': 'कड़ी प्रकाशित चेन की ही है',
  'studio.verify.chain':
    'खुली हुई कड़ी को {position, plural, one {# बार} other {# बार}} हैश करने पर चेन का वही सिरा मिलता है जो पहले राउंड से पहले प्रकाशित हुआ था।',
  'studio.verify.chain.link': 'कड़ी {position}, क्रैश के बाद खोली गई',
  'studio.verify.chain.outcome.title': 'कड़ी और सार्वजनिक सॉल्ट से परिणाम बनता है',
  'studio.verify.chain.outcome':
    'कड़ी उस सॉल्ट पर हस्ताक्षर करती है जो चेन प्रकाशित होने के बाद निकाला गया था: कोई भी मेल खाती चेन नहीं चुन सकता था।',
  'studio.verify.point.title': 'परिणाम से क्रैश पॉइंट मिलता है',
  'studio.verify.point':
    'हस्ताक्षर के पहले 52 बिट एक भिन्न X हैं; क्रैश 0.99 / (1 − X) पर होता है, दो दशमलव तक काटकर और कम से कम 1.00×।',
  'studio.verify.tableBet':
    'जो बेट क्रैश पॉइंट पर या उससे पहले कैश आउट हुई, उसे दाँव × उसका मल्टीप्लायर मिलता है, नीचे की ओर पूर्णांकित; बाकी सब हारती हैं।',
  'studio.verify.left': 'बेट यहाँ कैश आउट हुई',
  'studio.verify.notLeft': 'क्रैश तक बेट कैश आउट नहीं हुई थी',
  'studio.verify.position': 'चेन में स्थान',
  'studio.verify.positionOf': '{length} में से {position}',
  'studio.verify.notPlayed': 'यह राउंड नहीं खेला गया; दाँव लौटा दिया गया, इसलिए जाँचने को कुछ नहीं है।',
  'studio.verify.stillRuns': 'यह राउंड अभी चल रहा है। चेन की इसकी कड़ी क्रैश के बाद खुलेगी; तब यह पेज फिर खोलें।',
  'studio.verify.hidden.title': 'इस राउंड का सर्वर सीड अभी गुप्त है',
  'studio.verify.hidden':
    'यह अभी नई बेट तय कर रहा है, इसलिए दिखाया नहीं जा सकता। गेम खोलें, “निष्पक्षता और इतिहास” में जाएँ और “सर्वर सीड खोलें” दबाएँ। फिर यह पेज दोबारा खोलें।',
  'studio.verify.manual.title': 'खुद जाँचें',
  'studio.verify.manual': 'कोई भी मान लिखें या पेस्ट करें। सब कुछ आपके ब्राउज़र में निकाला जाता है; कुछ भी भेजा नहीं जाता।',
  'studio.verify.compute': 'गणना करें',
  'studio.verify.nonce': 'बेट नंबर (nonce)',
  'studio.verify.hash': 'चेन की कड़ी (हैश)',
  'studio.verify.hashOptional': 'बेट से पहले दिखाया गया हैश (खाली रह सकता है)',
  'studio.verify.terminalOptional': 'चेन का प्रकाशित सिरा (खाली रह सकता है)',
  'studio.verify.badServerSeed': '0 से 9 और a से f तक के 64 वर्ण',
  'studio.verify.badSalt': 'सॉल्ट नहीं दिया गया है',
  'studio.verify.badNonce': '0 या उससे बड़ी पूर्ण संख्या',
  'studio.verify.badSettings': 'गेम में ये सेटिंग नहीं हैं। कृपया लक्ष्य, माइन, पंक्तियाँ या जोखिम जाँचें।',
}
