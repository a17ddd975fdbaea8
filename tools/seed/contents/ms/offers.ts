// SPDX-License-Identifier: Apache-2.0
import type { OfferWords } from '../words.ts'

export const example = '<p class="note">Contoh laman demonstrasi. Baki di sini ialah wang mainan.</p>'

export const categories = { Welcome: 'Sambutan', Return: 'Pulangan', Races: 'Perlumbaan', Friends: 'Rakan' }

export const offers: OfferWords = {
  'First deposit, matched': [
    'Deposit pertama digandakan',
    'Deposit pertama anda digandakan, hingga 100.',
    '<h3>Apa yang anda dapat</h3><p>Kami menambah sebanyak deposit pertama anda: <b>100%, paling banyak 100.00</b>.</p><h3>Syaratnya</h3><ul><li>Deposit pertama sekurang-kurangnya 10.00.</li>' +
      '<li>Bonus dimainkan lima belas kali dalam tiga puluh hari. Slot dikira penuh, meja satu perlima.</li><li>Sepanjang itu taruhan terbesar ialah 5.00.</li></ul><p>Sehingga itu bonus dan kemenangannya kekal dalam akaun. Deposit anda tetap milik anda; mengeluarkannya bermakna memulangkan bonus.</p>',
  ],
  'Twenty rounds to look around': [
    'Dua puluh pusingan untuk meninjau',
    'Pusingan daripada kami untuk ahli baharu.',
    '<p>Sesiapa yang menyertai dalam tujuh hari lepas mendapat <b>dua puluh pusingan</b> dalam salah satu daripada lima slot, pada taruhan terkecil. Ia bermula sebaik permainan dibuka.</p><h3>Baik untuk diketahui</h3><ul><li>Pusingan yang tidak dimainkan dalam tiga hari akan hilang.</li>' +
      '<li>Kemenangannya ialah bonus, dimainkan lima kali.</li><li>Seorang, satu rumah dan satu peranti mendapatnya sekali.</li></ul>',
  ],
  'Weekly return': [
    'Pulangan mingguan',
    'Lima peratus daripada kerugian seminggu.',
    '<p>Setiap Isnin kami menjumlahkan taruhan anda dan yang kembali sejak Isnin sebelumnya. Jika minggu itu kurang bernasib baik, <b>5% daripada perbezaan</b> dikembalikan, paling banyak 500.00.</p><table><thead><tr><th scope="col">Rugi seminggu</th><th scope="col">Dikembalikan</th></tr></thead>' +
      '<tbody><tr><td>50.00</td><td>2.50</td></tr><tr><td>400.00</td><td>20.00</td></tr><tr><td>12,000.00</td><td>500.00</td></tr></tbody></table><p>Pulangan ialah wang, bukan bonus: tiada yang perlu dimainkan dahulu.</p>',
  ],
  'Live evening': [
    'Malam langsung',
    'Sepersepuluh kembali di meja langsung, setiap Rabu.',
    '<p>Setiap Rabu 18:00 hingga tengah malam waktu laman, meja langsung memulangkan <b>sepersepuluh</b> daripada kerugian malam itu, paling banyak 50.00. Ia dikreditkan pada Khamis sebelum tengah hari.</p><ul><li>Bakarat, rolet dan blackjack dikira; taruhan sampingan tidak.</li><li>Taruhan yang meliputi semua keputusan satu pusingan tidak dikira.</li></ul>',
  ],
  'Friday race': [
    'Perlumbaan Jumaat',
    'Kumpul mata dari pukul enam petang hingga tengah malam.',
    '<p>Setiap unit penuh taruhan slot bernilai satu mata. Senarai dikira semula setiap minit dan ditutup tengah malam.</p><table><thead><tr><th scope="col">Tempat</th><th scope="col">Mata kedai</th></tr></thead><tbody><tr><td>1</td><td>10,000</td></tr><tr><td>2 dan 3</td><td>5,000</td></tr>' +
      '<tr><td>4 hingga 10</td><td>1,000</td></tr><tr><td>11 hingga 50</td><td>200</td></tr></tbody></table><p>Jika mata sama, yang mencapainya dahulu berada di hadapan.</p>',
  ],
  'Fishing cup': [
    'Piala tembak ikan',
    'Tangkapan terberat bulan ini.',
    '<p>Dua hari, satu laut. Yang dikira ialah <b>satu tangkapan terbesar</b> sebagai gandaan tembakan, jadi meriam kecil dan besar mempunyai peluang sama.</p><ol><li>Buka mana-mana permainan bilik tembak ikan.</li><li>Tembak sesuka hati. Tangkapan terbaik anda disimpan.</li><li>Senarai dipaparkan di bilik dan ditutup tengah malam Ahad.</li></ol>',
  ],
  'Bring a friend': [
    'Bawa rakan',
    'Ada untuk anda berdua.',
    '<p>Berikan kod anda kepada rakan. Selepas dia menyertai dengan kod itu, mendepositkan 20.00 atau lebih dan memainkannya sekali, <b>anda berdua mendapat 10.00</b>.</p><ul><li>Rakan ialah orang lain: orang lain, rumah lain, peranti lain.</li><li>Hingga sepuluh rakan sebulan.</li><li>Tiada yang perlu dimainkan dahulu.</li></ul>' +
      '<blockquote>Sila tanya dahulu. Kod yang dihantar kepada orang tidak dikenali ditutup.</blockquote>',
  ],
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
  'Opening week': [
    'Minggu pembukaan',
    'Terima kasih kerana bersama sejak hari pertama.',
    '<p>Pada minggu pembukaan, setiap ahli menerima hadiah dalam mesej pada setiap satu daripada tujuh hari. Ia sudah tamat; yang menyertai menyimpan apa yang diterima.</p>',
  ],
  'Midnight match': [
    'Tambahan tengah malam',
    'Separuh deposit pertama, hingga 50.',
    '<p>Kami menambah <b>50%</b> deposit pertama anda, paling banyak 50.00. Bonus dimainkan sepuluh kali dalam dua minggu.</p>',
  ],
}
