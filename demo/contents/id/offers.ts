// SPDX-License-Identifier: Apache-2.0
import type { OfferWords } from '../words.ts'

export const example = '<p class="note">Contoh dari situs demonstrasi. Saldo di sini adalah uang mainan.</p>'

export const categories = {
  Welcome: 'Sambutan',
  Races: 'Balapan',
  Feedback: 'Masukan',
}

export const offers: OfferWords = {
  'Warm-up lap': [
    'Putaran pemanasan',
    'Bertaruh 200.00, dapat 5.00.',
    '<p>Ikutlah, dan taruhan valid Anda dihitung sejak saat itu. Setelah mencapai <b>200.00</b>, ambil <b>5.00</b> di halaman ini.</p>',
  ],
  'Lucky thousand': [
    'Seribu beruntung',
    'Satu tiket untuk setiap 1,000.00.',
    '<p>Setiap <b>1,000.00</b> taruhan valid adalah satu tiket yang diundi di sini: sebagian besar berhadiah, sebagian kosong.</p>',
  ],
  'Weekend lap': [
    'Putaran akhir pekan',
    'Bertaruh 500.00, dapat 15.00.',
    '<p>Ikutlah, dan taruhan valid Anda dihitung sejak saat itu. Setelah mencapai <b>500.00</b>, ambil <b>15.00</b> di halaman ini.</p>',
  ],
  'Points with every bet': [
    'Poin dari setiap taruhan',
    'Kumpulkan dan tukarkan di mal poin.',
    '<p>Taruhan valid Anda menghasilkan poin yang tidak kedaluwarsa. Di <a href="/pointMall">mal poin</a>, tukarkan dengan hadiah atau ubah menjadi saldo. Jumlah poin dan nilainya tertulis di sana.</p>',
  ],
  'Worth an answer': [
    'Masukan Anda berharga',
    'Beri tahu apa yang perlu diperbaiki dan dapatkan 10.00.',
    '<p>Tulis di bawah apa yang membuat Anda tersandung: halaman yang keliru, kesalahan, atau sesuatu yang kurang. Gambar sangat membantu. Setiap pengajuan dibaca oleh seseorang, dan yang membantu kami mendapat <b>10.00</b>. Jawabannya muncul di halaman ini.</p>',
  ],
  'Midnight lap': [
    'Putaran tengah malam',
    'Bertaruh 100.00, dapat 3.00.',
    '<p>Ikutlah, dan taruhan valid Anda dihitung sejak saat itu. Setelah mencapai <b>100.00</b>, ambil <b>3.00</b> di halaman ini.</p>',
  ],
}
