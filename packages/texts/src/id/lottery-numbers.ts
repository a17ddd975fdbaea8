// SPDX-License-Identifier: Apache-2.0
import type { lotteryNumbers as source } from '../en/lottery-numbers.ts'
import type { Translated } from '../translated.ts'

/** The limits of numbers in a draw. */
export const lotteryNumbers: Translated<typeof source> = {
  'fault.lottery.numberFull': 'Angka ini sudah mencapai batas untuk undian ini: {numbers}',
  'fault.lottery.oddsChanged': 'Odds telah berubah. Periksa odds baru di slip Anda lalu pasang lagi',
  'fault.lottery.tooManyNumbers': 'Satu tiket paling banyak {most} angka. Gunakan beberapa tiket',
  'lottery.number.full': '{number}, penuh',
  'lottery.number.reduced': '{number}, membayar {share} % dari odds biasa',
  'lottery.crowded':
    'Angka bertanda banyak dipasang: bayarannya lebih kecil atau sudah penuh untuk undian ini',
}
