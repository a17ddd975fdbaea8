// SPDX-License-Identifier: Apache-2.0
import type { studioTables as source } from '../en/studio-tables.ts'
import type { Translated } from '../translated.ts'

/** The tables of the studio: roulette, cards, dice, beads and discs. */
export const studioTables: Translated<typeof source> = {
  'studio.table.chips': 'Cip',
  'studio.table.chip': 'Cip {amount} {currency}',
  'studio.table.undo': 'Buat asal',
  'studio.table.clear': 'Kosongkan meja',
  'studio.table.repeat': 'Ulang pertaruhan lepas',
  'studio.table.double': 'Gandakan semua cip',
  'studio.table.total': 'Jumlah',
  'studio.table.felt': 'Meja',
  'studio.table.empty': 'Letakkan cip di atas meja dahulu',
  'studio.table.place': '{name}, membayar {odds}',
  'studio.table.placed': '{name}, membayar {odds}, diletak {amount} {currency}',
  'studio.table.odds': 'Kadar bayaran',
  'studio.table.even': 'Genap',
  'studio.table.odd': 'Ganjil',
  'studio.table.big': 'Besar',
  'studio.table.small': 'Kecil',
  'studio.table.tie': 'Seri',
  'studio.table.sum': 'Jumlah {total}',
  'studio.table.rules.chips':
    'Letakkan cip pada paling banyak {places} tempat; jumlahnya ialah pertaruhan pusingan itu. Setiap tempat dibayar mengikut kadarnya sendiri dan cipnya dikembalikan. Jumlah semua dibundarkan ke bawah sekali sahaja, kepada unit terkecil.',
  'studio.table.rules.automatic':
    'Pertaruhan automatik mengulang cip seperti yang diletakkan; di meja, pertaruhan tidak naik dengan sendiri.',
  'studio.badChips': 'Letakkan cip pada 1 hingga {maximum} tempat',
  'studio.badPlace': 'Meja ini tiada tempat itu, atau tempat itu dinamakan dua kali',
  'studio.badChipAmount': 'Cip ini bukan jumlah dalam mata wang anda',
  'studio.chipsNotStake': 'Jumlah cip tidak sama dengan pertaruhan',
  'studio.verify.shoe': 'Kad dari atas lapan dek yang dikocok',
  'studio.verify.threeDice': 'Dadu: nombor × 6, dipotong kepada nombor bulat, tambah 1',
  'studio.roulette.title': 'Rolet',
  'studio.roulette.red': 'Merah',
  'studio.roulette.black': 'Hitam',
  'studio.roulette.straight': 'Nombor {numbers}',
  'studio.roulette.split': 'Dua nombor {numbers}',
  'studio.roulette.street': 'Tiga nombor {numbers}',
  'studio.roulette.corner': 'Empat nombor {numbers}',
  'studio.roulette.line': 'Enam nombor {numbers}',
  'studio.roulette.range': 'Nombor {range}',
  'studio.roulette.column': 'Lajur {column}',
  'studio.roulette.rules.spin':
    'Bola jatuh ke dalam satu daripada 37 poket, 0 hingga 36; peluangnya sama. Sifar menang hanya di tempat yang menamakannya.',
  'studio.roulette.rules.inside': 'Garisan di antara nombor bertaruh pada semua jirannya: tekan garisan itu.',
  'studio.verify.roulette': 'Poket: nombor × 37, dipotong kepada nombor bulat',
  'studio.baccarat.title': 'Bakarat',
  'studio.baccarat.player': 'Pemain',
  'studio.baccarat.banker': 'Banker',
  'studio.baccarat.playerPair': 'Pasangan pemain',
  'studio.baccarat.bankerPair': 'Pasangan banker',
  'studio.baccarat.points': 'Mata',
  'studio.baccarat.rules.points':
    'As bernilai 1, sepuluh dan kad gambar 0; hanya digit terakhir jumlah dikira. 8 atau 9 dengan dua kad menamatkan pusingan.',
  'studio.baccarat.rules.player':
    'Pemain mengambil kad ketiga dengan 0 hingga 5 mata dan berhenti pada 6 atau 7.',
  'studio.baccarat.rules.banker':
    'Jika pemain berhenti, banker mengambil dengan 0 hingga 5. Selepas kad ketiga pemain, banker sentiasa mengambil dengan 0 hingga 2, dengan 3 kecuali kad itu 8, dengan 4 jika 2 hingga 7, dengan 5 jika 4 hingga 7, dengan 6 jika 6 atau 7.',
  'studio.baccarat.rules.tie':
    'Seri mengembalikan pertaruhan pemain dan banker. Kemenangan banker dikenakan komisen 5%. Setiap pusingan menggunakan lapan dek baharu.',
  'studio.sicbo.title': 'Sic Bo',
  'studio.sicbo.anyTriple': 'Sebarang tripel',
  'studio.sicbo.double': 'Kembar {face}',
  'studio.sicbo.triple': 'Tripel {face}',
  'studio.sicbo.pair': 'Pasangan {faces}',
  'studio.sicbo.single': 'Muka {face}',
  'studio.sicbo.rules.throw': 'Tiga dadu dibaling sekali. Kecil ialah 4 hingga 10, besar 11 hingga 17.',
  'studio.sicbo.rules.triple': 'Kecil, besar, ganjil dan genap kalah jika ketiga-tiga dadu sama.',
  'studio.sicbo.rules.single': 'Satu muka membayar 1 kepada 1 bagi setiap dadu yang menunjukkannya.',
  'studio.craps.title': 'Craps',
  'studio.craps.pass': 'Garisan pass',
  'studio.craps.dontPass': 'Don’t pass',
  'studio.craps.field': 'Field',
  'studio.craps.place': 'Letak {number}',
  'studio.craps.hard': 'Kembar keras {number}',
  'studio.craps.anySeven': 'Sebarang tujuh',
  'studio.craps.anyCraps': 'Sebarang craps',
  'studio.craps.point': 'Titik {number}',
  'studio.craps.rules.pass':
    'Garisan pass: 7 atau 11 pada balingan pertama menang, 2, 3 atau 12 kalah. Jumlah lain menjadi titik: ia menang jika muncul lagi sebelum 7.',
  'studio.craps.rules.dontPass':
    'Don’t pass menang apabila garisan pass kalah; 12 pada balingan pertama mengembalikannya.',
  'studio.craps.rules.place':
    'Letak menang jika nombornya muncul sebelum 7; kembar keras menang jika muncul sebagai kembar sebelum cara lain dan sebelum 7. Balingan pertama dikira.',
  'studio.craps.rules.first':
    'Field, sebarang tujuh, sebarang craps dan jumlah diputuskan oleh balingan pertama. Field menang pada 2, 3, 4, 9, 10, 11 dan 12; 2 membayar 2:1 dan 12 membayar 3:1.',
  'studio.craps.rules.end':
    'Dadu dibaling sehingga setiap cip diputuskan, paling banyak {rolls} kali; cip yang belum diputuskan kemudian dikembalikan.',
  'studio.verify.craps':
    'Balingan: nombor × 36, dipotong kepada nombor bulat; hasil bahagi 6 dan bakinya, masing-masing tambah 1',
  'studio.dragontiger.title': 'Naga Harimau',
  'studio.dragontiger.dragon': 'Naga',
  'studio.dragontiger.tiger': 'Harimau',
  'studio.dragontiger.suitedTie': 'Seri sama sut',
  'studio.dragontiger.rules.cards':
    'Naga dan harimau mendapat satu kad daripada lapan dek baharu; yang lebih tinggi menang, as paling rendah.',
  'studio.dragontiger.rules.tie':
    'Seri mengembalikan separuh pertaruhan naga atau harimau. Seri sama sut bermaksud nilai dan sut yang sama.',
  'studio.dragontiger.rules.seven':
    'Besar ialah 8 hingga raja, kecil as hingga 6. Besar, kecil, ganjil dan genap kalah pada 7.',
  'studio.fantan.title': 'Fan Tan',
  'studio.fantan.fan': 'Fan {numbers}',
  'studio.fantan.nim': 'Nim {wins}, {back} dikembalikan',
  'studio.fantan.kwok': 'Kwok {numbers}',
  'studio.fantan.ssh': 'Tiga daripada {numbers}',
  'studio.fantan.result': '{beads} manik, baki {rest}',
  'studio.fantan.rules.beads':
    'Di bawah cawan ada {least} hingga {most} manik. Ia diambil empat-empat; tinggal 1, 2, 3 atau 4 dengan peluang yang sama.',
  'studio.fantan.rules.fan': 'Fan menang pada satu baki, kwok pada dua, tiga pada tiga baki.',
  'studio.fantan.rules.nim': 'Nim menang pada nombor pertama; nombor kedua mengembalikan pertaruhan.',
  'studio.fantan.rules.commission': 'Kadar bayaran mengandungi komisen 5% atas kemenangan.',
  'studio.verify.fantan': 'Manik: 40 tambah nombor × 40, dipotong kepada nombor bulat',
  'studio.prawncrab.title': 'Ikan Udang Ketam',
  'studio.prawncrab.fish': 'Ikan',
  'studio.prawncrab.prawn': 'Udang',
  'studio.prawncrab.crab': 'Ketam',
  'studio.prawncrab.rooster': 'Ayam jantan',
  'studio.prawncrab.gourd': 'Labu',
  'studio.prawncrab.coin': 'Syiling',
  'studio.prawncrab.rules.throw':
    'Tiga dadu masing-masing menunjukkan satu daripada enam simbol. Setiap dadu dengan simbol itu membayar 1 kepada 1.',
  'studio.prawncrab.rules.pair':
    'Dua simbol menang jika kedua-duanya kelihatan. Sebarang tripel menang jika ketiga-tiga dadu sama.',
  'studio.xocdia.title': 'Xoc Dia',
  'studio.xocdia.discs': '{red} merah, {white} putih',
  'studio.xocdia.rules.shake':
    'Empat cakera, merah di satu sisi dan putih di sisi lain, digoncang di bawah mangkuk.',
  'studio.xocdia.rules.count':
    'Genap dan ganjil mengira sisi merah; tempat lain menang tepat pada bilangan itu.',
  'studio.verify.xocdia': 'Cakera: merah di bawah 0.5',
}
