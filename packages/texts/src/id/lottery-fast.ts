// SPDX-License-Identifier: Apache-2.0
import type { lotteryFast as source } from '../en/lottery-fast.ts'
import type { Translated } from '../translated.ts'

/** Plays of K3, 11x5, PK10, Max 3D Pro and of the whole Thai ticket. */
export const lotteryFast: Translated<typeof source> = {
  'lottery.play.exactSum': 'Jumlah tepat',
  'lottery.play.oneFace': 'Satu mata dadu',
  'lottery.play.twoFaces': 'Dua mata dadu berbeda',
  'lottery.play.pair': 'Dua sama',
  'lottery.play.triple': 'Tiga sama',
  'lottery.play.oddBalls': 'Banyaknya bola ganjil',
  'lottery.play.firstInOrder': '{count} pertama berurutan',
  'lottery.play.firstAnyOrder': '{count} pertama urutan bebas',
  'lottery.play.pairBigSmall': 'Dua pertama: jumlah besar atau kecil',
  'lottery.play.pairOddEven': 'Dua pertama: jumlah ganjil atau genap',
  'lottery.play.pairSum': 'Dua pertama: jumlah tepat',
  'lottery.play.carAtPlace': 'Satu mobil di satu posisi',
  'lottery.play.winnerBigSmall': 'Pemenang besar atau kecil',
  'lottery.play.winnerOddEven': 'Pemenang ganjil atau genap',
  'lottery.play.duel': 'Posisi {place} lawan {other}',
  'lottery.play.twoInOrder': 'Dua angka berurutan',
  'lottery.play.ticket': 'Tiket utuh',
  'lottery.tier.reversed': 'DB, urutan terbalik',
  'lottery.tier.near': 'Bersebelahan dengan hadiah pertama',
  'lottery.tier.dice': 'Dadu yang memuatnya: {count}',
  'lottery.row.second': 'Hadiah kedua',
  'lottery.row.third': 'Hadiah ketiga',
  'lottery.row.fourth': 'Hadiah keempat',
  'lottery.row.fifth': 'Hadiah kelima',
  'lottery.side.any': 'Tiga sama apa saja',
  'lottery.pick.ranked': 'Pilih satu untuk tiap posisi: {count}',
  'lottery.pick.atPlace': 'Pilih satu mobil di satu posisi',
  'lottery.pick.pair':
    'Dua angka berbeda tiga digit digabung, seperti 123456: urutan menentukan. Hingga {count}, masing-masing taruhan sendiri',
  'lottery.list.hintPlace': 'Satu taruhan tiap baris: posisi dan mobil, seperti 3 07',
  'lottery.place.at': 'Posisi {number}',
}
