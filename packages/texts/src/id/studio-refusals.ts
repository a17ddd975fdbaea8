// SPDX-License-Identifier: Apache-2.0
import type { studioRefusals as source } from '../en/studio-refusals.ts'
import type { Translated } from '../translated.ts'

/** What the games' own server says when it cannot do what was asked. */
export const studioRefusals: Translated<typeof source> = {
  'studio.badRequest': 'Game mengirim sesuatu yang tidak dapat dibaca',
  'studio.unknownField': 'Game mengirim kolom yang tidak dikenal: {field}',
  'studio.badAmount': 'Jumlah ini tidak bisa dipertaruhkan',
  'studio.badClientSeed':
    'Seed klien berisi 1 sampai 64 huruf, angka, spasi, titik, tanda hubung, atau garis bawah',
  'studio.badTarget': 'Target ini tidak tersedia',
  'studio.badDirection': 'Pilih di atas atau di bawah',
  'studio.badMineCount': 'Satu papan berisi 1 sampai 24 ranjau',
  'studio.badTile': 'Petak ini tidak ada di papan',
  'studio.tileAlreadyOpen': 'Petak ini sudah terbuka',
  'studio.badRows': 'Pilih 8, 12, atau 16 baris',
  'studio.badRisk': 'Pilih risiko rendah, sedang, atau tinggi',
  'studio.notFound': 'Ronde ini tidak dikenal',
  'studio.wrongMethod': 'Alamat ini tidak menerima metode tersebut',
  'studio.wrongContentType': 'Jenis konten ini tidak dibaca di sini',
  'studio.tooLarge': 'Permintaan terlalu besar',
  'studio.tooManyRequests': 'Terlalu cepat, mohon tunggu sebentar',
  'studio.sessionExpired': 'Sesi game ini telah berakhir. Masuk jika diminta, lalu buka lagi game dari lobi',
  'studio.otherGame': 'Sesi ini milik game lain',
  'studio.requestReused': 'Nomor taruhan ini sudah dipakai untuk taruhan lain',
  'studio.roundPending': 'Taruhan Anda masih diproses, mohon tunggu sebentar',
  'studio.stakeTooSmall': 'Taruhan terkecil adalah {minimum}',
  'studio.stakeTooLarge': 'Taruhan terbesar adalah {maximum}',
  'studio.winTooLarge': 'Satu ronde membayar paling banyak {maximum}',
  'studio.notEnoughMoney': 'Saldo Anda tidak cukup untuk taruhan ini',
  'studio.limitReached': 'Salah satu batas Anda sudah tercapai',
  'studio.accountClosed': 'Akun Anda saat ini tidak bisa bermain',
  'studio.betNotTaken': 'Taruhan Anda tidak terpasang. Jika saldo terpotong, uangnya sedang dikembalikan',
  'studio.roundOpen': 'Selesaikan dulu ronde Anda yang masih terbuka',
  'studio.roundEnded': 'Ronde ini sudah berakhir',
  'studio.nothingOpened': 'Buka satu petak sebelum cash out',
  'studio.bettingClosed': 'Taruhan ditutup, ronde berikutnya segera dimulai',
  'studio.notStarted': 'Ronde belum dimulai',
  'studio.cashOutTooLate': 'Terlambat: sudah crash',
  'studio.tableClosed': 'Meja ditutup sebentar. Jika taruhan Anda terpotong, uangnya sedang dikembalikan',
  'studio.unavailable': 'Game sedang tidak tersedia, silakan coba beberapa saat lagi',
  'studio.unexpected': 'Terjadi kesalahan di pihak kami. Referensi {reference}',
}
