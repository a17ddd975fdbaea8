// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpAbout: PageWords = {
  'Fairness, and how to check it': [
    'Keadilan, dan cara menyemaknya',
    `<p class="lead">Permainan itu adil apabila tiada siapa boleh memilih keputusan selepas anda bertaruh, dan anda boleh melihatnya sendiri.</p>
<h3>Original Tessera</h3><p>Permainan kami dicabut daripada dua seed: satu daripada kami, satu daripada pelayar anda. Sebelum anda bertaruh kami menunjukkan <b>hash</b> seed kami. Ia menetapkan seed tanpa mendedahkannya. Anda boleh menukar seed anda bila-bila masa. Apabila anda meminta seed kami didedahkan, seed baharu mengambil tempatnya, dan setiap pusingan setakat itu boleh dikira semula: oleh kami, anda, atau sesiapa sahaja.</p>
<ol><li>Buka rekod taruhan dan pilih satu pusingan.</li><li>Tekan tanda semak. Halaman menunjukkan seed, nombor pusingan dan keputusan.</li><li>Pelayar anda mengira keputusan daripada seed dan membandingkannya, tanpa bertanya kepada kami.</li></ol>
<h3>Pulangan</h3><p>Setiap permainan menyatakan pulangan kepada pemain, iaitu bahagian semua taruhan yang kembali dalam jangka panjang. Bagi permainan yang peluangnya anda pilih, pulangan sama bagi setiap pilihan melainkan dinyatakan lain.</p>
<h3>Permainan pihak lain</h3><p>Permainan pembuat lain dicabut oleh pembuatnya. Kami melihat taruhan dan pulangan setiap pusingan dan menyimpan kedua-duanya dalam rekod anda dengan nombor pembuat.</p>
<h3>Jika pusingan terputus</h3><p>Taruhan yang diterima sentiasa dikira. Jika talian anda terputus, pusingan tamat tanpa anda dan menunggu dalam rekod. Jika permainan rosak, pusingannya diselesaikan mengikut peraturan atau taruhan dipulangkan.</p>`,
  ],
  'Responsible play': [
    'Main secara bertanggungjawab',
    `<p class="lead">Bermain ialah hiburan. Ia bukan cara mencari wang, dan bukan cara memenangi semula yang hilang.</p>
<h3>Sebelum bermula</h3><ul><li>Tentukan berapa yang anda boleh lepaskan hari ini, dan berhenti apabila habis.</li><li>Tentukan berapa lama anda mahu bermain, dan kunci jam.</li><li>Jangan bermain ketika sedih, marah, letih atau selepas minum.</li></ul>
<h3>Tanda yang perlu diambil serius</h3><p>Anda bermain lebih lama atau lebih banyak daripada niat. Anda menaikkan taruhan untuk mengejar kerugian. Anda meminjam, menyembunyikannya, atau memikirkannya di tempat kerja. Satu sahaja sudah cukup untuk berhenti seketika dan bercakap dengan seseorang.</p>
<h3>Apa yang boleh kami lakukan</h3><p>Tulis kepada khidmat pelanggan bahawa anda mahu berehat. Kami menutup akaun selama yang anda nyatakan, daripada sehari hingga selama-lamanya, dan membukanya hanya apabila tempoh itu tamat, walau apa pun yang anda katakan. Baki dibayar kepada anda. Sepanjang rehat anda tidak menerima tawaran kami.</p>
<h3>Golongan muda</h3><p>Sesiapa di bawah umur yang sah tidak boleh bermain di sini. Jika berkongsi peranti, log keluar selepas bermain dan simpan kata laluan anda. Kebanyakan pembuat peranti menawarkan penapis untuk kanak-kanak.</p>
<h3>Bercakap membantu</h3><p>Di kebanyakan negara ada talian kaunseling percuma yang tidak bertanya nama. Doktor atau majlis bandaran anda tahu yang terdekat.</p>`,
  ],
  Contact: [
    'Hubungi kami',
    `<p class="lead">Ada tiga cara menghubungi kami. Semuanya berakhir dengan seorang manusia.</p>
<h3>Khidmat pelanggan</h3><p>Butang set kepala membuka tetingkap di sebelah halaman. Ada orang sepanjang masa. Sediakan nama pengguna anda; jangan sekali-kali kata laluan, tiada siapa memerlukannya.</p>
<h3>Maklum balas</h3><p>Di kaki setiap halaman ada <b>Maklum balas</b>. Beritahu apa yang bagus, kurang atau silap, dalam sepuluh hingga lima ratus aksara, dengan paling banyak tiga gambar. Ahli menerima jawapan dalam mesej.</p>
<h3>Mesej</h3><p>Apa yang hanya untuk anda tiba di Mesej dalam pusat ahli. Nombor di bahagian atas menyatakan berapa yang belum dibaca.</p>
<h3>Aduan</h3><ol><li>Beritahu khidmat pelanggan apa yang berlaku, dengan nombor pusingan atau bayaran.</li><li>Jika jawapannya tidak membantu, hantar sebagai maklum balas jenis <b>Aduan</b>. Ia dibaca oleh orang yang tidak terlibat dalam jawapan pertama.</li><li>Anda menerima jawapan bertulis dalam sepuluh hari, dengan penemuan dan tindakan kami.</li></ol><p>Tulislah dalam bahasa yang anda kuasai. Kami mencari orang yang membacanya.</p>`,
  ],
  'About this site': [
    'Tentang kami',
    `<p class="lead">Tessera ialah rumah permainan daripada kepingan kecil yang sepadan: satu akaun, satu baki, satu rekod, apa jua yang anda main.</p>
<p>Lobi menghimpunkan slot beberapa pembuat, meja dan permainan kami sendiri, serta sukan, e-sukan dan loteri kami. Setiap taruhan melalui satu lejar yang tidak boleh mencipta atau menghilangkan wang: yang keluar dari satu akaun tiba di akaun lain, hingga sen terakhir.</p>
<h3>Gambar</h3><p>Jubin, sepanduk dan lencana dilukis oleh program kami. Ia mengandungi ikon <b>Game Icons</b> oleh Lorc, Delapouite dan penyumbang, diwarnakan semula dan diberi kedalaman, di bawah lesen Creative Commons Attribution 3.0, dan huruf di bawah SIL Open Font License dan Apache License.</p>
<h3>Program</h3><p>Kami menggunakan perisian bebas dan menamakan semuanya dalam senarai kredit bersama kod sumber. Terima kasih kepada semua yang menulisnya.</p>
<h3>Wang mainan</h3><p>Ini demonstrasi. Semua baki ialah wang mainan bank ujian: ia tidak boleh dibeli, dan tiada apa yang bernilai untuk dimenangi. Pembuat di sini adalah rekaan. Perlawanan bola sepak dan bola keranjang menemukan pasukan dari musim sebenar, tetapi jalan permainan dan skornya disimulasikan di sini.</p>`,
  ],
  'How to begin': [
    'Cara bermula',
    '<p>Daftar dengan nama dan kata laluan, deposit, pilih permainan. Rekod taruhan menyimpan setiap pusingan dengan nombornya, dan tanda semak di sebelah pusingan permainan kami membuktikannya.</p><p>Tulis kepada khidmat pelanggan jika ada yang tidak jelas: sentiasa ada yang berjaga.</p>',
  ],
  'Play with care': [
    'Main secara bertanggungjawab',
    '<p>Bermain ialah hiburan. Tentukan sebelum bermula berapa banyak dan berapa lama. Apabila tidak lagi menyeronokkan, berhenti dan tulis kepada kami: kami menutup akaun selama yang anda minta, dan tidak membukanya sehari pun lebih awal.</p>',
  ],
}
