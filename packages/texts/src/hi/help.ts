// SPDX-License-Identifier: Apache-2.0
import type { help as source } from '../en/help.ts'
import type { Translated } from '../translated.ts'

/** Help popup, help centre and terms of use. */
export const help: Translated<typeof source> = {
  'help.title': 'सहायता',
  'help.center': 'सहायता केंद्र',
  'help.center.hint': 'खिलाड़ियों के आम सवालों के जवाब।',
  'help.views': 'सहायता या शर्तें',
  'help.terms': 'उपयोग की शर्तें',
  'help.all': 'सहायता के सभी विषय',
  'help.topics': 'विषय',
  'help.search': 'सहायता में खोजें',
  'help.search.empty': 'ऐसा कोई विषय नहीं मिला',
  'help.search.emptyHint': 'कोई दूसरा शब्द आज़माएँ या हमें लिखें।',
  'help.found': '{count, plural, one {# विषय} other {# विषय}}',
  'help.empty': 'अभी कोई विषय नहीं है',
  'help.emptyHint': 'हमें लिखें, हम जवाब देंगे।',
  'help.write': 'हमें लिखें',
  'help.terms.age.title': 'उम्र और खाता',
  'help.terms.age':
    'आपकी उम्र कम से कम {age} साल है और आप जहाँ रहते हैं वहाँ के कानून के अनुसार बालिग हैं। एक व्यक्ति अपने नाम से एक ही खाता रखता है और उसके पासवर्ड किसी को नहीं बताता।',
  'help.terms.money.title': 'जमा और निकासी',
  'help.terms.money':
    'पैसा आपके अपने भुगतान साधन से जमा होता है और आपके नाम के खाते में निकलता है। निकासी देने से पहले हम आपकी पहचान सत्यापित कर सकते हैं।',
  'help.terms.play.title': 'बेट और नतीजे',
  'help.terms.play':
    'बेट तब से गिनी जाती है जब सर्वर उसे स्वीकार कर ले। नतीजे सिर्फ़ सर्वर पर निकलते हैं। जो राउंड बीच में टूट जाए, वह नियमों से निपटाया जाता है या पूरा पैसा लौटाया जाता है।',
  'help.terms.fair.title': 'निष्पक्ष खेल',
  'help.terms.fair':
    'खिलाड़ियों की मिलीभगत, स्वचालित खेल और गड़बड़ियों का फ़ायदा उठाना मना है। ऐसे जीती गई बेट रद्द होती हैं और खाता बंद हो सकता है।',
  'help.terms.limits.title': 'सीमा में खेलें',
  'help.terms.limits':
    'खेल मनोरंजन के लिए है। उतना ही लगाएँ जितना खोना सह सकें, और मज़ा न आए तो रुक जाएँ। हमें लिखें, हम विराम लेने में आपकी मदद करेंगे।',
  'help.terms.data.title': 'आपका डेटा',
  'help.terms.data':
    '{site} केवल वही रखता है जो आपका खाता चलाने और कानून के लिए ज़रूरी है, और उसे किसी और को नहीं देता।',
}
