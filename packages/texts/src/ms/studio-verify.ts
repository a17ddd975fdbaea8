// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The verifier of the studio's games. */
export const studioVerify: Translated<typeof source> = {
  'studio.verify.title': 'Semak pusingan',
  'studio.verify.lead':
    'Pelayar anda mengira semula pusingan ini di sini, daripada benih yang didedahkan dan peraturan permainan. Anda tidak perlu percaya begitu sahaja: angka yang sama boleh dikira dengan mana-mana alat lain.',
  'studio.verify.game': 'Permainan',
  'studio.verify.round': 'Pusingan',
  'studio.verify.return': 'Pulangan',
  'studio.verify.result': 'Hasil semakan',
  'studio.verify.right': 'Betul:',
  'studio.verify.wrong': 'Salah:',
  'studio.verify.shown': 'Dikira:',
  'studio.verify.verdict.right':
    'Semuanya sepadan. Pusingan ini diputuskan seperti yang dijanjikan sebelum taruhan.',
  'studio.verify.verdict.wrong':
    'Ada yang tidak sepadan. Lihat langkah merah dan tanya khidmat pelanggan tentangnya.',
  'studio.verify.verdict.shown':
    'Inilah hasil daripada benih itu. Bandingkan dengan apa yang ditunjukkan permainan kepada anda.',
  'studio.verify.computed': 'Dikira di sini',
  'studio.verify.recorded': 'Dalam rekod',
  'studio.verify.commitment.title': 'Benih pelayan sama seperti yang dijanjikan sebelum taruhan',
  'studio.verify.commitment':
    'Hash benih itu (SHA-256) ditunjukkan sebelum anda bertaruh. Benih lain akan memberi hash lain, jadi ia tidak mungkin diubah kemudian.',
  'studio.verify.computedHash': 'Hash yang dikira di sini',
  'studio.verify.publishedHash': 'Hash yang ditunjukkan sebelum taruhan',
  'studio.verify.stream.title': 'Benih pelayan, benih klien dan nombor taruhan memberi nombor rawak',
  'studio.verify.stream':
    'Benih pelayan menandatangani teks “benih klien : nombor taruhan : blok”. Setiap empat bait tandatangan menjadi satu nombor dari 0 hingga kurang daripada 1.',
  'studio.verify.floats': '{floats, plural, other {# nombor yang digunakan}}',
  'studio.verify.outcome.title': 'Maksud nombor ini dalam permainan',
  'studio.verify.outcome': 'Dikira mengikut peraturan permainan daripada nombor di atas.',
  'studio.verify.story.title': 'Nombor itu memberi keputusan yang ditunjukkan',
  'studio.verify.story':
    'Pusingan dimainkan semula daripada nombor di atas dan dibandingkan dengan rekod, langkah demi langkah.',
  'studio.verify.money.title': 'Pulangan betul',
  'studio.verify.money': 'Taruhan darab pengganda, dibundarkan ke bawah kepada syiling terkecil.',
  'studio.verify.dice': 'Balingan: nombor × {rolls}, dipotong kepada nombor bulat, dibahagi 100',
  'studio.verify.limbo': 'Titik: 0.99 dibahagi nombor, dipotong kepada dua titik perpuluhan',
  'studio.verify.sample.stops': 'Kedudukan henti gelendong',
  'studio.verify.mines': 'Petak dengan periuk api, dikira mengikut baris dari 1 hingga 25',
  'studio.verify.plinko.path': 'Laluan bola: ke kanan mulai 0.5 ke atas',
  'studio.verify.plinko.slot': 'Lubang',
  'studio.verify.plinko.slotOf': '{slot} daripada {slots}, dari kiri',
  'studio.verify.chain.title': 'Mata rantai ini sebahagian daripada rantaian yang diterbitkan',
  'studio.verify.chain':
    'Mata rantai yang didedahkan, apabila di-hash {position, plural, other {# kali}}, membawa ke hujung rantaian yang diterbitkan sebelum pusingan pertama.',
  'studio.verify.chain.link': 'Mata rantai {position}, didedahkan selepas crash',
  'studio.verify.chain.outcome.title': 'Mata rantai dan salt awam memberi hasil',
  'studio.verify.chain.outcome':
    'Mata rantai menandatangani salt, yang dicabut selepas rantaian diterbitkan: tiada siapa boleh memilih rantaian yang sesuai untuknya.',
  'studio.verify.point.title': 'Hasil itu memberi titik crash',
  'studio.verify.point':
    '52 bit pertama tandatangan ialah pecahan X; crash berlaku pada 0.99 / (1 − X), dipotong kepada dua titik perpuluhan dan sekurang-kurangnya 1.00×.',
  'studio.verify.tableBet':
    'Taruhan yang ditunaikan pada atau di bawah titik crash dibayar taruhan darab penggandanya, dibundarkan ke bawah; yang lain kalah.',
  'studio.verify.left': 'Taruhan ditunaikan pada',
  'studio.verify.notLeft': 'Belum ditunaikan ketika crash',
  'studio.verify.position': 'Kedudukan dalam rantaian',
  'studio.verify.positionOf': '{position} daripada {length}',
  'studio.verify.notPlayed':
    'Pusingan ini tidak dimainkan; taruhan telah dikembalikan, jadi tiada apa untuk disemak.',
  'studio.verify.stillRuns':
    'Pusingan ini masih berjalan. Mata rantainya didedahkan selepas crash; buka halaman ini semula nanti.',
  'studio.verify.hidden.title': 'Benih pelayan pusingan ini masih rahsia',
  'studio.verify.hidden':
    'Ia masih menentukan taruhan baharu, jadi belum boleh ditunjukkan. Buka permainan, pergi ke “Keadilan dan sejarah” dan tekan “Dedahkan benih pelayan”. Kemudian buka halaman ini semula.',
  'studio.verify.manual.title': 'Semak sendiri',
  'studio.verify.manual':
    'Taip atau tampal sebarang nilai. Semuanya dikira dalam pelayar anda; tiada apa dihantar.',
  'studio.verify.compute': 'Kira',
  'studio.verify.nonce': 'Nombor taruhan (nonce)',
  'studio.verify.hash': 'Mata rantai (hash)',
  'studio.verify.hashOptional': 'Hash yang ditunjukkan sebelum taruhan (boleh kosong)',
  'studio.verify.terminalOptional': 'Hujung rantaian yang diterbitkan (boleh kosong)',
  'studio.verify.badServerSeed': '64 aksara dari 0 hingga 9 dan a hingga f',
  'studio.verify.badSalt': 'Salt belum diisi',
  'studio.verify.badNonce': 'Nombor bulat mulai 0',
  'studio.verify.badSettings':
    'Permainan ini tidak menawarkan tetapan ini. Sila semak sasaran, periuk api, baris atau risiko.',
}
