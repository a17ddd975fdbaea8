// SPDX-License-Identifier: Apache-2.0
import type { help as source } from '../en/help.ts'
import type { Translated } from '../translated.ts'

/** Help popup, help centre and terms of use. */
export const help: Translated<typeof source> = {
  'help.title': 'Tulong',
  'help.center': 'Help center',
  'help.center.hint': 'Mga sagot sa pinakamadalas itanong ng mga manlalaro.',
  'help.views': 'Tulong o mga tuntunin',
  'help.terms': 'Mga tuntunin ng paggamit',
  'help.all': 'Lahat ng paksa',
  'help.topics': 'Mga paksa',
  'help.search': 'Maghanap sa tulong',
  'help.search.empty': 'Walang paksang may ganyan',
  'help.search.emptyHint': 'Subukan ang ibang salita, o sumulat sa amin.',
  'help.found': '{count, plural, one {# paksa} other {# paksa}}',
  'help.empty': 'Wala pang paksa',
  'help.emptyHint': 'Sumulat sa amin at sasagutin ka namin.',
  'help.write': 'Sumulat sa amin',
  'help.terms.age.title': 'Edad at account',
  'help.terms.age':
    'Ikaw ay {age} taong gulang pataas at nasa legal na edad kung saan ka nakatira. Isang account lang bawat tao, sa sarili niyang pangalan, at hindi ibinabahagi ang mga password nito.',
  'help.terms.money.title': 'Mga deposit at withdrawal',
  'help.terms.money':
    'Galing sa sarili mong paraan ng pagbabayad ang perang ipinapasok, at sa account na nakapangalan sa iyo ito inilalabas. Puwede naming i-verify ang pagkakakilanlan mo bago bayaran ang withdrawal.',
  'help.terms.play.title': 'Mga taya at resulta',
  'help.terms.play':
    'May bisa ang taya mula nang tanggapin ito ng server. Sa server lang binubunot ang mga resulta. Ang round na naputol ay tinatapos ayon sa patakaran nito o ibinabalik nang buo.',
  'help.terms.fair.title': 'Patas na laro',
  'help.terms.fair':
    'Bawal ang sabwatan ng mga manlalaro, awtomatikong paglalaro, at pagsasamantala sa mga error. Walang bisa ang mga tayang napanalunan sa ganoong paraan at puwedeng isara ang account.',
  'help.terms.limits.title': 'Maglaro nang may limitasyon',
  'help.terms.limits':
    'Para sa saya ang paglalaro. Itaya lang ang kaya mong mawala, at tumigil kapag hindi na masaya. Sumulat sa amin at tutulungan ka naming magpahinga.',
  'help.terms.data.title': 'Data mo',
  'help.terms.data':
    'Itinatago ng {site} ang kailangan para sa account mo at ang hinihingi ng batas, at hindi ito ibinibigay sa iba.',
}
