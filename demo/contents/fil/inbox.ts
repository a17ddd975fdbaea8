// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const inbox: PageWords = {
  Welcome: [
    'Maligayang pagdating',
    '<p>Mabuti at narito ka. Handa na ang account mo at may play money na ito. Sinasagot ng <a href="/helpmc">Tulong</a> ang madalas itanong ng mga bagong manlalaro.</p>',
  ],
  'Set a payment password': [
    'Magtakda ng payment password',
    '<p>Binabantayan nito ang bawat withdrawal. Makikita mo ito sa Account Ko, sa ilalim ng <b>Seguridad</b>.</p>',
  ],
  'Answer to your feedback': [
    'Sagot sa feedback mo',
    '<p>Salamat sa paalala. Ipinapakita na muli ng listahan ng mga huling laro ang huling dalawampu.</p><blockquote><p>Hanggang sampu lang ang mga huling laro ko. Sadya ba iyon?</p></blockquote>',
  ],
  'Short maintenance on Tuesday': [
    'Maikling maintenance sa Martes',
    '<p>Mula 04:00 hanggang 04:20 oras ng site, aalagaan namin ang database. Tatapusin muna ang mga round na tumatakbo.</p>',
  ],
  'How to check a round': [
    'Paano suriin ang isang round',
    '<ol><li>Buksan ang record ng mga taya.</li><li>Pumili ng round ng Tessera Originals.</li><li>Pindutin ang tsek.</li></ol><p>Kinukuwenta ng pahina ang resulta mula sa mga seed, sa sarili mong browser.</p>',
  ],
}

export const toAgents: PageWords = {
  'Your team at a glance': [
    'Ang team mo sa isang tingin',
    '<p>Pinagsasama ng overview ang buong team mo para sa mga araw na pipiliin mo. Nakapangalan sa mga listahan ang bawat account at maaaring hanapin.</p>',
  ],
  'Pass money on within your team': [
    'Magpasa ng pera sa loob ng team mo',
    '<p>Sa tabi ng bawat account ng team mo ay may <b>Transfer</b>. Agad dumarating ang ipinapasa mo, bantay ang payment password mo.</p>',
  ],
}
