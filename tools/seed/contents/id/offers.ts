// SPDX-License-Identifier: Apache-2.0
import type { OfferWords } from '../words.ts'

export const example = '<p class="note">Contoh dari situs demonstrasi. Saldo di sini adalah uang mainan.</p>'

export const categories = { Welcome: 'Sambutan', Return: 'Pengembalian', Races: 'Balapan', Friends: 'Teman' }

export const offers: OfferWords = {
  'First deposit, matched': [
    'Deposit pertama, digandakan',
    'Deposit pertama Anda digandakan, hingga 100.',
    '<h3>Yang Anda dapat</h3><p>Kami menambah sebesar deposit pertama Anda: <b>100%, paling banyak 100.00</b>.</p><h3>Syaratnya</h3><ul><li>Deposit pertama minimal 10.00.</li>' +
      '<li>Bonus dimainkan lima belas kali dalam tiga puluh hari. Slot dihitung penuh, meja seperlima.</li><li>Selama itu taruhan terbesar 5.00.</li></ul><p>Sampai saat itu bonus dan kemenangannya tetap di akun. Deposit Anda tetap milik Anda setiap saat; menariknya berarti mengembalikan bonus.</p>',
  ],
  'Twenty rounds to look around': [
    'Dua puluh ronde untuk melihat-lihat',
    'Ronde dari kami bagi yang baru bergabung.',
    '<p>Siapa pun yang bergabung dalam tujuh hari terakhir mendapat <b>dua puluh ronde</b> di salah satu dari lima slot, dengan taruhan terkecil. Ronde dimulai begitu game dibuka.</p><h3>Perlu diketahui</h3><ul><li>Ronde yang tidak dimainkan dalam tiga hari akan hangus.</li>' +
      '<li>Kemenangannya adalah bonus, dimainkan lima kali.</li><li>Satu orang, satu rumah tangga, dan satu perangkat mendapatnya sekali.</li></ul>',
  ],
  'Weekly return': [
    'Pengembalian mingguan',
    'Lima persen dari kekalahan seminggu.',
    '<p>Setiap Senin kami menjumlahkan taruhan Anda dan yang kembali sejak Senin sebelumnya. Bila minggu itu kurang beruntung, <b>5% dari selisihnya</b> kembali, paling banyak 500.00.</p><table><thead><tr><th scope="col">Kalah seminggu</th><th scope="col">Kembali</th></tr></thead>' +
      '<tbody><tr><td>50.00</td><td>2.50</td></tr><tr><td>400.00</td><td>20.00</td></tr><tr><td>12,000.00</td><td>500.00</td></tr></tbody></table><p>Pengembalian adalah uang, bukan bonus: tidak ada yang harus dimainkan dulu.</p>',
  ],
  'Live evening': [
    'Malam live',
    'Sepersepuluh kembali di meja live, setiap Rabu.',
    '<p>Setiap Rabu pukul 18:00 sampai tengah malam waktu situs, meja live mengembalikan <b>sepersepuluh</b> dari kekalahan Anda malam itu, paling banyak 50.00. Dana masuk hari Kamis sebelum tengah hari.</p><ul><li>Bakarat, rolet, dan blackjack dihitung; taruhan sampingan tidak.</li><li>Taruhan yang mencakup semua hasil suatu ronde tidak dihitung.</li></ul>',
  ],
  'Friday race': [
    'Balapan Jumat',
    'Kumpulkan poin dari pukul enam sore sampai tengah malam.',
    '<p>Setiap satu satuan penuh taruhan di slot bernilai satu poin. Daftar dihitung ulang setiap menit dan ditutup tengah malam.</p><table><thead><tr><th scope="col">Tempat</th><th scope="col">Poin toko</th></tr></thead><tbody><tr><td>1</td><td>10,000</td></tr><tr><td>2 dan 3</td><td>5,000</td></tr>' +
      '<tr><td>4 sampai 10</td><td>1,000</td></tr><tr><td>11 sampai 50</td><td>200</td></tr></tbody></table><p>Bila poin sama, yang lebih dulu mencapainya berada di depan.</p>',
  ],
  'Fishing cup': [
    'Piala tembak ikan',
    'Tangkapan terberat bulan ini.',
    '<p>Dua hari, satu laut. Yang dihitung adalah <b>satu tangkapan terbesar</b> sebagai kelipatan tembakan, sehingga meriam kecil dan besar punya peluang sama.</p><ol><li>Buka game apa pun di ruang tembak ikan.</li><li>Tembak sesuka Anda. Tangkapan terbaik Anda disimpan.</li><li>Daftar tampil di ruang dan ditutup Minggu tengah malam.</li></ol>',
  ],
  'Bring a friend': [
    'Ajak teman',
    'Ada hadiah untuk kalian berdua.',
    '<p>Berikan kode Anda kepada teman. Setelah ia bergabung dengan kode itu, menyetor 20.00 atau lebih dan memainkannya sekali, <b>kalian berdua mendapat 10.00</b>.</p><ul><li>Teman adalah orang lain: orang berbeda, rumah tangga berbeda, perangkat berbeda.</li><li>Paling banyak sepuluh teman sebulan.</li><li>Tidak ada yang harus dimainkan dulu.</li></ul>' +
      '<blockquote>Mohon tanyakan dulu. Kode yang dikirim kepada orang asing akan ditutup.</blockquote>',
  ],
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
  'Opening week': [
    'Minggu pembukaan',
    'Terima kasih sudah ada sejak hari pertama.',
    '<p>Pada minggu pembukaan, setiap anggota mendapat hadiah di kotak masuk setiap hari selama tujuh hari. Acara sudah berakhir; yang ikut menyimpan apa yang didapat.</p>',
  ],
  'Midnight match': [
    'Tambahan tengah malam',
    'Setengah dari deposit pertama, hingga 50.',
    '<p>Kami menambah <b>50%</b> dari deposit pertama Anda, paling banyak 50.00. Bonus dimainkan sepuluh kali dalam dua minggu.</p>',
  ],
}
