// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const inbox: PageWords = {
  Welcome: [
    'Selamat datang',
    '<p>Gembira anda di sini. Akaun anda sedia dan berisi wang mainan. <a href="/helpmc">Bantuan</a> menjawab apa yang paling kerap ditanya pemain baharu.</p>',
  ],
  'Set a payment password': [
    'Tetapkan kata laluan bayaran',
    '<p>Ia menjaga setiap pengeluaran. Anda menemuinya di Akaun Saya di bawah <b>Keselamatan</b>.</p>',
  ],
  'Answer to your feedback': [
    'Jawapan kepada maklum balas anda',
    '<p>Terima kasih atas petunjuk itu. Senarai permainan terkini kini memaparkan semula dua puluh yang terakhir.</p><blockquote><p>Permainan terkini saya berhenti pada sepuluh. Adakah itu disengajakan?</p></blockquote>',
  ],
  'Short maintenance on Tuesday': [
    'Penyelenggaraan singkat hari Selasa',
    '<p>Antara 04:00 dan 04:20 waktu laman kami menjaga pangkalan data. Pusingan yang sedang berjalan diselesaikan dahulu.</p>',
  ],
  'How to check a round': [
    'Cara menyemak pusingan',
    '<ol><li>Buka rekod taruhan.</li><li>Pilih pusingan Original Tessera.</li><li>Tekan tanda semak.</li></ol><p>Halaman mengira keputusan daripada seed, dalam pelayar anda sendiri.</p>',
  ],
}

export const toAgents: PageWords = {
  'Your team at a glance': [
    'Pasukan anda sepintas lalu',
    '<p>Gambaran keseluruhan menjumlahkan seluruh pasukan anda bagi hari yang anda pilih. Senarai menamakan setiap akaun dan boleh dicari.</p>',
  ],
  'Pass money on within your team': [
    'Pindahkan wang dalam pasukan anda',
    '<p>Di sebelah setiap akaun pasukan anda ada <b>Pindahan</b>. Apa yang anda hantar sampai serta-merta, dijaga kata laluan bayaran anda.</p>',
  ],
}
