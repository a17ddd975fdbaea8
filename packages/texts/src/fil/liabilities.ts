// SPDX-License-Identifier: Apache-2.0
import type { liabilities as source } from '../en/liabilities.ts'
import type { Translated } from '../translated.ts'

/** What members own together, and the check that one's own balance is part of it. */
export const liabilities: Translated<typeof source> = {
  'liabilities.title': 'Pag-aari ng mga miyembro',
  'liabilities.intro':
    'Sa katapusan ng bawat araw, inilalathala namin ang kabuuang pag-aari ng lahat ng miyembro: ang cash nila at ang nakahold para sa mga withdrawal. Isang ugat ang sumasaklaw sa bawat balanse, kaya walang maiiwan o mababawasan pagkatapos.',
  'liabilities.check.title': 'Kasama ba ang balanse mo?',
  'liabilities.check.hint':
    'Ang pahinang ito mismo ang kumukuwenta ng ugat mula sa balanse mo, hakbang-hakbang, at inihahambing ito sa inilathala.',
  'liabilities.check': 'Tingnan ang balanse ko',
  'liabilities.check.login': 'Mag-log in para tingnan ang balanse',
  'liabilities.ok': 'Kasama sa kabuuan ang balanse mo',
  'liabilities.okText':
    'Ang {amount} ni {account} ay kasama sa {total} ng {accounts, plural, one {# account} other {# na account}} noong {day}.',
  'liabilities.bad': 'Hindi ito humahantong sa inilathalang ugat',
  'liabilities.badText': 'I-save ang patunay at makipag-ugnayan sa customer service.',
  'liabilities.compare': 'Wala na rito ang ugat ng {day}. Ihambing ito sa isinulat mo noong araw na iyon.',
  'liabilities.none': 'Wala kang pag-aari sa katapusan ng {day}, kaya walang patutunayan.',
  'liabilities.noDay': 'Wala pang inilathalang ugat. Lalabas ang una pagkatapos ng hatinggabi.',
  'liabilities.steps':
    '{count, plural, one {# hakbang} other {# na hakbang}} mula sa balanse mo hanggang sa ugat',
  'liabilities.save': 'I-save ang patunay',
  'liabilities.load': 'Tingnan ang na-save na patunay',
  'liabilities.load.hint': 'File na na-save mo sa pahinang ito',
  'liabilities.load.choose': 'Pumili ng file',
  'liabilities.badFile': 'Hindi patunay ang file na ito',
  'liabilities.days': 'Mga inilathalang ugat',
  'liabilities.day': 'Araw (UTC)',
  'liabilities.accounts': 'Mga account',
  'liabilities.total': 'Kabuuan',
  'liabilities.root': 'Ugat',
  'liabilities.how': 'Paano ito gumagana',
  'liabilities.howText':
    'Ang balanse mo, pangalan ng account at isang random na numero ay bumubuo ng digest, kaya walang nakaaalam kung kaninong balanse ang katabi ng sa iyo. Dalawang magkatabi kasama ang kabuuan nila ang bumubuo sa susunod na digest, hanggang isang ugat na lang ang matira. Hindi binibilang ang bonus.',
}
