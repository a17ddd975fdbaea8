// SPDX-License-Identifier: Apache-2.0
import type { studioCascades as source } from '../en/studio-cascades.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio with cascades. */
export const studioCascades: Translated<typeof source> = {
  'studio.buyNotOffered': 'यहाँ मुफ़्त स्पिन नहीं खरीदे जा सकते',
  'studio.cascade.buy': 'मुफ़्त स्पिन खरीदें',
  'studio.cascade.buyAsk': '{amount} {currency} में {spins} मुफ़्त स्पिन खरीदें? वे तुरंत शुरू होते हैं।',
  'studio.cascade.buyReturns': 'औसतन वे अपनी कीमत का {percent} % लौटाते हैं।',
  'studio.cascade.freeWon': 'जीते गए मुफ़्त स्पिन: {spins}',
  'studio.cascade.factor': 'गुणक {factor}×',
  'studio.cascade.boards': 'स्पिन {spin} के बोर्ड',
  'studio.cascade.rules.clusters':
    '{from} या अधिक समान प्रतीक एक-दूसरे को अगल-बगल या ऊपर-नीचे छूने पर भुगतान करते हैं। दाँव पूरे बोर्ड के लिए है।',
  'studio.cascade.rules.anywhere': '{from} या अधिक समान प्रतीक कहीं भी हों, भुगतान करते हैं। दाँव पूरे बोर्ड के लिए है।',
  'studio.cascade.rules.fall':
    'जीतने वाले प्रतीक गायब होते हैं, बाकी गिरते हैं और ऊपर से नए आते हैं, जब तक कुछ जीतता है: एक स्पिन में {most} बार तक। इनमें से आखिरी जीत के बाद कुछ नहीं गिरता।',
  'studio.cascade.rules.factors':
    'एक स्पिन की जीतें बारी-बारी से {factors} से गुणा होती हैं; आगे की सभी इनमें से आखिरी से।',
  'studio.cascade.rules.keeps': 'मुफ़्त स्पिन में गुणक कभी नहीं घटता: सभी की जीतें गिनी जाती हैं।',
  'studio.cascade.rules.multipliers':
    'गुणक स्पिन के अंत तक रहते हैं, फिर जुड़कर जीत को गुणा करते हैं। मुफ़्त स्पिन में अब तक के सभी स्पिन के गुणक गिने जाते हैं।',
  'studio.cascade.rules.free':
    'स्पिन के आखिरी बोर्ड पर पर्याप्त स्कैटर सूची के अनुसार मुफ़्त स्पिन लाते हैं; मुफ़्त स्पिन में {from} या अधिक {again} और लाते हैं, एक राउंड में {most} तक। स्कैटर बिना गुणक भुगतान करते हैं। आप चले जाएँ तो मुफ़्त स्पिन आपका इंतज़ार करते हैं।',
  'studio.cascade.rules.buy':
    'जहाँ यह उपलब्ध है, आप अपने दाँव के {price} गुने में {spins} मुफ़्त स्पिन खरीद सकते हैं। वे बिना सशुल्क स्पिन के तुरंत शुरू होते हैं और उस दाँव के {most} गुने से अधिक भुगतान नहीं करते। तब गुणज कीमत के हिसाब से दिखते हैं।',
  'studio.cascade.par.bought': 'खरीदे गए मुफ़्त स्पिन का रिटर्न',
  'studio.cascade.par.error': 'मानक त्रुटि',
  'studio.cascade.par.rounds': 'सिम्युलेट किए गए राउंड',
  'studio.cascade.par.top': 'उनमें सबसे बड़ी जीत',
}
