// SPDX-License-Identifier: Apache-2.0
import type { patterns as source } from '../en/patterns.ts'
import type { Translated } from '../translated.ts'

/** What a registration field accepts, by the number of its pattern. */
export const patterns: Translated<typeof source> = {
  'pattern.range': 'कृपया {min} - {max} अक्षर दर्ज करें: {text}',
  'pattern.exact': 'कृपया {min} अक्षर दर्ज करें: {text}',
  'pattern.passwordRange': 'कृपया {min} - {max} अक्षरों का पासवर्ड दर्ज करें',
  'pattern.0': 'कोई भी अक्षर',
  'pattern.1': 'पहला वर्ण अक्षर, फिर अक्षर और अंक',
  'pattern.2': 'चीनी अक्षर और अंक',
  'pattern.3': 'ईमेल फ़ॉर्मैट',
  'pattern.4': 'विशेष चिह्नों के बिना अक्षर और अंक',
  'pattern.5': 'अक्षर और अंक दोनों',
  'pattern.6': 'सिर्फ़ अंक',
  'pattern.7': 'अक्षर और अंक, कम से कम एक बड़ा अक्षर',
  'pattern.8': 'अंग्रेज़ी अक्षर और खाली जगह',
  'pattern.9': 'बिना खाली जगह',
  'pattern.10': 'चीनी अक्षर और विराम चिह्न',
  'pattern.11': 'तारीख yyyy-MM-dd',
  'pattern.12': 'अक्षर और खाली जगह',
  'pattern.13': 'तारीख MM-dd-yyyy',
  'pattern.14': 'सिर्फ़ अक्षर और अंक',
  'pattern.15': 'सिर्फ़ कोरियाई अक्षर',
  'pattern.16': 'सिर्फ़ थाई अक्षर',
  'pattern.17': 'थाई या अंग्रेज़ी अक्षर और खाली जगह',
  'pattern.18': 'बड़े अक्षर और खाली जगह, कम से कम एक अंग्रेज़ी अक्षर',
  'pattern.19': 'अक्षर, अंक और चिह्न',
  'pattern.20': 'कम से कम एक बड़ा अक्षर, छोटा अक्षर, अंक और विशेष चिह्न',
}
