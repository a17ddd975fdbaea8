// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The verifier of the studio's games. */
export const studioVerify: Translated<typeof source> = {
  'studio.verify.title': 'Periksa ronde',
  'studio.verify.lead':
    'Browser Anda menghitung ulang ronde ini di sini, dari seed yang sudah dibuka dan aturan game. Anda tidak perlu percaya begitu saja: angka yang sama dapat dihitung dengan alat lain mana pun.',
  'studio.verify.game': 'Game',
  'studio.verify.round': 'Ronde',
  'studio.verify.return': 'Pengembalian',
  'studio.verify.result': 'Hasil pemeriksaan',
  'studio.verify.right': 'Benar:',
  'studio.verify.wrong': 'Salah:',
  'studio.verify.shown': 'Dihitung:',
  'studio.verify.verdict.right':
    'Semuanya cocok. Ronde ini ditentukan seperti yang dijanjikan sebelum taruhan.',
  'studio.verify.verdict.wrong':
    'Ada yang tidak cocok. Lihat langkah berwarna merah dan tanyakan kepada layanan pelanggan.',
  'studio.verify.verdict.shown':
    'Inilah hasil dari seed tersebut. Bandingkan dengan yang ditampilkan game kepada Anda.',
  'studio.verify.computed': 'Dihitung di sini',
  'studio.verify.recorded': 'Tercatat',
  'studio.verify.commitment.title': 'Seed server sama dengan yang dijanjikan sebelum taruhan',
  'studio.verify.commitment':
    'Hash-nya (SHA-256) ditampilkan sebelum Anda bertaruh. Seed lain akan menghasilkan hash lain, jadi seed tidak mungkin diubah sesudahnya.',
  'studio.verify.computedHash': 'Hash yang dihitung di sini',
  'studio.verify.publishedHash': 'Hash yang ditampilkan sebelum taruhan',
  'studio.verify.stream.title': 'Seed server, seed klien, dan nomor taruhan menghasilkan angka acak',
  'studio.verify.stream':
    'Seed server menandatangani teks “seed klien : nomor taruhan : blok”. Setiap empat byte tanda tangan itu menjadi satu angka dari 0 sampai di bawah 1.',
  'studio.verify.floats': '{floats, plural, other {# angka yang dipakai}}',
  'studio.verify.outcome.title': 'Arti angka-angka ini di dalam game',
  'studio.verify.outcome': 'Dihitung menurut aturan game dari angka di atas.',
  'studio.verify.story.title': 'Angka-angka itu memberi hasil yang ditampilkan',
  'studio.verify.story':
    'Ronde dimainkan ulang dari angka di atas dan dibandingkan dengan catatan, langkah demi langkah.',
  'studio.verify.money.title': 'Pengembaliannya benar',
  'studio.verify.money': 'Taruhan kali pengganda, dibulatkan ke bawah ke koin terkecil.',
  'studio.verify.dice': 'Lemparan: angka × {rolls}, dipotong menjadi bilangan bulat, dibagi 100',
  'studio.verify.limbo': 'Titik: 0.99 dibagi angka, dipotong dua desimal',
  'studio.verify.sample.stops': 'Posisi henti gulungan',
  'studio.verify.mines': 'Petak berisi ranjau, dihitung per baris dari 1 sampai 25',
  'studio.verify.plinko.path': 'Jalur bola: ke kanan mulai 0.5 ke atas',
  'studio.verify.plinko.slot': 'Lubang',
  'studio.verify.plinko.slotOf': '{slot} dari {slots}, dari kiri',
  'studio.verify.chain.title': 'Mata rantai ini bagian dari rantai yang diumumkan',
  'studio.verify.chain':
    'Mata rantai yang dibuka, jika di-hash {position, plural, other {# kali}}, menghasilkan ujung rantai yang diumumkan sebelum ronde pertama.',
  'studio.verify.chain.link': 'Mata rantai {position}, dibuka setelah crash',
  'studio.verify.chain.outcome.title': 'Mata rantai dan salt publik memberi hasil',
  'studio.verify.chain.outcome':
    'Mata rantai menandatangani salt, yang diundi setelah rantai diumumkan: tidak ada yang bisa memilih rantai yang menguntungkan.',
  'studio.verify.point.title': 'Hasil ini memberi titik crash',
  'studio.verify.point':
    '52 bit pertama tanda tangan adalah pecahan X; crash terjadi pada 0.99 / (1 − X), dipotong dua desimal dan paling kecil 1.00×.',
  'studio.verify.tableBet':
    'Taruhan yang di-cash out pada atau di bawah titik crash dibayar taruhan kali penggandanya, dibulatkan ke bawah; yang lain kalah.',
  'studio.verify.left': 'Taruhan di-cash out pada',
  'studio.verify.notLeft': 'Belum di-cash out saat crash',
  'studio.verify.position': 'Posisi dalam rantai',
  'studio.verify.positionOf': '{position} dari {length}',
  'studio.verify.notPlayed':
    'Ronde ini tidak dimainkan; taruhan dikembalikan, jadi tidak ada yang perlu diperiksa.',
  'studio.verify.stillRuns':
    'Ronde ini masih berjalan. Mata rantainya dibuka setelah crash; buka lagi halaman ini nanti.',
  'studio.verify.hidden.title': 'Seed server ronde ini masih rahasia',
  'studio.verify.hidden':
    'Seed ini masih menentukan taruhan baru, jadi belum bisa ditampilkan. Buka game, masuk ke “Keadilan dan riwayat” lalu tekan “Buka seed server”. Setelah itu buka lagi halaman ini.',
  'studio.verify.manual.title': 'Periksa sendiri',
  'studio.verify.manual':
    'Ketik atau tempel nilai apa saja. Semua dihitung di browser Anda; tidak ada yang dikirim.',
  'studio.verify.compute': 'Hitung',
  'studio.verify.nonce': 'Nomor taruhan (nonce)',
  'studio.verify.hash': 'Mata rantai (hash)',
  'studio.verify.hashOptional': 'Hash yang ditampilkan sebelum taruhan (boleh kosong)',
  'studio.verify.terminalOptional': 'Ujung rantai yang diumumkan (boleh kosong)',
  'studio.verify.badServerSeed': '64 karakter dari 0 sampai 9 dan a sampai f',
  'studio.verify.badSalt': 'Salt belum diisi',
  'studio.verify.badNonce': 'Bilangan bulat mulai dari 0',
  'studio.verify.badSettings':
    'Game ini tidak menyediakan pengaturan itu. Periksa target, ranjau, baris, atau risiko.',
}
