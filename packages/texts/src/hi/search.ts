// SPDX-License-Identifier: Apache-2.0
import type { search as source } from '../en/search.ts'
import type { Translated } from '../translated.ts'

/** The search: its box, its suggestions, and the palette. */
export const search: Translated<typeof source> = {
  'search.placeholder': 'गेम, पेज, लॉटरी, मदद',
  'search.games': 'गेम',
  'search.studios': 'स्टूडियो',
  'search.themes': 'थीम',
  'search.features': 'फ़ीचर',
  'search.pages': 'पेज',
  'search.lotteries': 'लॉटरी',
  'search.promotions': 'प्रमोशन',
  'search.help': 'मदद',
  'search.places': 'पेज, लॉटरी, प्रमोशन और मदद',
  'search.recent': 'हाल की खोजें',
  'search.recent.clear': 'खोजें मिटाएँ',
  'search.popular': 'अभी लोकप्रिय',
  'search.meant': 'क्या आपका मतलब {name} था?',
  'search.none': '“{text}” से मेल खाता कुछ नहीं मिला। शायद इनमें से कोई?',
  'search.all': '“{text}” के सभी नतीजे',
  'search.found': '{count, plural, one {# सुझाव} other {# सुझाव}}',
}
