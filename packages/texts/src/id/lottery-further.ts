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
    'Hadiah tetap mengembalikan {rtp} % taruhan dalam jangka panjang. {percent} % lagi masuk ke jackpot, yang tumbuh sampai ada yang menang sehingga kembali seiring waktu. Semua pemenang satu undian berbagi jackpot sebanding dengan taruhannya, dan jumlah awalnya kami yang membayar.',
  'lottery.row.first': 'Hadiah pertama',
  'lottery.row.front3': 'Tiga depan',
  'lottery.row.last3': 'Tiga belakang',
  'lottery.row.last2': 'Dua belakang',
  'lottery.row.bonus': 'Bola bonus',
  'lottery.row.special': 'Bola khusus',
  'lottery.play.top': '{digits} terakhir, atas',
  'lottery.play.tod': 'Tiga terakhir, atas, urutan bebas',
  'lottery.play.bottom': '{digits} terakhir, bawah',
  'lottery.play.runTop': 'Angka di tiga atas',
  'lottery.play.runBottom': 'Angka di dua bawah',
  'lottery.play.balls': 'Semua {count} bola',
  'lottery.play.oneNumber': 'Satu nomor',
  'lottery.play.twoNumbers': 'Dua nomor',
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
  'lottery.hits.special': '{count} benar + khusus',
  'lottery.tier.twoAny': 'Dua dari hadiah mana pun',
  'lottery.tier.oneFirst': 'Satu dari DB',
  'lottery.tier.oneAny': 'Satu dari hadiah lain',
  'lottery.pick.special': 'Bola yang dipilih: {count}, dan satu bola khusus',
}
