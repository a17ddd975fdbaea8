// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const notices: PageWords = {
  'This site plays with play money': [
    'Di sini bermain dengan uang mainan',
    '<p>Semua saldo di sini adalah uang mainan dari bank uji coba. Tidak ada yang dimenangkan atau hilang sungguhan.</p>',
  ],
  'Play within your limits': [
    'Bermain dalam batas Anda',
    '<p>Tentukan sebelum mulai berapa taruhan Anda dan berapa lama. <a href="/helpmc">Bermain dengan tanggung jawab</a> menjelaskan cara kami membantu Anda berhenti sejenak.</p>',
  ],
  'We never ask for your password': [
    'Kami tidak pernah meminta kata sandi',
    '<p>Tidak ada orang kami yang meminta kata sandi login atau kata sandi pembayaran Anda: tidak lewat surel, obrolan, maupun telepon. Siapa pun yang meminta bukan dari kami.</p>',
  ],
  'How to check a round': [
    'Cara memeriksa ronde',
    '<p>Buka riwayat taruhan, pilih ronde Original Tessera, lalu tekan tanda centang. Setelah Anda mengganti seed, halaman menghitung ulang ronde itu di browser Anda sendiri.</p>',
  ],
  'Withdrawals are held at once': [
    'Penarikan langsung ditahan',
    '<p>Penarikan ditahan begitu Anda memintanya dan dibayar setelah petugas menyetujui. Mohon konfirmasi saat dana tiba: dengan itu urusannya selesai bagi kedua pihak.</p>',
  ],
  'Short maintenance on Tuesday': [
    'Pemeliharaan singkat hari Selasa',
    '<p>Antara <b>04:00 dan 04:20</b> waktu situs, kami merawat basis data. Ronde yang berjalan diselesaikan dulu; saldo tidak berubah.</p>',
  ],
  'A quicker lobby': [
    'Lobi lebih cepat',
    '<p>Daftar game kini mengingat posisi Anda saat kembali dari game, dan pencarian memaklumi satu huruf berlebih.</p>',
  ],
  'Write down your payment password': [
    'Catat kata sandi pembayaran',
    '<p>Enam angka yang menjaga setiap penarikan. Layanan pelanggan tidak bisa membacanya; hanya bisa diatur ulang setelah kami yakin itu Anda.</p>',
  ],
  'Dark or light': [
    'Gelap atau terang',
    '<p>Tombol di bagian atas langsung mengubah tampilan seluruh situs, dan perangkat ini mengingatnya.</p>',
  ],
  'Statements for your own books': [
    'Catatan untuk pembukuan Anda',
    '<p>Riwayat akun memuat setiap perubahan saldo beserta saldo sesudahnya. Pilih tanggal dan buka halamannya.</p>',
  ],
  'One person, one account': [
    'Satu orang, satu akun',
    '<p>Mohon gunakan satu akun saja. Akun kedua dari orang yang sama akan ditutup, dan kemenangannya dari promo diambil kembali.</p>',
  ],
  'Welcome to the new site': [
    'Selamat datang di situs baru',
    '<p>Kami sudah pindah. Semua ada di tempat lamanya, dan beberapa di tempat yang lebih baik. Jika ada yang kurang, beri tahu kami lewat <b>masukan</b> di bagian bawah setiap halaman.</p>',
  ],
  'The night site uses play money': [
    'Situs malam memakai uang mainan',
    '<p>Tidak ada yang dimenangkan atau hilang sungguhan.</p>',
  ],
  'Opening hours': ['Jam buka', '<p>Tidak ada jam tutup. Kami selalu buka.</p>'],
  'One account for this site': [
    'Akun khusus untuk situs ini',
    '<p>Akun dari merek lain tidak berlaku di sini. Silakan mendaftar sekali lagi.</p>',
  ],
}

export const popups: PageWords = {
  'Good to see you': [
    'Senang bertemu Anda',
    '<h3>Tiga hal yang perlu diketahui</h3><ul><li><b>Ini uang mainan.</b> Tidak ada yang dimenangkan atau hilang sungguhan.</li><li><b>Setiap ronde bisa diperiksa.</b> Original Tessera menampilkan hash seed sebelum Anda bertaruh.</li>' +
      '<li><b>Riwayat Anda lengkap.</b> Setiap taruhan ada di sana, dengan nomor dan saldonya.</li></ul><p class="center"><a href="/inhouse">Lihat Original</a></p>',
  ],
  'Take a break whenever you like': [
    'Beristirahatlah kapan saja',
    '<p>Bermain itu untuk bersenang-senang. Bila sudah tidak lagi:</p><ol><li>Buka <a href="/?center=saferPlay">Permainan bertanggung jawab</a> di akun Anda.</li><li>Tetapkan batas untuk deposit, taruhan, kekalahan, atau waktu bermain. Batas yang lebih rendah langsung berlaku.</li><li>Ambil jeda hingga enam minggu, atau kecualikan diri lebih lama. Saldo Anda tetap milik Anda.</li></ol><blockquote>Batas yang dibuat sebelumnya lebih mudah dijaga daripada yang dibuat sesudahnya.</blockquote>',
  ],
  'Welcome to the night': [
    'Selamat datang di malam',
    '<p class="lead">Redupkan lampu. Santai saja.</p><p><a href="/inhouse">Mulai dari game kami sendiri</a></p>',
  ],
}
