// SPDX-License-Identifier: Apache-2.0
import type { BannerWords } from '../words.ts'

export const banners: BannerWords = {
  'Crash, live for everybody': [
    'Crash, langsung untuk semua',
    'Satu meja, satu lengkung. Keluar sebelum ia putus.',
    'Ambil tempat',
  ],
  'Every result can be checked': [
    'Setiap keputusan boleh disemak',
    'Lihat hash seed, main, dedahkan, kira semula sendiri.',
    'Main Original',
  ],
  'Games for every mood': [
    'Permainan untuk setiap suasana',
    'Slot, permainan meja, loteri dan sukan di satu tempat.',
    'Lihat yang popular',
  ],
  'Offers for every day': [
    'Tawaran setiap hari',
    'Apa yang diberi, apa syaratnya: semua di satu halaman.',
    'Baca tawaran',
  ],
  'Slots by the hundred': ['Beratus-ratus slot', 'Daripada tiga gelendong hingga dua puluh garis lebih.'],
  'Old legends, new reels': [
    'Lagenda lama, gelendong baharu',
    'Ribut, kapal panjang dan tukul yang membayar.',
    'Tinjau',
  ],
  'Live tables': ['Meja langsung', 'Bakarat dan naga harimau, diagihkan di depan anda.'],
  'The wheel never sleeps': ['Roda tidak pernah tidur', 'Rolet Eropah sepanjang masa.'],
  'Four guns, one shoal': [
    'Dewan tembak ikan',
    'Empat pemain menembak kawanan yang sama, dan pulangan setiap ikan tertulis dalam peraturan.',
    'Main',
  ],
  'Play each other': [
    'Bermain sesama ahli',
    'Hold’em, Tiến Lên dan rummy di meja tempat ahli bertanding sesama sendiri. Tiada siapa melihat kad tertutup.',
    'Main Texas Hold’em',
  ],
  'Our own book': ['Pertaruhan sukan kami sendiri', 'Odds sebelum mula dan semasa perlawanan.'],
  'E-sports': ['E-sukan', 'Peta dan perlawanan, dengan odds semasa bermain.'],
  Lottery: ['Loteri', 'Cabutan wilayah dan keno, keputusan serta-merta.'],
  'Your numbers, your day': [
    'Nombor anda, hari anda',
    'Pilih cabutan mengikut hari dan tetapkan nombor anda.',
  ],
  'Take the site with you': ['Bawa ke mana sahaja', 'Aplikasinya kecil, pantas dan mengemas kini sendiri.'],
  'Points mall': ['Kedai ganjaran', 'Mata tidak pernah luput. Simpan untuk yang anda suka.'],
  'Small treats': ['Hadiah kecil', 'Ganjaran untuk yang kerap singgah.', 'Lihat tawaran'],
  'How can we help?': ['Boleh kami bantu?', 'Jawapan kepada soalan yang paling kerap ditanya.'],
  'Somebody is there': [
    'Sentiasa ada orang',
    'Tulis kepada khidmat pelanggan bila-bila masa.',
    'Tulis kepada kami',
  ],
  Welcome: ['Selamat datang', 'Nama dan kata laluan sudah cukup untuk bermula.'],
  'Already know the rules?': [
    'Sudah tahu peraturannya?',
    'Baca cara setiap pusingan disemak sebelum menyertai.',
    'Main adil',
  ],
  'Tessera Originals': ['Original Tessera', 'Terbukti adil, pulangan ditunjukkan bagi setiap pertaruhan.'],
  'Set your own odds': ['Tetapkan peluang sendiri', 'Pilih peluang, lihat bayaran, baling.', 'Baling dadu'],
  'Night shift': ['Syif malam', 'Untuk yang bermain selepas kereta api terakhir.', 'Masuk'],
  'How high dare you?': ['Setinggi mana anda berani?', 'Satu nombor, satu tekan.', 'Main Limbo'],
  'Reels after dark': ['Gelendong selepas gelap', 'Istana, kelawar dan bulan penuh.'],
  'The back room': ['Bilik belakang', 'Meja untuk beberapa orang, buka hingga lewat.'],
  'Our own games': ['Permainan kami sendiri', 'Dibuat di sini, disemak oleh anda.'],
  'Warm-up lap': ['Pusingan memanaskan badan', 'Taruh 200.00, ambil 5.00.'],
  'Lucky thousand': ['Seribu bertuah', 'Satu tiket bagi setiap 1,000.00.'],
  'Midnight lap': ['Pusingan tengah malam', 'Taruh 100.00, ambil 3.00.'],
}
