// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpOnMoney: PageWords = {
  Deposits: [
    'Deposit',
    `<p class="lead">Mendeposit mengambil masa seminit. Wang boleh dimainkan sebaik bank memberitahu bahawa ia telah tiba.</p>
<h3>Cara mendeposit</h3><ol><li>Buka <b>Deposit</b> di bahagian atas atau di pusat ahli.</li><li>Pilih cara bayaran dan jumlah. Jumlah terkecil dan terbesar tertulis di sebelah ruang.</li><li>Anda dibawa ke halaman bank. Ikuti hingga selesai; menutupnya awal hanya bermakna tiada apa yang dibayar.</li><li>Baki bertambah sendiri apabila bayaran tiba. Halaman tidak perlu dimuat semula.</li></ol>
<h3>Apabila lebih lama</h3><p>Kebanyakan bayaran tiba dalam seminit. Bayaran yang tidak selesai pada masanya luput, dan tiada apa yang dipotong. Jika bank menunjukkan bayaran selesai tetapi baki tidak berubah selepas sejam, tulis kepada khidmat pelanggan dengan nombor deposit. Ia ada dalam rekod akaun.</p>
<h3>Peraturan</h3><ul><li>Bayar daripada akaun atau kad atas nama anda sendiri. Bayaran orang lain dipulangkan.</li><li>Kami tidak mengenakan caj deposit. Bank anda mungkin mengenakannya.</li><li>Jika jumlah yang tiba berbeza, jumlah yang tiba itulah yang dikreditkan.</li></ul><p class="note">Demonstrasi membayar melalui bank ujian. Ia tiada wang sebenar.</p>`,
  ],
  Withdrawals: [
    'Pengeluaran',
    `<p class="lead">Milik anda boleh dikeluarkan bila-bila masa. Pengeluaran ditahan serta-merta, dilihat oleh seseorang, dibayar, dan ditutup oleh anda.</p>
<h3>Sebelum yang pertama</h3><ul><li>Tetapkan <b>kata laluan bayaran</b> enam digit di Keselamatan. Ia menjaga setiap pengeluaran.</li><li>Tambah akaun yang akan kami bayar. Ia mesti atas nama anda dan boleh digunakan selagi anda menyimpannya.</li></ul>
<h3>Langkah demi langkah</h3><ol><li>Buka <b>Pengeluaran</b>, pilih akaun dan jumlah, dan taip kata laluan bayaran.</li><li>Jumlah itu keluar dari baki serta-merta dan ditahan. Ia tidak boleh dimainkan sementara itu, dan tiada siapa boleh mengambilnya dua kali.</li><li>Petugas meluluskan atau menolaknya. Pengeluaran yang ditolak kembali ke baki dengan sebabnya.</li><li>Apabila dibayar, anda ditanya sama ada ia telah tiba. Tanpa jawapan, ia dikira diterima selepas sehari.</li></ol>
<h3>Had</h3><p>Jumlah terkecil dan terbesar serta bilangan pengeluaran sehari ditunjukkan sebelum anda bermula. Bonus yang masih terbuka mungkin perlu dimainkan dahulu; halaman menyatakan bakinya.</p>
<h3>Dibayar berperingkat</h3><p>Pengeluaran besar mungkin dibayar berperingkat. Halaman menunjukkan yang telah dibayar dan yang akan datang.</p>`,
  ],
  'Bonus terms': [
    'Syarat bonus',
    `<p class="lead">Syarat ini terpakai bagi setiap tawaran. Apa yang tertulis di halaman tawaran menjadi tambahan, dan didahulukan jika berbeza.</p>
<h3>Siapa yang menyertai</h3><p>Satu tawaran untuk seorang, satu rumah dan satu peranti. Sesiapa yang membuka akaun kedua untuk mengambilnya dua kali akan kehilangan kedua-duanya.</p>
<h3>Apa yang diberi</h3><p>Yang dikreditkan oleh tawaran ialah wang: boleh dimainkan atau dikeluarkan. Tawaran yang meminta lebih menyatakannya di halamannya.</p>
<h3>Apa yang dikira</h3><p>Jika tawaran mengira taruhan sah, taruhan dikira apabila pusingannya selesai. Taruhan terbatal atau ditarik balik tidak dikira; bagi taruhan pada kedua-dua belah satu cabutan, hanya bezanya dikira.</p>
<h3>Masa dan kesilapan</h3><p>Halaman tawaran menyatakan tempohnya dan, selepas anda menyertai, sejauh mana anda. Jika tawaran dikreditkan secara silap, kami mengambil semula bakinya sahaja, bukan apa yang telah dibayar kepada anda.</p>`,
  ],
}
