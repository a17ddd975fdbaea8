// SPDX-License-Identifier: Apache-2.0
import type { lotteryFurther as source } from '../en/lottery-further.ts'
import type { Translated } from '../translated.ts'

/** Lotteries with jackpots, of Thailand, Laos and Hanoi, and further plays of Keno. */
export const lotteryFurther: Translated<typeof source> = {
  'lottery.group.VIETLOTT': 'Jackpot',
  'lottery.group.SEA': 'Thailand, Laos, Hanoi',
  'lottery.jackpot': 'Jackpot',
  'lottery.jackpot.second': 'Jackpot kedua',
  'lottery.jackpot.fair':
    'Hadiah tetap memulangkan {rtp} % pertaruhan dalam jangka panjang. {percent} % lagi masuk ke jackpot, yang membesar sehingga ada yang menang dan kembali dari masa ke masa. Semua pemenang satu cabutan berkongsi jackpot mengikut pertaruhan mereka, dan jumlah permulaannya kami yang bayar.',
  'lottery.row.first': 'Hadiah pertama',
  'lottery.row.front3': 'Tiga hadapan',
  'lottery.row.last3': 'Tiga terakhir',
  'lottery.row.last2': 'Dua terakhir',
  'lottery.row.bonus': 'Bola bonus',
  'lottery.row.special': 'Bola istimewa',
  'lottery.play.top': '{digits} terakhir, atas',
  'lottery.play.tod': 'Tiga terakhir, atas, sebarang susunan',
  'lottery.play.bottom': '{digits} terakhir, bawah',
  'lottery.play.runTop': 'Digit dalam tiga atas',
  'lottery.play.runBottom': 'Digit dalam dua bawah',
  'lottery.play.balls': 'Semua {count} bola',
  'lottery.play.oneNumber': 'Satu nombor',
  'lottery.play.twoNumbers': 'Dua nombor',
  'lottery.play.lowHigh': 'Lebih banyak bola kecil atau besar',
  'lottery.play.moreOddEven': 'Lebih banyak bola ganjil atau genap',
  'lottery.play.elements': 'Lima unsur',
  'lottery.play.bookmakerPick': 'Pilih {count} dengan odds bandar',
  'lottery.side.up': 'Kecil',
  'lottery.side.down': 'Besar',
  'lottery.side.metal': 'Logam',
  'lottery.side.wood': 'Kayu',
  'lottery.side.water': 'Air',
  'lottery.side.fire': 'Api',
  'lottery.side.earth': 'Tanah',
  'lottery.hits.special': '{count} betul + istimewa',
  'lottery.tier.twoAny': 'Dua daripada mana-mana hadiah',
  'lottery.tier.oneFirst': 'Satu daripada DB',
  'lottery.tier.oneAny': 'Satu daripada hadiah lain',
  'lottery.pick.special': 'Bola untuk dipilih: {count}, dan satu bola istimewa',
}
