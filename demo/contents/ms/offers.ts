// SPDX-License-Identifier: Apache-2.0
import type { OfferWords } from '../words.ts'

export const example = '<p class="note">Contoh laman demonstrasi. Baki di sini ialah wang mainan.</p>'

export const categories = {
  Welcome: 'Sambutan',
  Races: 'Perlumbaan',
  Feedback: 'Maklum balas',
}

export const offers: OfferWords = {
  'Warm-up lap': [
    'Pusingan memanaskan badan',
    'Taruh 200.00, ambil 5.00.',
    '<p>Sertai, dan taruhan sah anda dikira sejak itu. Apabila jumlahnya <b>200.00</b>, ambil <b>5.00</b> di halaman ini.</p>',
  ],
  'Lucky thousand': [
    'Seribu bertuah',
    'Satu tiket bagi setiap 1,000.00.',
    '<p>Setiap <b>1,000.00</b> taruhan sah ialah satu tiket, untuk dicabut di sini: kebanyakannya berhadiah, sebahagian kosong.</p>',
  ],
  'Weekend lap': [
    'Pusingan hujung minggu',
    'Taruh 500.00, ambil 15.00.',
    '<p>Sertai, dan taruhan sah anda dikira sejak itu. Apabila jumlahnya <b>500.00</b>, ambil <b>15.00</b> di halaman ini.</p>',
  ],
  'Points with every bet': [
    'Mata bagi setiap taruhan',
    'Kumpul dan tebus di pusat mata.',
    '<p>Taruhan sah anda memberi mata yang tidak luput. Di <a href="/pointMall">pusat mata</a>, tebus dengan ganjaran atau tukar menjadi baki. Jumlah mata anda dan nilainya tertera di sana.</p>',
  ],
  'Worth an answer': [
    'Pendapat anda berharga',
    'Beritahu kami apa yang perlu dibaiki dan dapatkan 10.00.',
    '<p>Tulis di bawah apa yang membuat anda tersangkut: halaman yang menyatakan sesuatu yang tidak benar, ralat, atau apa yang tiada. Gambar membantu. Setiap permohonan dibaca oleh seseorang, dan yang membantu kami menerima <b>10.00</b>. Jawapannya muncul di halaman ini.</p>',
  ],
  'Midnight lap': [
    'Pusingan tengah malam',
    'Taruh 100.00, ambil 3.00.',
    '<p>Sertai, dan taruhan sah anda dikira sejak itu. Apabila jumlahnya <b>100.00</b>, ambil <b>3.00</b> di halaman ini.</p>',
  ],
}
