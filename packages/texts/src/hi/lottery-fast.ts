// SPDX-License-Identifier: Apache-2.0
import type { lotteryFast as source } from '../en/lottery-fast.ts'
import type { Translated } from '../translated.ts'

/** Plays of K3, 11x5, PK10, Max 3D Pro and of the whole Thai ticket. */
export const lotteryFast: Translated<typeof source> = {
  'lottery.play.exactSum': 'सटीक योग',
  'lottery.play.oneFace': 'एक फलक',
  'lottery.play.twoFaces': 'दो अलग फलक',
  'lottery.play.pair': 'जोड़ा',
  'lottery.play.triple': 'तिकड़ी',
  'lottery.play.oddBalls': 'विषम गेंदों की संख्या',
  'lottery.play.firstInOrder': 'पहले {count} क्रम में',
  'lottery.play.firstAnyOrder': 'पहले {count} किसी भी क्रम में',
  'lottery.play.pairBigSmall': 'पहले दो: योग बड़ा या छोटा',
  'lottery.play.pairOddEven': 'पहले दो: योग सम या विषम',
  'lottery.play.pairSum': 'पहले दो: सटीक योग',
  'lottery.play.carAtPlace': 'किसी स्थान पर एक कार',
  'lottery.play.winnerBigSmall': 'विजेता बड़ा या छोटा',
  'lottery.play.winnerOddEven': 'विजेता सम या विषम',
  'lottery.play.duel': 'स्थान {place} बनाम {other}',
  'lottery.play.twoInOrder': 'दो नंबर क्रम में',
  'lottery.play.ticket': 'पूरा टिकट',
  'lottery.tier.reversed': 'DB, उल्टे क्रम में',
  'lottery.tier.near': 'पहले इनाम के बगल में',
  'lottery.tier.dice': 'इस फलक वाले पासे: {count}',
  'lottery.row.second': 'दूसरा इनाम',
  'lottery.row.third': 'तीसरा इनाम',
  'lottery.row.fourth': 'चौथा इनाम',
  'lottery.row.fifth': 'पाँचवाँ इनाम',
  'lottery.side.any': 'कोई भी तिकड़ी',
  'lottery.pick.ranked': 'हर स्थान के लिए एक चुनें: {count}',
  'lottery.pick.atPlace': 'एक स्थान पर एक कार चुनें',
  'lottery.pick.pair':
    'तीन अंकों के दो अलग नंबर एक साथ, जैसे 123456: क्रम मायने रखता है। अधिकतम {count}, हर एक अलग दांव',
  'lottery.list.hintPlace': 'हर पंक्ति में एक दांव: स्थान और कार, जैसे 3 07',
  'lottery.place.at': 'स्थान {number}',
}
