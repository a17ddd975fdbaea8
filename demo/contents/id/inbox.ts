// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const inbox: PageWords = {
  Welcome: [
    'Selamat datang',
    '<p>Senang Anda di sini. Akun Anda siap dan berisi uang mainan. <a href="/helpmc">Bantuan</a> menjawab hal yang paling sering ditanyakan pemain baru.</p>',
  ],
  'Set a payment password': [
    'Buat kata sandi pembayaran',
    '<p>Kata sandi ini menjaga setiap penarikan. Anda menemukannya di Akun Saya pada <b>Keamanan</b>.</p>',
  ],
  'Answer to your feedback': [
    'Jawaban atas masukan Anda',
    '<p>Terima kasih atas petunjuknya. Daftar game terakhir kini kembali menampilkan dua puluh yang terakhir.</p><blockquote><p>Game terakhir saya berhenti di sepuluh. Apakah memang begitu?</p></blockquote>',
  ],
  'Short maintenance on Tuesday': [
    'Pemeliharaan singkat hari Selasa',
    '<p>Antara 04:00 dan 04:20 waktu situs kami merawat basis data. Ronde yang sedang berjalan diselesaikan lebih dulu.</p>',
  ],
  'How to check a round': [
    'Cara memeriksa ronde',
    '<ol><li>Buka riwayat taruhan.</li><li>Pilih ronde Original Tessera.</li><li>Tekan tanda centang.</li></ol><p>Halaman menghitung hasilnya dari seed, di browser Anda sendiri.</p>',
  ],
}

export const toAgents: PageWords = {
  'Your team at a glance': [
    'Tim Anda sekilas',
    '<p>Ringkasan menjumlahkan seluruh tim Anda untuk hari yang Anda pilih. Daftarnya menyebut setiap akun dan dapat dicari.</p>',
  ],
  'Pass money on within your team': [
    'Kirim uang di dalam tim Anda',
    '<p>Di samping setiap akun tim Anda ada <b>Transfer</b>. Yang Anda kirim langsung masuk, dijaga kata sandi pembayaran Anda.</p>',
  ],
}
