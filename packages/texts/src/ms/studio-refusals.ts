// SPDX-License-Identifier: Apache-2.0
import type { studioRefusals as source } from '../en/studio-refusals.ts'
import type { Translated } from '../translated.ts'

/** What the games' own server says when it cannot do what was asked. */
export const studioRefusals: Translated<typeof source> = {
  'studio.badRequest': 'Permainan menghantar sesuatu yang tidak dapat dibaca',
  'studio.unknownField': 'Permainan menghantar medan yang tidak dikenali: {field}',
  'studio.badAmount': 'Jumlah ini tidak boleh dipertaruhkan',
  'studio.badClientSeed': 'Benih klien ada 1 hingga 64 huruf, angka, ruang, titik, sengkang atau garis bawah',
  'studio.badTarget': 'Sasaran ini tidak ditawarkan',
  'studio.badDirection': 'Pilih atas atau bawah',
  'studio.badMineCount': 'Papan ada 1 hingga 24 periuk api',
  'studio.badTile': 'Petak ini tiada di papan',
  'studio.tileAlreadyOpen': 'Petak ini sudah terbuka',
  'studio.badRows': 'Pilih 8, 12 atau 16 baris',
  'studio.badRisk': 'Pilih risiko rendah, sederhana atau tinggi',
  'studio.notFound': 'Pusingan ini tidak dikenali',
  'studio.wrongMethod': 'Alamat ini tidak menerima kaedah itu',
  'studio.wrongContentType': 'Jenis kandungan ini tidak dibaca di sini',
  'studio.tooLarge': 'Permintaan terlalu besar',
  'studio.tooManyRequests': 'Terlalu cepat, sila tunggu sebentar',
  'studio.sessionExpired':
    'Sesi permainan ini telah tamat. Log masuk jika diminta, kemudian buka semula permainan dari lobi',
  'studio.otherGame': 'Sesi ini milik permainan lain',
  'studio.requestReused': 'Nombor taruhan ini sudah digunakan untuk taruhan lain',
  'studio.roundPending': 'Taruhan anda masih diproses, sila tunggu sebentar',
  'studio.stakeTooSmall': 'Taruhan terkecil ialah {minimum}',
  'studio.stakeTooLarge': 'Taruhan terbesar ialah {maximum}',
  'studio.winTooLarge': 'Satu pusingan membayar paling banyak {maximum}',
  'studio.notEnoughMoney': 'Baki anda tidak mencukupi untuk taruhan ini',
  'studio.limitReached': 'Satu daripada had anda telah dicapai',
  'studio.accountClosed': 'Akaun anda tidak boleh bermain buat masa ini',
  'studio.betNotTaken': 'Taruhan anda tidak dibuat. Jika wang telah ditolak, ia sedang dikembalikan',
  'studio.roundOpen': 'Selesaikan dahulu pusingan anda yang masih terbuka',
  'studio.roundEnded': 'Pusingan ini telah tamat',
  'studio.nothingOpened': 'Buka satu petak sebelum tunai keluar',
  'studio.bettingClosed': 'Taruhan ditutup, pusingan seterusnya bermula sebentar lagi',
  'studio.notStarted': 'Pusingan belum bermula',
  'studio.cashOutTooLate': 'Terlambat: sudah crash',
  'studio.tableClosed': 'Meja ditutup sebentar. Jika taruhan anda telah ditolak, ia sedang dikembalikan',
  'studio.unavailable': 'Permainan tidak tersedia buat masa ini, sila cuba lagi sebentar nanti',
  'studio.unexpected': 'Ada masalah di pihak kami. Rujukan {reference}',
}
