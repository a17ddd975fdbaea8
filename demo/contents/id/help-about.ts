// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpAbout: PageWords = {
  'Fairness, and how to check it': [
    'Keadilan, dan cara memeriksanya',
    `<p class="lead">Game itu adil bila tidak ada yang bisa memilih hasil setelah Anda bertaruh, dan bila Anda bisa melihatnya sendiri.</p>
<h3>Original Tessera</h3><p>Game kami diundi dari dua seed: satu dari kami, satu dari browser Anda. Sebelum Anda bertaruh, kami menampilkan <b>hash</b> seed kami. Hash mengunci seed tanpa menyebutkannya. Anda boleh mengganti seed Anda kapan saja. Saat Anda meminta seed kami dibuka, seed baru menggantikannya, dan setiap ronde sejauh ini bisa dihitung lagi: oleh kami, oleh Anda, oleh siapa pun.</p>
<ol><li>Buka riwayat taruhan dan pilih satu ronde.</li><li>Tekan tanda centang. Halaman menampilkan seed, nomor ronde, dan hasilnya.</li><li>Browser Anda menghitung hasil dari seed dan membandingkannya, tanpa perlu bertanya kepada kami.</li></ol>
<h3>Persentase kembali</h3><p>Setiap game menyebut persentase kembali kepada pemain, yaitu bagian dari semua taruhan yang kembali dalam jangka panjang. Untuk game yang peluangnya Anda pilih, persentasenya sama di setiap pilihan kecuali disebut lain.</p>
<h3>Game pihak lain</h3><p>Game dari pembuat lain diundi oleh pembuatnya. Kami melihat taruhan dan pengembalian tiap ronde dan menyimpan keduanya di riwayat taruhan Anda dengan nomor dari pembuatnya.</p>
<h3>Bila ronde terputus</h3><p>Taruhan yang diterima selalu berlaku. Bila koneksi Anda putus, ronde selesai tanpa Anda dan menunggu di riwayat. Bila game bermasalah, ronde diselesaikan menurut aturannya atau taruhan dikembalikan.</p>`,
  ],
  'Responsible play': [
    'Bermain dengan tanggung jawab',
    `<p class="lead">Bermain adalah hiburan. Bukan cara mencari uang, dan bukan cara memenangkan kembali yang hilang.</p>
<h3>Sebelum mulai</h3><ul><li>Tentukan berapa yang bisa Anda lepas hari ini, dan berhenti bila habis.</li><li>Tentukan berapa lama Anda bermain, dan pasang alarm.</li><li>Jangan bermain saat sedih, marah, lelah, atau habis minum.</li></ul>
<h3>Tanda yang perlu diperhatikan</h3><p>Anda bermain lebih lama atau lebih banyak dari niat. Anda menaikkan taruhan untuk mengejar kekalahan. Anda meminjam untuk itu, menyembunyikannya, atau memikirkannya saat bekerja. Satu saja sudah cukup untuk berhenti sejenak dan bicara dengan seseorang.</p>
<h3>Yang bisa kami lakukan</h3><p>Tulis ke layanan pelanggan bahwa Anda ingin berhenti sejenak. Kami menutup akun selama yang Anda sebut, dari sehari sampai selamanya, dan membukanya hanya bila waktunya habis, apa pun yang Anda katakan sementara itu. Saldo dibayarkan kepada Anda. Selama itu Anda tidak menerima promo dari kami.</p>
<h3>Anak muda</h3><p>Siapa pun di bawah usia legal tidak boleh bermain di sini. Bila perangkat dipakai bersama, keluarlah setelah bermain dan simpan kata sandi untuk diri sendiri. Kebanyakan pembuat perangkat menyediakan penyaring untuk anak.</p>
<h3>Berbicara membantu</h3><p>Di kebanyakan negara ada layanan konseling gratis yang tidak menanyakan nama. Dokter atau pemerintah kota Anda tahu yang terdekat.</p>`,
  ],
  Contact: [
    'Kontak',
    `<p class="lead">Ada tiga cara menghubungi kami. Semuanya berujung pada manusia.</p>
<h3>Layanan pelanggan</h3><p>Tombol bergambar headset membuka jendela di samping halaman. Selalu ada orang sepanjang waktu. Siapkan nama pengguna Anda; jangan pernah kata sandi, tidak ada yang membutuhkannya.</p>
<h3>Masukan</h3><p>Di bagian bawah setiap halaman ada <b>Masukan</b>. Ceritakan apa yang bagus, yang kurang, atau yang salah, dalam sepuluh sampai lima ratus karakter, dengan paling banyak tiga gambar. Anggota menerima jawabannya di kotak masuk.</p>
<h3>Kotak masuk</h3><p>Yang hanya untuk Anda tiba di Pesan pada pusat anggota. Angka di bagian atas menyebut berapa yang belum dibaca.</p>
<h3>Keluhan</h3><ol><li>Ceritakan kejadiannya kepada layanan pelanggan, dengan nomor ronde atau nomor pembayaran.</li><li>Bila jawabannya tidak membantu, kirim sebagai masukan jenis <b>Keluhan</b>. Yang membacanya bukan orang yang memberi jawaban pertama.</li><li>Dalam sepuluh hari Anda mendapat jawaban tertulis, dengan temuan kami dan tindakan kami.</li></ol><p>Silakan menulis dalam bahasa yang Anda kuasai. Kami mencari orang yang membacanya.</p>`,
  ],
  'About this site': [
    'Tentang kami',
    `<p class="lead">Tessera adalah rumah game dari kepingan kecil yang pas: satu akun, satu saldo, satu riwayat, apa pun yang Anda mainkan.</p>
<p>Lobi menghimpun slot dari beberapa pembuat, meja dan game buatan kami sendiri, serta olahraga, e-sports, dan lotre kami. Setiap taruhan melewati satu buku besar yang tidak bisa menciptakan atau menghilangkan uang: yang keluar dari satu akun tiba di akun lain, sampai sen terakhir.</p>
<h3>Gambar</h3><p>Ubin, spanduk, dan lencana digambar oleh program kami. Di dalamnya ada ikon <b>Game Icons</b> karya Lorc, Delapouite, dan para kontributor, diwarnai ulang dan diberi kedalaman, dengan lisensi Creative Commons Attribution 3.0, serta huruf dengan SIL Open Font License dan Apache License.</p>
<h3>Program</h3><p>Kami berjalan di atas perangkat lunak bebas dan menyebut semuanya dalam daftar kredit yang menyertai kode sumbernya. Terima kasih kepada semua penulisnya.</p>
<h3>Uang mainan</h3><p>Ini demonstrasi. Semua saldo adalah uang mainan dari bank uji coba: tidak bisa dibeli, dan tidak ada yang bernilai untuk dimenangkan. Penyedia di sini adalah rekaan. Pertandingan sepak bola dan bola basket mempertemukan tim dari musim yang nyata, tetapi jalannya dan skornya disimulasikan di sini.</p>`,
  ],
  'How to begin': [
    'Cara memulai',
    '<p>Daftar dengan nama dan kata sandi, setor, pilih game. Riwayat taruhan menyimpan setiap ronde dengan nomornya, dan tanda centang di samping ronde game kami membuktikannya.</p><p>Tulis ke layanan pelanggan bila ada yang kurang jelas: selalu ada yang terjaga.</p>',
  ],
  'Play with care': [
    'Bermain dengan tanggung jawab',
    '<p>Bermain adalah hiburan. Tentukan sebelum mulai berapa banyak dan berapa lama. Bila tidak lagi menyenangkan, berhentilah dan tulis kepada kami: kami menutup akun selama yang Anda minta, dan tidak membukanya sehari pun lebih awal.</p>',
  ],
}
