// SPDX-License-Identifier: Apache-2.0
import type { studioSimulator as source } from '../en/studio-simulator.ts'
import type { Translated } from '../translated.ts'

/** How the simulator plays each game, and the pace of bets. */
export const studioSimulator: Translated<typeof source> = {
  'studio.betTooEarly': 'Taruhan di sini tidak boleh lebih cepat. Taruhan Anda menunggu sebentar',
  'studio.crash.cashedOutAt': 'Dicairkan di {point}×',
  'studio.way.title': 'Cara bermain',
  'studio.way.chosen': 'Setiap ronde sesuai pilihan di halaman ini',
  'studio.way.slot': 'Setiap putaran dengan semua putaran gratisnya; tidak ada bonus yang dibeli',
  'studio.way.pick': 'Dalam bonus, tempat dibuka mulai dari yang pertama sampai selesai',
  'studio.way.crash': 'Cash out otomatis di {point}×',
  'studio.way.mines': 'Membuka kotak dari kiri atas; cash out setelah {count}',
  'studio.way.tower': 'Memilih kotak pertama di setiap lantai; cash out setelah lantai {count}',
  'studio.way.flip': 'Menebak kepala; cash out setelah tebakan benar: {count}',
  'studio.way.chicken': 'Menyeberang jalan; cash out setelah lajur {count}',
  'studio.way.pump': 'Memompa balon; cash out setelah pompaan: {count}',
  'studio.way.rps': 'Mengeluarkan batu, ulang jika seri; cash out setelah menang: {count}',
  'studio.way.hilo':
    'Menebak sisi yang lebih mungkin dan melewati as dan raja; cash out setelah tebakan benar: {count}',
  'studio.way.poker': 'Permainan terbaik: menahan kartu yang rata-rata membayar paling banyak',
  'studio.way.blackjack':
    'Permainan terbaik tanpa asuransi; pengembaliannya dari taruhan pertama, setelah menggandakan dan memisah',
}
