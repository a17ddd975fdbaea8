// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const notices: PageWords = {
  'This site plays with play money': [
    'Di sini bermain dengan wang mainan',
    '<p>Semua baki di sini ialah wang mainan bank ujian. Tiada apa yang dimenangi atau hilang secara sebenar.</p>',
  ],
  'Play within your limits': [
    'Main dalam had anda',
    '<p>Tentukan sebelum bermula berapa taruhan anda dan berapa lama. <a href="/helpmc">Main secara bertanggungjawab</a> menerangkan cara kami membantu anda berehat.</p>',
  ],
  'We never ask for your password': [
    'Kami tidak pernah meminta kata laluan',
    '<p>Tiada sesiapa daripada kami meminta kata laluan log masuk atau kata laluan bayaran anda: tidak melalui e-mel, sembang mahupun telefon. Sesiapa yang meminta bukan daripada kami.</p>',
  ],
  'How to check a round': [
    'Cara menyemak pusingan',
    '<p>Buka rekod taruhan, pilih pusingan Original Tessera dan tekan tanda semak. Selepas anda menukar seed, halaman mengira semula pusingan itu dalam pelayar anda sendiri.</p>',
  ],
  'Withdrawals are held at once': [
    'Pengeluaran ditahan serta-merta',
    '<p>Pengeluaran ditahan sebaik anda memintanya dan dibayar selepas diluluskan. Sila sahkan apabila ia tiba: dengan itu ia selesai bagi kedua-dua pihak.</p>',
  ],
  'Short maintenance on Tuesday': [
    'Penyelenggaraan singkat hari Selasa',
    '<p>Antara <b>04:00 dan 04:20</b> waktu laman, kami menjaga pangkalan data. Pusingan yang berjalan ditamatkan dahulu; baki tidak berubah.</p>',
  ],
  'A quicker lobby': [
    'Lobi lebih pantas',
    '<p>Senarai permainan kini mengingati kedudukan anda apabila kembali daripada permainan, dan carian memaafkan satu huruf berlebihan.</p>',
  ],
  'Write down your payment password': [
    'Catat kata laluan bayaran',
    '<p>Enam digit yang menjaga setiap pengeluaran. Khidmat pelanggan tidak dapat membacanya; ia hanya boleh ditetapkan semula selepas kami pasti itu anda.</p>',
  ],
  'Dark or light': [
    'Gelap atau cerah',
    '<p>Suis di bahagian atas menukar rupa seluruh laman serta-merta, dan peranti ini mengingatinya.</p>',
  ],
  'Statements for your own books': [
    'Penyata untuk rekod anda',
    '<p>Rekod akaun menyenaraikan setiap perubahan baki serta baki selepasnya. Pilih tarikh dan selak halamannya.</p>',
  ],
  'One person, one account': [
    'Seorang, satu akaun',
    '<p>Sila gunakan satu akaun sahaja. Akaun kedua orang yang sama ditutup, dan kemenangannya dalam tawaran diambil semula.</p>',
  ],
  'Welcome to the new site': [
    'Selamat datang ke laman baharu',
    '<p>Kami telah berpindah. Semuanya di tempat asal, dan beberapa di tempat yang lebih baik. Jika ada yang kurang, beritahu kami melalui <b>maklum balas</b> di kaki setiap halaman.</p>',
  ],
  'The night site uses play money': [
    'Laman malam guna wang mainan',
    '<p>Tiada apa yang dimenangi atau hilang secara sebenar.</p>',
  ],
  'Opening hours': ['Waktu buka', '<p>Tiada. Kami sentiasa buka.</p>'],
  'One account for this site': [
    'Satu akaun untuk laman ini',
    '<p>Akaun jenama lain tidak boleh digunakan di sini. Sila daftar sekali lagi.</p>',
  ],
}

export const popups: PageWords = {
  'Good to see you': [
    'Gembira berjumpa anda',
    '<h3>Tiga perkara untuk diketahui</h3><ul><li><b>Ini wang mainan.</b> Tiada apa yang dimenangi atau hilang secara sebenar.</li><li><b>Setiap pusingan boleh disemak.</b> Original Tessera menunjukkan hash seed sebelum anda bertaruh.</li>' +
      '<li><b>Rekod anda lengkap.</b> Setiap pertaruhan ada di situ, dengan nombor dan bakinya.</li></ul><p class="center"><a href="/inhouse">Lihat Original</a></p>',
  ],
  'Take a break whenever you like': [
    'Berehatlah bila-bila masa',
    '<p>Bermain adalah untuk keseronokan. Apabila tidak lagi begitu:</p><ol><li>Buka <a href="/?center=saferPlay">Permainan bertanggungjawab</a> dalam akaun anda.</li><li>Tetapkan had untuk deposit, pertaruhan, kerugian atau masa bermain. Had yang lebih rendah terpakai serta-merta.</li><li>Ambil rehat sehingga enam minggu, atau kecualikan diri lebih lama. Baki anda kekal milik anda.</li></ol><blockquote>Had yang ditetapkan lebih awal lebih mudah dipatuhi.</blockquote>',
  ],
  'Welcome to the night': [
    'Selamat datang ke malam',
    '<p class="lead">Malapkan lampu. Jangan tergesa-gesa.</p><p><a href="/inhouse">Mulakan dengan permainan kami</a></p>',
  ],
}
