// SPDX-License-Identifier: Apache-2.0
import type { studioSlots as source } from '../en/studio-slots.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio. */
export const studioSlots: Translated<typeof source> = {
  'studio.slot.title': 'स्लॉट गेम',
  'studio.slot.lost': 'इस बार कोई भुगतान नहीं',
  'studio.slot.freeWon': '{spins} मुफ़्त स्पिन, हर जीत {factor} गुना गिनी जाती है',
  'studio.slot.spinAll': 'सभी स्पिन करें',
  'studio.slot.quick': 'तेज़ स्पिन',
  'studio.slot.skip': 'छोड़ें',
  'studio.slot.bigWin': 'बड़ी जीत',
  'studio.slot.hugeWin': 'विशाल जीत',
  'studio.slot.ways': '{ways} तरीके',
  'studio.slot.scatters': 'स्कैटर: {scatters}',
  'studio.slot.brings': '{multiplier}×, मुफ़्त स्पिन: {spins}',
  'studio.slot.rules.lines':
    '{lines} लाइनों में से किसी पर बाईं ओर से लगातार समान चिह्न तालिका के अनुसार भुगतान देते हैं। दाँव सभी लाइनों पर लगता है।',
  'studio.slot.rules.ways':
    'बाईं ओर से सटी रीलों पर समान चिह्न, हर रील से एक चुनने के हर तरीके में भुगतान देते हैं: {ways} तरीकों तक। दाँव सभी तरीकों पर लगता है।',
  'studio.slot.rules.heights': 'हर स्पिन में हर रील {least} से {most} पंक्तियाँ दिखाती है।',
  'studio.slot.rules.full':
    'यदि सभी जगहों पर तालिका के आख़िरी {symbols} चिह्नों में से एक ही चिह्न हो, तो हर जीत {factor} गुना गिनी जाती है।',
  'studio.slot.rules.free':
    'पर्याप्त स्कैटर मुफ़्त स्पिन लाते हैं, जैसा नीचे लिखा है। उनकी हर जीत {factor} गुना गिनी जाती है और वे और स्पिन ला सकते हैं, एक राउंड में {most} तक। आपके जाने पर मुफ़्त स्पिन आपकी प्रतीक्षा करते हैं।',
  'studio.slot.rules.cap': 'जो राउंड {most}× तक पहुँचता है, वह उतना ही भुगतान देकर वहीं समाप्त हो जाता है।',
  'studio.slot.respin': 'रीस्पिन {spin}',
  'studio.slot.rules.wild': 'वाइल्ड, सिक्के को छोड़कर हर चिह्न की जगह लेता है।',
  'studio.slot.coins': 'सिक्के: {coins}, बचे रीस्पिन: {left}',
  'studio.slot.mini': 'मिनी',
  'studio.slot.minor': 'माइनर',
  'studio.slot.major': 'मेजर',
  'studio.slot.grand': 'ग्रैंड',
  'studio.slot.coinShare': '{pays}× देने वाले सिक्के',
  'studio.slot.rules.hold':
    '{from} या अधिक सिक्के अपनी जगह रहते हैं और ख़ाली जगहें फिर घूमती हैं: {respins} बार, और हर नए सिक्के के बाद फिर {respins} बार। अंत में हर सिक्का अपना लिखा मूल्य देता है, और भरी खिड़की ऊपर से {grand}× का ग्रैंड जैकपॉट देती है। आपके जाने पर रीस्पिन आपकी प्रतीक्षा करते हैं।',
  'studio.slot.par.hold': 'रीस्पिन की वापसी',
  'studio.slot.par.holdChance': 'रीस्पिन की संभावना',
  'studio.slot.par.paid': 'सशुल्क स्पिन की वापसी',
  'studio.slot.par.free': 'मुफ़्त स्पिन की वापसी',
  'studio.slot.par.deviation': 'मानक विचलन',
  'studio.slot.par.top': 'सशुल्क स्पिन की सबसे बड़ी जीत',
  'studio.slot.par.topValue': '{stakes}×, {spins} स्पिन में एक बार',
  'studio.slot.par.most': 'कोई राउंड इससे ज़्यादा नहीं देता',
}
