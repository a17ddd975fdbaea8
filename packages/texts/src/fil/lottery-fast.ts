// SPDX-License-Identifier: Apache-2.0
import type { lotteryFast as source } from '../en/lottery-fast.ts'
import type { Translated } from '../translated.ts'

/** Plays of K3, 11x5, PK10, Max 3D Pro and of the whole Thai ticket. */
export const lotteryFast: Translated<typeof source> = {
  'lottery.play.exactSum': 'Eksaktong suma',
  'lottery.play.oneFace': 'Isang mukha',
  'lottery.play.twoFaces': 'Dalawang magkaibang mukha',
  'lottery.play.pair': 'Pares',
  'lottery.play.triple': 'Tatluhan',
  'lottery.play.oddBalls': 'Bilang ng odd na bola',
  'lottery.play.firstInOrder': 'Unang {count} ayon sa ayos',
  'lottery.play.firstAnyOrder': 'Unang {count} sa anumang ayos',
  'lottery.play.pairBigSmall': 'Unang dalawa: malaki o maliit ang suma',
  'lottery.play.pairOddEven': 'Unang dalawa: odd o even ang suma',
  'lottery.play.pairSum': 'Unang dalawa: eksaktong suma',
  'lottery.play.carAtPlace': 'Isang kotse sa isang puwesto',
  'lottery.play.winnerBigSmall': 'Panalo malaki o maliit',
  'lottery.play.winnerOddEven': 'Panalo odd o even',
  'lottery.play.duel': 'Puwesto {place} laban sa {other}',
  'lottery.play.twoInOrder': 'Dalawang numero ayon sa ayos',
  'lottery.play.ticket': 'Buong tiket',
  'lottery.tier.reversed': 'DB, pabaligtad',
  'lottery.tier.near': 'Katabi ng unang premyo',
  'lottery.tier.dice': 'Dice na mayroon nito: {count}',
  'lottery.row.second': 'Ikalawang premyo',
  'lottery.row.third': 'Ikatlong premyo',
  'lottery.row.fourth': 'Ikaapat na premyo',
  'lottery.row.fifth': 'Ikalimang premyo',
  'lottery.side.any': 'Kahit anong tatluhan',
  'lottery.pick.ranked': 'Pumili ng isa sa bawat puwesto: {count}',
  'lottery.pick.atPlace': 'Pumili ng isang kotse sa isang puwesto',
  'lottery.pick.pair':
    'Dalawang magkaibang numero na tig-tatlong digit na magkadikit, gaya ng 123456: mahalaga ang ayos. Hanggang {count}, bawat isa ay hiwalay na taya',
  'lottery.list.hintPlace': 'Isang taya bawat linya: puwesto at kotse, gaya ng 3 07',
  'lottery.place.at': 'Puwesto {number}',
}
