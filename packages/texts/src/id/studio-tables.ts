// SPDX-License-Identifier: Apache-2.0
import type { studioTables as source } from '../en/studio-tables.ts'
import type { Translated } from '../translated.ts'

/** The tables of the studio: roulette, cards, dice, beads and discs. */
export const studioTables: Translated<typeof source> = {
  'studio.table.chips': 'Keping',
  'studio.table.chip': 'Keping {amount} {currency}',
  'studio.table.undo': 'Urungkan',
  'studio.table.clear': 'Kosongkan meja',
  'studio.table.repeat': 'Ulangi taruhan terakhir',
  'studio.table.double': 'Gandakan semua keping',
  'studio.table.total': 'Jumlah',
  'studio.table.felt': 'Meja',
  'studio.table.empty': 'Letakkan keping di meja dahulu',
  'studio.table.place': '{name}, membayar {odds}',
  'studio.table.placed': '{name}, membayar {odds}, terpasang {amount} {currency}',
  'studio.table.odds': 'Rasio bayar',
  'studio.table.even': 'Genap',
  'studio.table.odd': 'Ganjil',
  'studio.table.big': 'Besar',
  'studio.table.small': 'Kecil',
  'studio.table.tie': 'Seri',
  'studio.table.sum': 'Total {total}',
  'studio.table.rules.chips':
    'Letakkan keping di paling banyak {places} tempat; jumlahnya adalah taruhan ronde itu. Setiap tempat dibayar dengan rasionya sendiri dan kepingnya kembali. Jumlah seluruhnya dibulatkan ke bawah satu kali, ke satuan terkecil.',
  'studio.table.rules.automatic':
    'Taruhan otomatis mengulang keping sebagaimana diletakkan; di meja, taruhan tidak pernah naik sendiri.',
  'studio.badChips': 'Letakkan keping di 1 sampai {maximum} tempat',
  'studio.badPlace': 'Meja ini tidak punya tempat itu, atau tempat itu disebut dua kali',
  'studio.badChipAmount': 'Keping ini bukan jumlah dalam mata uang Anda',
  'studio.chipsNotStake': 'Jumlah keping tidak sama dengan taruhan',
  'studio.verify.shoe': 'Kartu dari atas delapan dek yang dikocok',
  'studio.verify.threeDice': 'Dadu: angka × 6, dipotong menjadi bulat, ditambah 1',
  'studio.roulette.title': 'Rolet',
  'studio.roulette.red': 'Merah',
  'studio.roulette.black': 'Hitam',
  'studio.roulette.straight': 'Nomor {numbers}',
  'studio.roulette.split': 'Dua nomor {numbers}',
  'studio.roulette.street': 'Tiga nomor {numbers}',
  'studio.roulette.corner': 'Empat nomor {numbers}',
  'studio.roulette.line': 'Enam nomor {numbers}',
  'studio.roulette.range': 'Nomor {range}',
  'studio.roulette.column': 'Kolom {column}',
  'studio.roulette.rules.spin':
    'Bola jatuh ke salah satu dari 37 kantong, 0 sampai 36; peluangnya sama. Nol hanya menang di tempat yang menyebutnya.',
  'studio.roulette.rules.inside':
    'Garis di antara nomor bertaruh pada semua nomor di sekitarnya: tekan garisnya.',
  'studio.verify.roulette': 'Kantong: angka × 37, dipotong menjadi bulat',
  'studio.baccarat.title': 'Bakarat',
  'studio.baccarat.player': 'Pemain',
  'studio.baccarat.banker': 'Bankir',
  'studio.baccarat.playerPair': 'Pasangan pemain',
  'studio.baccarat.bankerPair': 'Pasangan bankir',
  'studio.baccarat.points': 'Poin',
  'studio.baccarat.rules.points':
    'As bernilai 1, sepuluh dan kartu gambar 0; hanya angka terakhir jumlahnya dihitung. 8 atau 9 dengan dua kartu mengakhiri ronde.',
  'studio.baccarat.rules.player':
    'Pemain mengambil kartu ketiga dengan 0 sampai 5 poin dan berhenti pada 6 atau 7.',
  'studio.baccarat.rules.banker':
    'Jika pemain berhenti, bankir mengambil dengan 0 sampai 5. Setelah kartu ketiga pemain, bankir selalu mengambil dengan 0 sampai 2, dengan 3 kecuali kartu itu 8, dengan 4 jika 2 sampai 7, dengan 5 jika 4 sampai 7, dengan 6 jika 6 atau 7.',
  'studio.baccarat.rules.tie':
    'Seri mengembalikan taruhan pemain dan bankir. Kemenangan bankir dipotong komisi 5%. Setiap ronde memakai delapan dek baru.',
  'studio.sicbo.title': 'Sic Bo',
  'studio.sicbo.anyTriple': 'Tripel apa pun',
  'studio.sicbo.double': 'Ganda {face}',
  'studio.sicbo.triple': 'Tripel {face}',
  'studio.sicbo.pair': 'Pasangan {faces}',
  'studio.sicbo.single': 'Mata {face}',
  'studio.sicbo.rules.throw': 'Tiga dadu dilempar sekali. Kecil 4 sampai 10, besar 11 sampai 17.',
  'studio.sicbo.rules.triple': 'Kecil, besar, ganjil, dan genap kalah jika ketiga dadu sama.',
  'studio.sicbo.rules.single': 'Satu mata membayar 1 banding 1 untuk setiap dadu yang menunjukkannya.',
  'studio.craps.title': 'Craps',
  'studio.craps.pass': 'Garis pass',
  'studio.craps.dontPass': 'Don’t pass',
  'studio.craps.field': 'Field',
  'studio.craps.place': 'Pasang {number}',
  'studio.craps.hard': 'Kembar {number}',
  'studio.craps.anySeven': 'Tujuh apa pun',
  'studio.craps.anyCraps': 'Craps apa pun',
  'studio.craps.point': 'Titik {number}',
  'studio.craps.rules.pass':
    'Garis pass: 7 atau 11 pada lemparan pertama menang, 2, 3, atau 12 kalah. Total lain menjadi titik: menang jika muncul lagi sebelum 7.',
  'studio.craps.rules.dontPass':
    'Don’t pass menang jika garis pass kalah; 12 pada lemparan pertama mengembalikannya.',
  'studio.craps.rules.place':
    'Pasang menang jika nomornya muncul sebelum 7; kembar menang jika muncul sebagai angka kembar sebelum cara lain dan sebelum 7. Lemparan pertama ikut dihitung.',
  'studio.craps.rules.first':
    'Field, tujuh apa pun, craps apa pun, dan total diputuskan oleh lemparan pertama. Field menang pada 2, 3, 4, 9, 10, 11, dan 12; 2 membayar 2:1 dan 12 membayar 3:1.',
  'studio.craps.rules.end':
    'Dadu dilempar sampai setiap keping diputuskan, paling banyak {rolls} kali; keping yang belum diputuskan lalu dikembalikan.',
  'studio.verify.craps':
    'Lemparan: angka × 36, dipotong menjadi bulat; hasil bagi 6 dan sisanya, masing-masing ditambah 1',
  'studio.dragontiger.title': 'Naga Macan',
  'studio.dragontiger.dragon': 'Naga',
  'studio.dragontiger.tiger': 'Macan',
  'studio.dragontiger.suitedTie': 'Seri sejenis',
  'studio.dragontiger.rules.cards':
    'Naga dan macan mendapat satu kartu dari delapan dek baru; yang lebih tinggi menang, as terendah.',
  'studio.dragontiger.rules.tie':
    'Seri mengembalikan setengah taruhan naga atau macan. Seri sejenis berarti nilai dan lambangnya sama.',
  'studio.dragontiger.rules.seven':
    'Besar 8 sampai raja, kecil as sampai 6. Besar, kecil, ganjil, dan genap kalah pada 7.',
  'studio.fantan.title': 'Fan Tan',
  'studio.fantan.fan': 'Fan {numbers}',
  'studio.fantan.nim': 'Nim {wins}, {back} kembali',
  'studio.fantan.kwok': 'Kwok {numbers}',
  'studio.fantan.ssh': 'Tiga dari {numbers}',
  'studio.fantan.result': '{beads} manik, sisa {rest}',
  'studio.fantan.rules.beads':
    'Di bawah cangkir ada {least} sampai {most} manik. Diambil empat-empat; tersisa 1, 2, 3, atau 4 dengan peluang sama.',
  'studio.fantan.rules.fan': 'Fan menang pada satu sisa, kwok pada dua, tiga pada tiga sisa.',
  'studio.fantan.rules.nim': 'Nim menang pada nomor pertama; nomor kedua mengembalikan taruhan.',
  'studio.fantan.rules.commission': 'Rasio bayar sudah memuat komisi 5% atas kemenangan.',
  'studio.verify.fantan': 'Manik: 40 ditambah angka × 40, dipotong menjadi bulat',
  'studio.prawncrab.title': 'Ikan Udang Kepiting',
  'studio.prawncrab.fish': 'Ikan',
  'studio.prawncrab.prawn': 'Udang',
  'studio.prawncrab.crab': 'Kepiting',
  'studio.prawncrab.rooster': 'Ayam jago',
  'studio.prawncrab.gourd': 'Labu',
  'studio.prawncrab.coin': 'Koin',
  'studio.prawncrab.rules.throw':
    'Tiga dadu masing-masing menunjukkan satu dari enam gambar. Setiap dadu dengan gambar itu membayar 1 banding 1.',
  'studio.prawncrab.rules.pair':
    'Dua gambar menang jika keduanya terlihat. Tripel apa pun menang jika ketiga dadu sama.',
  'studio.xocdia.title': 'Xoc Dia',
  'studio.xocdia.discs': '{red} merah, {white} putih',
  'studio.xocdia.rules.shake': 'Empat cakram, satu sisi merah dan satu sisi putih, dikocok di bawah mangkuk.',
  'studio.xocdia.rules.count':
    'Genap dan ganjil menghitung sisi merah; tempat lain menang tepat pada jumlah itu.',
  'studio.verify.xocdia': 'Cakram: merah di bawah 0.5',
}
