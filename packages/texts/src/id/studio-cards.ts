// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    'Tingkat pengembalian yang tertera berlaku untuk pilihan terbaik. Permainan menunjukkan pilihan terbaik bila Anda memintanya; keputusan tetap milik Anda.',
  'studio.jacks.title': 'Jack atau Lebih',
  'studio.deuces.title': 'Dua Liar',
  'studio.poker.hand': 'Kartu di tangan',
  'studio.poker.hold': 'Tahan',
  'studio.poker.holdCard': 'Tahan atau lepas kartu',
  'studio.poker.hidden': 'Kartu tertutup',
  'studio.poker.draw': 'Ambil kartu',
  'studio.poker.replaced': 'Kartu diganti: {cards}',
  'studio.poker.first': 'Pilih kartu yang ditahan, lalu ambil kartu',
  'studio.poker.best': 'Pilihan terbaik',
  'studio.poker.worth': 'Pilihan terbaik: {cards}. Rata-rata membayar {multiplier}×',
  'studio.poker.nothing': 'tanpa kartu',
  'studio.poker.jacks': 'Pasangan Jack ke atas',
  'studio.poker.twoPair': 'Dua pasang',
  'studio.poker.trips': 'Tiga kartu sama',
  'studio.poker.straight': 'Seri',
  'studio.poker.flush': 'Kembang',
  'studio.poker.threeAndTwo': 'Tiga dan dua',
  'studio.poker.quads': 'Empat kartu sama',
  'studio.poker.straightFlush': 'Seri kembang',
  'studio.poker.fiveOfAKind': 'Lima kartu sama',
  'studio.poker.wildRoyal': 'Royal dengan dua',
  'studio.poker.fourDeuces': 'Empat kartu dua',
  'studio.poker.royal': 'Seri raja',
  'studio.poker.rules.play':
    'Anda mendapat lima kartu dari satu set 52 kartu. Tahan yang mana saja; sisanya diganti sekali, dan kartu akhir membayar sesuai tabel.',
  'studio.poker.rules.wild': 'Setiap kartu dua mewakili kartu apa pun.',
  'studio.poker.rules.left': 'Ronde yang tidak dilanjutkan selama dua hari dimainkan dengan pilihan terbaik.',
  'studio.verify.poker':
    'Kartu berurutan: tiap angka acak memilih satu dari yang tersisa; lima pertama adalah kartu di tangan, sisanya pengganti berurutan',
  'studio.raised': 'Taruhan tambahan',
  'studio.blackjack.title': 'Blackjack',
  'studio.blackjack.dealer': 'Bandar',
  'studio.blackjack.second': 'Tangan kedua',
  'studio.blackjack.hit': 'Ambil',
  'studio.blackjack.stand': 'Berhenti',
  'studio.blackjack.double': 'Gandakan',
  'studio.blackjack.split': 'Pisah',
  'studio.blackjack.insure': 'Asuransi',
  'studio.blackjack.decline': 'Tanpa asuransi',
  'studio.blackjack.asks': 'Bandar menunjukkan as: asuransi?',
  'studio.blackjack.first': 'Mainkan kartu Anda',
  'studio.blackjack.best': 'Langkah terbaik',
  'studio.blackjack.advice': 'Terbaik: {play}. Rata-rata {result} taruhan',
  'studio.blackjack.noInsurance': 'Terbaik: tanpa asuransi. Biayanya melebihi hasilnya',
  'studio.blackjack.natural': 'Blackjack',
  'studio.blackjack.won': 'Menang',
  'studio.blackjack.push': 'Seri',
  'studio.blackjack.lost': 'Kalah',
  'studio.blackjack.bust': 'Lewat 21',
  'studio.blackjack.decks': 'Jumlah set kartu',
  'studio.blackjack.rules.deal':
    'Anda dan bandar masing-masing mendapat dua kartu dari {decks} set yang baru dikocok. Yang lebih dekat ke 21 menang; di atas 21 langsung kalah. As bernilai 1 atau 11, kartu gambar 10.',
  'studio.blackjack.rules.dealer':
    'Bandar mengambil sampai 16 dan berhenti di setiap 17. Dengan as atau sepuluh, bandar lebih dulu memeriksa blackjack.',
  'studio.blackjack.rules.pays':
    'Menang membayar 1 banding 1, blackjack 3 banding 2, seri mengembalikan taruhan. Asuransi seharga setengah taruhan dan membayar 2 banding 1 bila bandar mendapat blackjack.',
  'studio.blackjack.rules.double':
    'Dua kartu dapat digandakan dengan satu taruhan lagi dan satu kartu terakhir, juga setelah pisah. Dua kartu bernilai sama dapat dipisah sekali dengan satu taruhan lagi; as yang dipisah mendapat satu kartu.',
  'studio.blackjack.rules.raise':
    'Setiap taruhan tambahan diambil dari saldo sebelum kartu berikutnya. Jika tidak dapat diambil, ronde tetap seperti semula. Dalam ronde gratis tidak ada tambahan.',
  'studio.blackjack.rules.left':
    'Ronde yang tidak dilanjutkan dua hari berhenti di semua tangan, tanpa asuransi.',
  'studio.verify.blackjack':
    'Kartu berurutan: tiap angka acak memilih satu dari sisa {decks} set; pemain, bandar, pemain, bandar, lalu sesuai pengambilan',
  'studio.slide.title': 'Geser',
  'studio.slide.rules.tape':
    'Pita pengganda bergeser dan berhenti dengan satu di bawah penunjuk. Yang lain tidak menentukan apa pun; muncul sesering hasil nyata.',
  'studio.darts.title': 'Panah',
  'studio.darts.ring': 'Cincin',
  'studio.darts.area': 'Bagian papan',
  'studio.darts.rules.throw':
    'Panah mendarat di mana saja di papan: setiap bagian luasnya sama mungkin. Cincin digambar sesuai luas sebenarnya.',
  'studio.darts.rules.pay':
    'Cincin yang kena membayar taruhan kali penggandanya. Di setiap tingkat rata-ratanya 0,99×; makin sulit, cincin besar makin kecil dan makin tinggi bayarannya.',
  'studio.verify.darts': 'Bagian luas dari tengah: angka pertama × 10.000, dipotong menjadi bulat',
  'studio.bingo.title': 'Bingo',
  'studio.bingo.lines': 'Garis penuh',
  'studio.bingo.balls': 'Bola ditarik',
  'studio.bingo.rules.card':
    'Setiap taruhan mendapat kartu baru berisi 24 angka dari 1 sampai {numbers}; kotak tengah gratis. Tiap kolom memakai lima belas angkanya sendiri.',
  'studio.bingo.rules.pay':
    '{balls} bola ditarik. Baris, kolom, dan diagonal penuh membayar menurut jumlahnya sesuai tabel.',
  'studio.verify.bingo':
    'Kartu per baris: di tiap kolom tiap angka acak memilih satu dari lima belas yang tersisa; 0 kotak gratis',
  'studio.verify.bingo.balls': 'Bola berurutan: tiap angka acak memilih satu dari yang tersisa',
}
