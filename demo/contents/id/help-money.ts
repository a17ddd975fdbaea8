// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpOnMoney: PageWords = {
  Deposits: [
    'Deposit',
    `<p class="lead">Menyetor hanya perlu satu menit. Uang bisa dimainkan begitu bank memberi tahu bahwa dana sudah masuk.</p>
<h3>Cara menyetor</h3><ol><li>Buka <b>Deposit</b> di bagian atas atau di pusat anggota.</li><li>Pilih cara bayar dan jumlah. Jumlah terkecil dan terbesar tertulis di samping kolom.</li><li>Anda dibawa ke halaman bank. Ikuti sampai selesai; menutupnya lebih awal hanya berarti tidak ada yang dibayar.</li><li>Saldo bertambah sendiri saat pembayaran tiba. Halaman tidak perlu dimuat ulang.</li></ol>
<h3>Bila lebih lama</h3><p>Kebanyakan pembayaran tiba dalam satu menit. Pembayaran yang tidak selesai pada waktunya akan kedaluwarsa, dan tidak ada yang dipotong. Jika bank menunjukkan sudah dibayar tetapi saldo belum berubah setelah satu jam, tulis ke layanan pelanggan dengan nomor depositnya. Nomor itu ada di riwayat akun.</p>
<h3>Aturan</h3><ul><li>Bayar dari rekening atau kartu atas nama Anda sendiri. Pembayaran orang lain dikembalikan.</li><li>Kami tidak memungut biaya deposit. Bank Anda mungkin memungut.</li><li>Bila jumlah yang tiba berbeda, jumlah yang tiba itulah yang dicatat.</li></ul><p class="note">Demonstrasi ini membayar lewat bank uji coba, yang tidak memiliki uang sungguhan.</p>`,
  ],
  Withdrawals: [
    'Penarikan',
    `<p class="lead">Milik Anda bisa ditarik kapan saja. Penarikan langsung ditahan, diperiksa petugas, dibayar, dan ditutup oleh Anda.</p>
<h3>Sebelum yang pertama</h3><ul><li>Buat <b>kata sandi pembayaran</b> enam angka di Keamanan. Kata sandi ini menjaga setiap penarikan.</li><li>Tambahkan rekening tujuan. Rekening harus atas nama Anda sendiri dan bisa dipakai selama Anda menyimpannya.</li></ul>
<h3>Langkah demi langkah</h3><ol><li>Buka <b>Tarik dana</b>, pilih rekening dan jumlah, lalu ketik kata sandi pembayaran.</li><li>Jumlah itu langsung keluar dari saldo dan ditahan. Sementara itu tidak bisa dimainkan, dan tidak ada yang bisa mengambilnya dua kali.</li><li>Petugas menyetujui atau menolak. Penarikan yang ditolak kembali ke saldo beserta alasannya.</li><li>Setelah dibayar, Anda ditanya apakah dana sudah tiba. Tanpa jawaban, dianggap diterima setelah satu hari.</li></ol>
<h3>Batas</h3><p>Jumlah terkecil dan terbesar serta banyaknya penarikan per hari ditampilkan sebelum Anda mulai. Bonus yang masih berjalan mungkin harus dimainkan dulu; halaman menyebut sisanya.</p>
<h3>Dibayar bertahap</h3><p>Penarikan besar bisa dibayar bertahap. Halaman menunjukkan yang sudah dibayar dan yang masih akan datang.</p>`,
  ],
  'Bonus terms': [
    'Ketentuan bonus',
    `<p class="lead">Ketentuan ini berlaku untuk setiap promo. Yang tertulis di halaman promo menjadi tambahan, dan didahulukan bila keduanya berbeda.</p>
<h3>Siapa yang ikut</h3><p>Satu promo untuk satu orang, satu rumah tangga, dan satu perangkat. Siapa yang membuka akun kedua untuk mengambilnya dua kali kehilangan keduanya.</p>
<h3>Yang diberikan penawaran</h3><p>Yang dikreditkan penawaran adalah uang: boleh dimainkan atau ditarik. Penawaran yang meminta lebih menyebutkannya di halamannya.</p>
<h3>Yang dihitung</h3><p>Jika penawaran menghitung taruhan valid, taruhan dihitung setelah rondenya selesai. Taruhan yang batal atau ditarik tidak dihitung; dari taruhan pada kedua sisi satu undian hanya selisihnya yang dihitung.</p>
<h3>Waktu dan kekeliruan</h3><p>Halaman penawaran menyebutkan berapa lama berlaku dan, setelah Anda ikut, sejauh mana Anda. Jika penawaran dikreditkan karena keliru, kami mengambil kembali sisanya saja, bukan yang sudah dibayarkan kepada Anda.</p>`,
  ],
}
