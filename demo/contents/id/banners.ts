// SPDX-License-Identifier: Apache-2.0
import type { BannerWords } from '../words.ts'

export const banners: BannerWords = {
  'Crash, live for everybody': [
    'Crash, langsung untuk semua',
    'Satu meja, satu kurva. Keluar sebelum putus.',
    'Ambil tempat',
  ],
  'Every result can be checked': [
    'Setiap hasil bisa diperiksa',
    'Lihat hash seed, main, buka, lalu hitung sendiri.',
    'Main Original',
  ],
  'Games for every mood': [
    'Game untuk setiap suasana',
    'Slot, game meja, lotre, dan olahraga di satu tempat.',
    'Lihat yang populer',
  ],
  'Offers for every day': [
    'Promo setiap hari',
    'Apa yang diberi, apa syaratnya: semua di satu halaman.',
    'Baca promo',
  ],
  'Slots by the hundred': ['Ratusan slot', 'Dari tiga gulungan sampai dua puluh garis lebih.'],
  'Old legends, new reels': [
    'Legenda lama, gulungan baru',
    'Badai, kapal panjang, dan palu yang membayar.',
    'Lihat-lihat',
  ],
  'Live tables': ['Meja live', 'Bakarat dan Naga Macan, dibagikan di depan Anda.'],
  'The wheel never sleeps': ['Roda yang tak pernah tidur', 'Rolet Eropa sepanjang hari.'],
  'Four guns, one shoal': [
    'Aula tembak ikan',
    'Empat pemain menembak kawanan yang sama, dan pengembalian tiap ikan tertulis di aturan.',
    'Mainkan',
  ],
  'Play each other': [
    'Bermain melawan sesama',
    'Hold’em, Tiến Lên, dan remi di meja tempat para anggota saling bertanding. Tak ada yang melihat kartu tertutup.',
    'Main Texas Hold’em',
  ],
  'Our own book': ['Taruhan olahraga kami sendiri', 'Odds sebelum mulai dan selama permainan.'],
  'E-sports': ['E-sports', 'Peta dan pertandingan, dengan odds selama permainan.'],
  Lottery: ['Lotre', 'Undian daerah dan keno, hasil langsung saat keluar.'],
  'Your numbers, your day': [
    'Angka Anda, hari Anda',
    'Pilih undian menurut harinya dan tentukan angka Anda.',
  ],
  'Take the site with you': ['Bawa ke mana saja', 'Aplikasinya kecil, cepat, dan memperbarui diri.'],
  'Points mall': ['Toko poin', 'Poin tidak pernah kedaluwarsa. Simpan untuk yang Anda suka.'],
  'Small treats': ['Kejutan kecil', 'Hadiah bagi yang sering mampir.', 'Lihat promo'],
  'How can we help?': ['Ada yang bisa kami bantu?', 'Jawaban atas yang paling sering ditanyakan pemain.'],
  'Somebody is there': ['Selalu ada orang', 'Tulis ke layanan pelanggan kapan saja.', 'Tulis kepada kami'],
  Welcome: ['Selamat datang', 'Nama dan kata sandi sudah cukup untuk mulai.'],
  'Already know the rules?': [
    'Sudah tahu aturannya?',
    'Baca cara memeriksa setiap ronde sebelum bergabung.',
    'Main jujur',
  ],
  'Tessera Originals': [
    'Original Tessera',
    'Terbukti adil, persentase kembali ditampilkan di setiap taruhan.',
  ],
  'Set your own odds': [
    'Tentukan peluang sendiri',
    'Pilih peluang, lihat bayarannya, lempar.',
    'Lempar dadu',
  ],
  'Night shift': ['Sif malam', 'Untuk yang bermain setelah kereta terakhir.', 'Masuk'],
  'How high dare you?': ['Berani setinggi apa?', 'Satu angka, satu tekan.', 'Main Limbo'],
  'Reels after dark': ['Gulungan selepas gelap', 'Kastel, kelelawar, dan bulan purnama.'],
  'The back room': ['Ruang belakang', 'Meja untuk sedikit orang, buka sampai larut.'],
  'Our own games': ['Game kami sendiri', 'Kami buat, Anda periksa.'],
  'Warm-up lap': ['Putaran pemanasan', 'Bertaruh 200.00, dapat 5.00.'],
  'Lucky thousand': ['Seribu beruntung', 'Satu tiket untuk setiap 1,000.00.'],
  'Midnight lap': ['Putaran tengah malam', 'Bertaruh 100.00, dapat 3.00.'],
}
