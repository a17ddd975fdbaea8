// SPDX-License-Identifier: Apache-2.0
import type { studioProof as source } from '../en/studio-proof.ts'
import type { Translated } from '../translated.ts'

/** The verifier that is saved as a file, and the simulator. */
export const studioProof: Translated<typeof source> = {
  'studio.saved.save': 'इस राउंड की जाँच सहेजें',
  'studio.saved.about':
    'एक फ़ाइल जिसमें यह राउंड और उसे फिर से गिनने वाली हर चीज़ है। यह किसी भी ब्राउज़र में बिना सर्वर और बिना नेटवर्क के खुलती है।',
  'studio.saved.lead':
    'यह फ़ाइल हमारे खेलों के किसी राउंड को उसके रिकॉर्ड या उसके सीड से फिर गिनती है। इसे सर्वर नहीं चाहिए, और ब्राउज़र इसे किसी से जुड़ने नहीं देता।',
  'studio.saved.record': 'एक राउंड का रिकॉर्ड',
  'studio.saved.check': 'रिकॉर्ड जाँचें',
  'studio.saved.noRecord': 'यह हमारे खेलों के किसी राउंड का रिकॉर्ड नहीं है।',
  'studio.simulator.title': 'सिम्युलेटर',
  'studio.simulator.about':
    'इस पेज की सेटिंग के साथ आपके ब्राउज़र में दस लाख राउंड खेलता है और नतीजे की बताए गए मान से तुलना करता है। यह कोई दांव नहीं लगाता और आपके सीड नहीं, ब्राउज़र के यादृच्छिक अंक लेता है।',
  'studio.simulator.play': 'दस लाख राउंड खेलें',
  'studio.simulator.stop': 'रोकें',
  'studio.simulator.rounds': 'खेले गए राउंड',
  'studio.simulator.stated': 'बताई गई वापसी',
  'studio.simulator.measured': 'इन राउंड की वापसी',
  'studio.simulator.hits': 'भुगतान वाले राउंड',
  'studio.simulator.most': 'सबसे बड़ा गुणक',
  'studio.simulator.within': 'बताई गई वापसी इतने राउंड के बाद संयोग से छूटे ±{band} प्रतिशत अंक के दायरे में है।',
  'studio.simulator.outside':
    'बताई गई वापसी ±{band} प्रतिशत अंक के दायरे से बाहर है। हज़ार सिम्युलेशन में लगभग तीन बार संयोग ऐसा करता है; दस लाख और खेलें।',
  'studio.simulator.failed': 'इस ब्राउज़र में सिम्युलेशन नहीं चल सका।',
  'studio.simulator.chart': 'राउंड के हर हिस्से के बाद वापसी, बताई गई वापसी रेखा के रूप में',
}
