// SPDX-License-Identifier: Apache-2.0
import type { studioSimulator as source } from '../en/studio-simulator.ts'
import type { Translated } from '../translated.ts'

/** How the simulator plays each game, and the pace of bets. */
export const studioSimulator: Translated<typeof source> = {
  'studio.betTooEarly': 'Pertaruhan di sini tidak boleh lebih laju. Pertaruhan anda menunggu sebentar',
  'studio.crash.cashedOutAt': 'Ditunaikan pada {point}×',
  'studio.way.title': 'Cara bermain',
  'studio.way.chosen': 'Setiap pusingan seperti yang dipilih di halaman ini',
  'studio.way.slot': 'Setiap putaran dengan semua putaran percumanya; tiada bonus dibeli',
  'studio.way.pick': 'Dalam bonus, tempat dibuka dari yang pertama hingga tamat',
  'studio.way.crash': 'Tunai keluar automatik pada {point}×',
  'studio.way.mines': 'Membuka jubin dari kiri atas; tunai keluar selepas {count}',
  'studio.way.tower': 'Memilih jubin pertama setiap tingkat; tunai keluar selepas tingkat {count}',
  'studio.way.flip': 'Memilih kepala; tunai keluar selepas tekaan betul: {count}',
  'studio.way.chicken': 'Melintas jalan; tunai keluar selepas lorong {count}',
  'studio.way.pump': 'Mengepam belon; tunai keluar selepas pam: {count}',
  'studio.way.rps': 'Mengeluarkan batu, ulang jika seri; tunai keluar selepas menang: {count}',
  'studio.way.hilo':
    'Meneka sisi yang lebih mungkin dan melangkau as dan raja; tunai keluar selepas tekaan betul: {count}',
  'studio.way.poker': 'Permainan terbaik: menyimpan kad yang membayar paling banyak secara purata',
  'studio.way.blackjack':
    'Permainan terbaik tanpa insurans; pulangan ialah bagi pertaruhan pertama, selepas menggandakan dan memisah',
}
