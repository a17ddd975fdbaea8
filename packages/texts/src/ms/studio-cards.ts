// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    'Kadar pulangan yang dinyatakan adalah bagi pilihan terbaik. Permainan menunjukkan pilihan terbaik apabila anda memintanya; keputusan tetap milik anda.',
  'studio.jacks.title': 'Jack atau Lebih Baik',
  'studio.deuces.title': 'Dua Bebas',
  'studio.poker.hand': 'Kad di tangan',
  'studio.poker.hold': 'Simpan',
  'studio.poker.holdCard': 'Simpan atau lepaskan kad',
  'studio.poker.hidden': 'Kad tertutup',
  'studio.poker.draw': 'Tukar kad',
  'studio.poker.replaced': 'Kad diganti: {cards}',
  'studio.poker.first': 'Pilih kad untuk disimpan, kemudian tukar',
  'studio.poker.best': 'Simpanan terbaik',
  'studio.poker.worth': 'Simpanan terbaik: {cards}. Purata membayar {multiplier}×',
  'studio.poker.nothing': 'tiada kad',
  'studio.poker.jacks': 'Sepasang Jack ke atas',
  'studio.poker.twoPair': 'Dua pasang',
  'studio.poker.trips': 'Tiga serupa',
  'studio.poker.straight': 'Berturut',
  'studio.poker.flush': 'Sedaun',
  'studio.poker.threeAndTwo': 'Tiga dan sepasang',
  'studio.poker.quads': 'Empat serupa',
  'studio.poker.straightFlush': 'Berturut sedaun',
  'studio.poker.fiveOfAKind': 'Lima serupa',
  'studio.poker.wildRoyal': 'Royal dengan dua',
  'studio.poker.fourDeuces': 'Empat kad dua',
  'studio.poker.royal': 'Berturut diraja',
  'studio.poker.rules.play':
    'Anda mendapat lima kad daripada satu set 52 kad. Simpan mana-mana; selebihnya diganti sekali, dan kad akhir membayar mengikut jadual.',
  'studio.poker.rules.wild': 'Setiap kad dua mewakili mana-mana kad.',
  'studio.poker.rules.left':
    'Pusingan yang tidak diteruskan selama dua hari dimainkan dengan simpanan terbaik.',
  'studio.verify.poker':
    'Kad mengikut urutan: setiap nombor rawak memilih satu daripada baki; lima pertama ialah kad di tangan, selebihnya pengganti',
  'studio.raised': 'Taruhan tambahan',
  'studio.blackjack.title': 'Blackjack',
  'studio.blackjack.dealer': 'Pembahagi',
  'studio.blackjack.second': 'Tangan kedua',
  'studio.blackjack.hit': 'Ambil',
  'studio.blackjack.stand': 'Berhenti',
  'studio.blackjack.double': 'Gandakan',
  'studio.blackjack.split': 'Pisah',
  'studio.blackjack.insure': 'Insurans',
  'studio.blackjack.decline': 'Tanpa insurans',
  'studio.blackjack.asks': 'Pembahagi menunjukkan as: insurans?',
  'studio.blackjack.first': 'Mainkan kad anda',
  'studio.blackjack.best': 'Langkah terbaik',
  'studio.blackjack.advice': 'Terbaik: {play}. Purata {result} taruhan',
  'studio.blackjack.noInsurance': 'Terbaik: tanpa insurans. Kosnya melebihi pulangannya',
  'studio.blackjack.natural': 'Blackjack',
  'studio.blackjack.won': 'Menang',
  'studio.blackjack.push': 'Seri',
  'studio.blackjack.lost': 'Kalah',
  'studio.blackjack.bust': 'Lebih 21',
  'studio.blackjack.decks': 'Bilangan dek',
  'studio.blackjack.rules.deal':
    'Anda dan pembahagi mendapat dua kad setiap satu daripada {decks} dek yang baru dikocok. Yang lebih dekat dengan 21 menang; melebihi 21 terus kalah. As bernilai 1 atau 11, kad gambar 10.',
  'studio.blackjack.rules.dealer':
    'Pembahagi mengambil hingga 16 dan berhenti pada setiap 17. Dengan as atau sepuluh, blackjack disemak dahulu.',
  'studio.blackjack.rules.pays':
    'Menang membayar 1 kepada 1, blackjack 3 kepada 2, seri memulangkan taruhan. Insurans berharga separuh taruhan dan membayar 2 kepada 1 jika pembahagi mendapat blackjack.',
  'studio.blackjack.rules.double':
    'Dua kad boleh digandakan dengan satu taruhan lagi dan satu kad terakhir, juga selepas pisah. Dua kad sama nilai boleh dipisah sekali dengan satu taruhan lagi; as yang dipisah mendapat satu kad.',
  'studio.blackjack.rules.raise':
    'Setiap taruhan tambahan diambil daripada baki sebelum kad seterusnya. Jika tidak dapat diambil, pusingan kekal seperti sedia ada. Dalam pusingan percuma tiada tambahan.',
  'studio.blackjack.rules.left':
    'Pusingan yang tidak diteruskan dua hari berhenti pada semua tangan, tanpa insurans.',
  'studio.verify.blackjack':
    'Kad mengikut urutan: setiap nombor rawak memilih satu daripada baki {decks} dek; pemain, pembahagi, pemain, pembahagi, kemudian ikut ambilan',
  'studio.slide.title': 'Gelongsor',
  'studio.slide.rules.tape':
    'Pita pengganda menggelongsor dan berhenti dengan satu di bawah penunjuk. Yang lain tidak menentukan apa-apa; kekerapannya sama seperti hasil sebenar.',
  'studio.darts.title': 'Damak',
  'studio.darts.ring': 'Gelang',
  'studio.darts.area': 'Bahagian papan',
  'studio.darts.rules.throw':
    'Damak mendarat di mana-mana pada papan: setiap bahagian luasnya sama berkemungkinan. Gelang dilukis mengikut luas sebenar.',
  'studio.darts.rules.pay':
    'Gelang yang kena membayar taruhan darab penggandanya. Pada setiap tahap puratanya 0.99×; makin sukar, gelang besar makin kecil dan makin tinggi bayarannya.',
  'studio.verify.darts': 'Bahagian luas dari tengah: nombor pertama × 10,000, dipotong kepada nombor bulat',
  'studio.bingo.title': 'Bingo',
  'studio.bingo.lines': 'Garis penuh',
  'studio.bingo.balls': 'Bola dicabut',
  'studio.bingo.rules.card':
    'Setiap taruhan mendapat kad baru 24 nombor dari 1 hingga {numbers}; petak tengah percuma. Setiap lajur menggunakan lima belas nombornya sendiri.',
  'studio.bingo.rules.pay':
    '{balls} bola dicabut. Baris, lajur dan pepenjuru penuh membayar mengikut jumlahnya seperti dalam jadual.',
  'studio.verify.bingo':
    'Kad baris demi baris: dalam setiap lajur nombor rawak memilih satu daripada lima belas yang tinggal; 0 ialah petak percuma',
  'studio.verify.bingo.balls': 'Bola mengikut urutan: setiap nombor rawak memilih satu daripada baki',
}
