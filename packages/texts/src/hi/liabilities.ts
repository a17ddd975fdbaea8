// SPDX-License-Identifier: Apache-2.0
import type { liabilities as source } from '../en/liabilities.ts'
import type { Translated } from '../translated.ts'

/** What members own together, and the check that one's own balance is part of it. */
export const liabilities: Translated<typeof source> = {
  'liabilities.title': 'सदस्यों की कुल राशि',
  'liabilities.intro':
    'हर दिन के अंत में हम सभी सदस्यों की कुल राशि प्रकाशित करते हैं: उनकी नकदी और निकासी के लिए रोकी गई राशि। एक रूट हर बैलेंस को शामिल करता है, इसलिए बाद में किसी को छोड़ा या घटाया नहीं जा सकता।',
  'liabilities.check.title': 'क्या आपका बैलेंस इसमें है?',
  'liabilities.check.hint': 'यह पेज आपके बैलेंस से रूट तक हर कदम खुद गिनता है और प्रकाशित रूट से मिलाता है।',
  'liabilities.check': 'मेरा बैलेंस जांचें',
  'liabilities.check.login': 'बैलेंस जांचने के लिए लॉग इन करें',
  'liabilities.ok': 'आपका बैलेंस कुल राशि में शामिल है',
  'liabilities.okText':
    '{day} को {account} के {amount}, {accounts, plural, one {# खाते} other {# खातों}} के कुल {total} में शामिल हैं।',
  'liabilities.bad': 'यह प्रकाशित रूट तक नहीं पहुंचता',
  'liabilities.badText': 'प्रमाण सहेजें और ग्राहक सेवा से संपर्क करें।',
  'liabilities.compare': '{day} का रूट अब यहां सूची में नहीं है। उस दिन आपने जो लिखा था, उससे मिलाएं।',
  'liabilities.none': '{day} के अंत में आपके पास कुछ नहीं था, इसलिए साबित करने को कुछ नहीं है।',
  'liabilities.noDay': 'अभी कोई रूट प्रकाशित नहीं है। पहला आधी रात के बाद आएगा।',
  'liabilities.steps': 'आपके बैलेंस से रूट तक {count, plural, one {# कदम} other {# कदम}}',
  'liabilities.save': 'प्रमाण सहेजें',
  'liabilities.load': 'सहेजा हुआ प्रमाण जांचें',
  'liabilities.load.hint': 'वह फ़ाइल जो आपने इस पेज पर सहेजी थी',
  'liabilities.load.choose': 'फ़ाइल चुनें',
  'liabilities.badFile': 'यह फ़ाइल प्रमाण नहीं है',
  'liabilities.days': 'प्रकाशित रूट',
  'liabilities.day': 'दिन (UTC)',
  'liabilities.accounts': 'खाते',
  'liabilities.total': 'कुल',
  'liabilities.root': 'रूट',
  'liabilities.how': 'यह कैसे काम करता है',
  'liabilities.howText':
    'आपका बैलेंस, खाते का नाम और एक यादृच्छिक संख्या मिलकर एक डाइजेस्ट बनाते हैं, इसलिए कोई नहीं जानता कि आपके बगल में किसका बैलेंस है। दो पड़ोसी अपने योग के साथ अगला डाइजेस्ट बनाते हैं, जब तक एक रूट न बचे। बोनस राशि नहीं गिनी जाती।',
}
