// SPDX-License-Identifier: Apache-2.0
import type { page as source } from '../en/page.ts'
import type { Translated } from '../translated.ts'

/** What search engines and shared links read of a page. The server writes it into the head of the page. */
export const page: Translated<typeof source> = {
  'page.home.description':
    'स्लॉट, लाइव टेबल, फ़िशिंग, स्पोर्ट्स और हमारे अपने, निष्पक्षता जाँचे जा सकने वाले गेम, एक ही जगह, एक ही वॉलेट से।',
  'page.hot.description': 'आज {site} पर सबसे ज़्यादा खेले जाने वाले गेम।',
  'page.games.title': '{type}',
  'page.games.description': '{site} पर {type}: स्टूडियो चुनें, नाम से गेम खोजें और एक ही वॉलेट से खेलें।',
  'page.providers.title': 'स्टूडियो',
  'page.providers.description': '{site} पर एक स्टूडियो के सभी गेम।',
  'page.promotions.description': '{site} इस समय सदस्यों को क्या देता है, हर ऑफ़र की शर्तों के साथ।',
  'page.mall.description': '{site} के सदस्य अपने पॉइंट से क्या पा सकते हैं।',
  'page.help.description': '{site} पर अक्सर पूछे जाने वाले सवाल और उनके जवाब।',
  'page.owned.description': '{site} के सभी सदस्यों की कुल राशि, ऐसे प्रमाण के साथ जिसे हर सदस्य जांच सकता है।',
  'page.download.description': '{site} को अपने फ़ोन पर पाएँ, कदम-दर-कदम।',
  'page.register.title': 'खाता बनाएँ',
  'page.register.description': '{site} पर खाता खोलें।',
  'page.login.title': 'लॉगिन करें',
  'page.notFound.description': 'इस पते पर कोई पेज नहीं है।',
}
