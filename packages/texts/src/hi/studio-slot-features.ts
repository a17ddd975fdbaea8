// SPDX-License-Identifier: Apache-2.0
import type { studioSlotFeatures as source } from '../en/studio-slot-features.ts'
import type { Translated } from '../translated.ts'

/** Wild reels and pick bonuses of the slots. */
export const studioSlotFeatures: Translated<typeof source> = {
  'studio.slot.pick.title': 'खोलने के लिए एक जगह चुनें',
  'studio.slot.pick.closed': 'जगह {place}, बंद',
  'studio.slot.pick.prize': 'जगह {place}: {pays}×',
  'studio.slot.pick.end': 'जगह {place} बोनस खत्म करती है',
  'studio.slot.pick.left': '{places} में से {opened} खुलीं, अब तक {pays}×',
  'studio.slot.pick.next': 'मेरे लिए एक खोलें',
  'studio.slot.pick.all': 'सब खोलें',
  'studio.slot.pick.places': 'जगहों में क्या था',
  'studio.slot.pick.share': '{pays}× वाली जगहें',
  'studio.slot.pick.endShare': 'बोनस खत्म करने वाली जगहें',
  'studio.slot.par.pick': 'बोनस का रिटर्न',
  'studio.slot.par.pickChance': 'बोनस की संभावना',
  'studio.slot.rules.pick':
    '{from} बोनस चिह्न {places} बंद जगहों का बोर्ड लाते हैं। आप एक के बाद एक खोलते हैं और हर जगह अपने में रखी राशि देती है, जब तक कोई जगह बोनस खत्म न करे या सब खुल न जाएँ। उनमें क्या है, यह आपके दाँव के साथ तय हो जाता है; आप केवल क्रम चुनते हैं। अगर आप चले जाएँ तो वे आपका इंतज़ार करती हैं, और दो दिन बाद पहली जगह से खोली जाती हैं।',
  'studio.slot.rules.expanding': 'वाइल्ड अपनी पूरी रील भर देता है।',
  'studio.slot.rules.sticky': 'मुफ़्त स्पिन में वाइल्ड अपनी पूरी रील भर देता है और आख़िरी स्पिन तक वहीं रहता है।',
  'studio.slot.rules.walking':
    'वाइल्ड अपनी पूरी रील भर देता है। फिर हर रीस्पिन के साथ एक रील बाएँ जाता है, जब तक निकल न जाए। एक राउंड में अधिकतम {most} रीस्पिन होते हैं; आप चले जाएँ तो वे इंतज़ार करते हैं।',
  'studio.slot.rules.respinFactor': 'रीस्पिन की हर जीत {factor} गुना गिनी जाती है।',
  'studio.slot.rules.wildHides': 'पूरी वाइल्ड रील पर स्कैटर नहीं दिखता।',
  'studio.slot.rules.freePlain': 'पर्याप्त स्कैटर मुफ़्त स्पिन लाते हैं, जैसा नीचे लिखा है। आप चले जाएँ तो वे इंतज़ार करते हैं।',
  'studio.slot.freePlainWon': '{spins} मुफ़्त स्पिन',
  'studio.slot.walks': 'वाइल्ड आगे बढ़ता है: रीस्पिन',
  'studio.slot.wildReels': 'वाइल्ड रील: {reels}',
}
