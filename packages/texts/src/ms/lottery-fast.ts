// SPDX-License-Identifier: Apache-2.0
import type { lotteryFast as source } from '../en/lottery-fast.ts'
import type { Translated } from '../translated.ts'

/** Plays of K3, 11x5, PK10, Max 3D Pro and of the whole Thai ticket. */
export const lotteryFast: Translated<typeof source> = {
  'lottery.play.exactSum': 'Jumlah tepat',
  'lottery.play.oneFace': 'Satu muka',
  'lottery.play.twoFaces': 'Dua muka berbeza',
  'lottery.play.pair': 'Sepasang',
  'lottery.play.triple': 'Tiga sama',
  'lottery.play.oddBalls': 'Bilangan bola ganjil',
  'lottery.play.firstInOrder': '{count} pertama mengikut susunan',
  'lottery.play.firstAnyOrder': '{count} pertama tanpa susunan',
  'lottery.play.pairBigSmall': 'Dua pertama: jumlah besar atau kecil',
  'lottery.play.pairOddEven': 'Dua pertama: jumlah ganjil atau genap',
  'lottery.play.pairSum': 'Dua pertama: jumlah tepat',
  'lottery.play.carAtPlace': 'Satu kereta di satu tempat',
  'lottery.play.winnerBigSmall': 'Pemenang besar atau kecil',
  'lottery.play.winnerOddEven': 'Pemenang ganjil atau genap',
  'lottery.play.duel': 'Tempat {place} lawan {other}',
  'lottery.play.twoInOrder': 'Dua nombor mengikut susunan',
  'lottery.play.ticket': 'Tiket penuh',
  'lottery.tier.reversed': 'DB, susunan terbalik',
  'lottery.tier.near': 'Bersebelahan hadiah pertama',
  'lottery.tier.dice': 'Dadu yang menunjukkannya: {count}',
  'lottery.row.second': 'Hadiah kedua',
  'lottery.row.third': 'Hadiah ketiga',
  'lottery.row.fourth': 'Hadiah keempat',
  'lottery.row.fifth': 'Hadiah kelima',
  'lottery.side.any': 'Mana-mana tiga sama',
  'lottery.pick.ranked': 'Pilih satu bagi setiap tempat: {count}',
  'lottery.pick.atPlace': 'Pilih satu kereta di satu tempat',
  'lottery.pick.pair':
    'Dua nombor berbeza tiga digit bercantum, seperti 123456: susunan dikira. Sehingga {count}, setiap satu pertaruhan sendiri',
  'lottery.list.hintPlace': 'Satu pertaruhan setiap baris: tempat dan kereta, seperti 3 07',
  'lottery.place.at': 'Tempat {number}',
}
