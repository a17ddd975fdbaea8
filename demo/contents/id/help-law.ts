// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpOnLaw: PageWords = {
  'Terms of use': [
    'Ketentuan penggunaan',
    `<p class="lead">Ketentuan ini adalah perjanjian antara Anda dan kami. Dengan membuka akun, Anda menerimanya.</p>
<h3>1. Siapa yang boleh bermain</h3><p>Anda sudah cukup umur menurut hukum di tempat tinggal Anda dan paling sedikit delapan belas tahun. Bermain dengan uang diizinkan di tempat Anda berada. Anda bermain untuk diri sendiri, bukan untuk orang lain.</p>
<h3>2. Akun Anda</h3><p>Satu orang memiliki satu akun, atas namanya sendiri. Simpan kata sandi untuk diri sendiri dan segera beri tahu kami bila orang lain mungkin mengetahuinya. Yang dilakukan dengan kata sandi Anda dianggap dilakukan oleh Anda sampai Anda memberi tahu kami.</p>
<h3>3. Uang</h3><p>Uang disetor dari alat pembayaran Anda sendiri dan dibayarkan ke rekening atas nama Anda. Sebelum membayar penarikan, kami boleh menanyakan siapa Anda dan dari mana uangnya. Saldo tidak berbunga. Milik pemain kami simpan terpisah dari milik kami.</p>
<h3>4. Taruhan</h3><p>Taruhan berlaku sejak server kami menerimanya, dengan peluang dan aturan saat itu, dan tidak bisa ditarik. Hasil diundi atau dicatat di server; layar Anda hanya menampilkan gambarnya.</p>
<h3>5. Kekeliruan</h3><p>Taruhan yang diterima karena kekeliruan nyata pada harga, hasil, atau program diselesaikan seperti tanpa kekeliruan, atau dikembalikan. Uang yang dikreditkan karena kekeliruan diambil kembali.</p>
<h3>6. Bermain jujur</h3><p>Program yang bermain, kesepakatan antarpemain, pemanfaatan kekeliruan, dan uang dari kejahatan tidak diperbolehkan. Taruhan seperti itu batal, dan akun dapat ditutup. Yang Anda setor sendiri dibayarkan kembali kecuali hukum melarang.</p>
<h3>7. Mengakhiri</h3><p>Anda boleh menutup akun kapan saja; saldo dibayarkan. Kami boleh menutupnya dengan pemberitahuan seminggu, atau segera bila Anda melanggar ketentuan ini.</p>
<h3>8. Perubahan</h3><p>Perubahan ketentuan kami umumkan dua minggu sebelumnya. Yang terus bermain menerimanya; yang tidak menerima menutup akunnya.</p>
<h3>9. Sengketa</h3><p>Beri tahu kami dulu: kebanyakan hal diselesaikan layanan pelanggan. Yang tidak selesai dibawa ke badan yang disebut dalam izin kami.</p>`,
  ],
  'Rules of betting': [
    'Aturan taruhan',
    `<p class="lead">Bagaimana taruhan diterima, diselesaikan, dan, sesekali, dikembalikan.</p>
<h3>Taruhan dan pengembalian</h3><p><b>Taruhan</b> adalah yang keluar dari saldo saat taruhan diterima. <b>Pengembalian</b> adalah yang kembali, termasuk taruhannya. Taruhan 2.00 yang kembali 5.00 memenangkan 3.00.</p>
<h3>Pengembalian terbesar</h3><p>Setiap game menyebut pengembalian terbesar dari satu taruhan. Taruhan yang bisa kembali lebih dari itu tidak diterima.</p>
<h3>Olahraga dan e-sports</h3><ul><li>Taruhan diselesaikan menurut hasil yang sah pada akhir acara. Keputusan kemudian tidak mengubahnya.</li><li>Acara yang dibatalkan dan tidak dimainkan dalam 36 jam dianggap batal, kecuali taruhannya sudah pasti.</li><li>Peluang adalah peluang saat taruhan diterima. Dalam taruhan kombinasi, bagian yang batal dihitung dengan peluang 1.00.</li></ul>
<h3>Lotre</h3><p>Tiket diterima sampai waktu tutup yang ditampilkan. Hasilnya adalah hasil undian yang tertulis di tiket.</p>
<h3>Meja live dan ruang kartu</h3><p>Bila kartu salah dibaca atau roda dihentikan, ronde diulang atau dikembalikan menurut aturan meja. Penyelesaian mengikuti kartunya, bukan gambarnya.</p>
<h3>Pembulatan</h3><p>Pengembalian dibulatkan ke bawah sekali per taruhan, sampai perseratus.</p>
<h3>Taruhan batal</h3><p>Uang taruhan yang batal kembali ke saldo, dengan alasannya di riwayat. Taruhan batal tidak dihitung untuk promo apa pun.</p>`,
  ],
  Privacy: [
    'Privasi',
    `<p class="lead">Kami menyimpan yang diperlukan untuk mengelola akun Anda dan yang diminta hukum, dan tidak ada yang untuk dijual.</p>
<h3>Yang kami simpan</h3><ul><li>Yang Anda berikan: nama pengguna, isian profil, rekening tujuan pembayaran.</li><li>Yang Anda lakukan: deposit, penarikan, taruhan beserta hasilnya, pesan dengan kami.</li><li>Yang disebut perangkat Anda: alamat, browser, waktu login. Ini melindungi akun Anda dari orang lain.</li></ul>
<h3>Yang tidak kami simpan</h3><p>Kami tidak pernah melihat nomor kartu atau kata sandi bank Anda. Kata sandi Anda di sini disimpan dalam bentuk yang tidak bisa dibaca kembali oleh siapa pun.</p>
<h3>Siapa yang melihatnya</h3><p>Orang kami sendiri, masing-masing sebatas pekerjaannya, dan tindakannya dicatat. Pembuat game mendapat nomor pengganti nama Anda, mata uang Anda, dan taruhan Anda di gamenya. Bank mendapat yang diperlukan untuk pembayaran. Pihak berwenang mendapat yang diwajibkan hukum, tidak lebih.</p>
<h3>Cookie dan penyimpanan</h3><p>Kami memasang satu cookie, yang mengikat login dengan browser Anda. Browser menyimpan bahasa, tampilan, dan apakah Anda ingin diingat. Pengukuran kunjungan mati kecuali Anda menyetujuinya.</p>
<h3>Berapa lama</h3><p>Profil disimpan selama akun ada dan sesudahnya menurut hukum, biasanya lima tahun untuk urusan uang. Lalu dihapus.</p>
<h3>Hak Anda</h3><p>Anda boleh melihat yang kami simpan, meminta perbaikan, dan meminta penghapusan bila tidak ada hukum yang melarang. Tulis kepada kami: jawaban datang dalam sebulan dan tanpa biaya.</p>`,
  ],
  'Terms of this site': [
    'Ketentuan penggunaan',
    '<p>Anda sudah cukup umur menurut hukum dan paling sedikit dua puluh satu tahun. Satu orang memiliki satu akun. Taruhan berlaku sejak server menerimanya dan diselesaikan menurut aturan game. Uang masuk dari rekening Anda sendiri dan keluar ke rekening Anda sendiri. Program yang bermain dan kesepakatan antarpemain tidak diperbolehkan.</p><p>Perubahan ketentuan kami umumkan dua minggu sebelumnya.</p>',
  ],
}
