// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpOnLaw: PageWords = {
  'Terms of use': [
    'Syarat penggunaan',
    `<p class="lead">Syarat ini ialah perjanjian antara anda dan kami. Dengan membuka akaun, anda menerimanya.</p>
<h3>1. Siapa yang boleh bermain</h3><p>Anda cukup umur menurut undang-undang di tempat anda tinggal, dan sekurang-kurangnya lapan belas tahun. Bermain dengan wang dibenarkan di tempat anda berada. Anda bermain untuk diri sendiri, bukan untuk orang lain.</p>
<h3>2. Akaun anda</h3><p>Seorang memiliki satu akaun, atas nama sendiri. Simpan kata laluan anda dan beritahu kami segera apabila orang lain mungkin mengetahuinya. Apa yang dilakukan dengan kata laluan anda dikira dilakukan oleh anda sehingga anda memberitahu kami.</p>
<h3>3. Wang</h3><p>Wang masuk daripada cara bayaran anda sendiri dan keluar ke akaun atas nama anda. Sebelum membayar pengeluaran kami boleh bertanya siapa anda dan dari mana wang itu. Baki tidak berfaedah. Milik pemain kami simpan berasingan daripada milik kami.</p>
<h3>4. Taruhan</h3><p>Taruhan dikira sejak pelayan kami menerimanya, pada peluang dan peraturan ketika itu, dan tidak boleh ditarik balik. Keputusan dicabut atau dimasukkan pada pelayan; skrin anda hanya menunjukkan gambarannya.</p>
<h3>5. Kesilapan</h3><p>Taruhan yang diterima kerana kesilapan jelas pada harga, keputusan atau program diselesaikan seperti tanpa kesilapan, atau dipulangkan. Wang yang dikreditkan tersilap diambil semula.</p>
<h3>6. Main adil</h3><p>Program yang bermain, pakatan antara pemain, penggunaan kesilapan dan wang jenayah tidak dibenarkan. Taruhan begitu batal, dan akaun boleh ditutup. Apa yang anda deposit sendiri dibayar melainkan dilarang undang-undang.</p>
<h3>7. Menamatkan</h3><p>Anda boleh menutup akaun bila-bila masa; baki dibayar. Kami boleh menutupnya dengan notis seminggu, atau serta-merta jika anda melanggar syarat.</p>
<h3>8. Perubahan</h3><p>Perubahan syarat diumumkan dua minggu lebih awal. Yang terus bermain menerimanya; yang tidak menerima menutup akaun.</p>
<h3>9. Pertikaian</h3><p>Beritahu kami dahulu: kebanyakannya diselesaikan khidmat pelanggan. Yang lain dibawa kepada badan yang dinamakan dalam lesen kami.</p>`,
  ],
  'Rules of betting': [
    'Peraturan taruhan',
    `<p class="lead">Bagaimana taruhan diterima, diselesaikan dan, sekali-sekala, dipulangkan.</p>
<h3>Taruhan dan pulangan</h3><p><b>Taruhan</b> ialah yang keluar dari baki apabila diterima. <b>Pulangan</b> ialah yang kembali, termasuk taruhan. Taruhan 2.00 yang memulangkan 5.00 memenangi 3.00.</p>
<h3>Pulangan terbesar</h3><p>Setiap permainan menyatakan pulangan terbesar satu taruhan. Taruhan yang mungkin memulangkan lebih tidak diterima.</p>
<h3>Sukan dan e-sukan</h3><ul><li>Taruhan diselesaikan mengikut keputusan yang sah pada akhir acara. Keputusan kemudian tidak mengubahnya.</li><li>Acara yang dibatalkan dan tidak dimainkan dalam 36 jam dikira batal, melainkan taruhan sudah diputuskan.</li><li>Peluang ialah peluang ketika taruhan diterima. Dalam gabungan, bahagian yang batal dikira pada peluang 1.00.</li></ul>
<h3>Loteri</h3><p>Tiket diterima hingga masa tutup yang dipaparkan. Keputusan ialah keputusan cabutan yang dinamakan pada tiket.</p>
<h3>Meja langsung dan bilik kad</h3><p>Jika kad tersalah baca atau roda dihentikan, pusingan diulang atau dipulangkan mengikut peraturan meja. Penyelesaian mengikut kad, bukan gambar.</p>
<h3>Pembundaran</h3><p>Pulangan dibundarkan ke bawah sekali bagi setiap taruhan, hingga perseratus.</p>
<h3>Taruhan batal</h3><p>Taruhan yang batal kembali ke baki, dengan sebabnya dalam rekod. Ia tidak dikira bagi mana-mana tawaran.</p>`,
  ],
  Privacy: [
    'Privasi',
    `<p class="lead">Kami menyimpan apa yang perlu untuk mengurus akaun anda dan yang diminta undang-undang, dan tiada apa untuk dijual.</p>
<h3>Apa yang kami simpan</h3><ul><li>Yang anda berikan: nama pengguna, ruang profil, akaun bayaran.</li><li>Yang anda lakukan: deposit, pengeluaran, taruhan serta keputusan, mesej dengan kami.</li><li>Yang diberitahu peranti: alamat, pelayar, masa log masuk. Ia melindungi akaun anda daripada orang lain.</li></ul>
<h3>Apa yang tidak kami simpan</h3><p>Kami tidak pernah melihat nombor kad atau kata laluan bank anda. Kata laluan anda di sini disimpan dalam bentuk yang tidak boleh dibaca semula.</p>
<h3>Siapa yang melihatnya</h3><p>Orang kami, setakat keperluan kerja, dan tindakannya direkodkan. Pembuat permainan mendapat nombor ganti nama anda, mata wang dan taruhan dalam permainannya. Bank mendapat yang diperlukan untuk bayaran. Pihak berkuasa mendapat yang diwajibkan undang-undang, tidak lebih.</p>
<h3>Kuki dan storan</h3><p>Kami menetapkan satu kuki, yang mengikat log masuk dengan pelayar anda. Pelayar menyimpan bahasa, rupa, dan sama ada anda minta diingati. Pengukuran lawatan dimatikan melainkan anda bersetuju.</p>
<h3>Berapa lama</h3><p>Profil disimpan selagi akaun ada dan selepas itu menurut undang-undang, biasanya lima tahun bagi wang. Kemudian ia dipadam.</p>
<h3>Hak anda</h3><p>Anda boleh melihat yang kami simpan, meminta pembetulan, dan pemadaman jika tiada undang-undang menghalang. Tulis kepada kami: jawapan tiba dalam sebulan tanpa bayaran.</p>`,
  ],
  'Terms of this site': [
    'Syarat penggunaan',
    '<p>Anda cukup umur menurut undang-undang dan sekurang-kurangnya dua puluh satu tahun. Seorang memiliki satu akaun. Taruhan dikira sejak pelayan menerimanya dan diselesaikan mengikut peraturan permainan. Wang masuk dari akaun anda sendiri dan keluar ke akaun anda sendiri. Program yang bermain dan pakatan antara pemain tidak dibenarkan.</p><p>Perubahan syarat diumumkan dua minggu lebih awal.</p>',
  ],
}
