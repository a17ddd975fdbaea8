// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The instant games after the first five, and what games with moves share. */
export const studioGames: Translated<typeof source> = {
  'studio.round.paid': '{multiplier}× membayar {payout} {currency}',
  'studio.round.lost': 'Kali ini tidak menang',
  'studio.steps.safe': '{multiplier}×: cash out membayar {payout} {currency}',
  'studio.steps.lost': 'Kalah. Ronde ini tidak membayar',
  'studio.steps.next': 'Langkah berikutnya',
  'studio.steps.rules.cashOut':
    'Cash out kapan pun Anda mau. Satu langkah salah mengakhiri ronde tanpa pembayaran.',
  'studio.steps.rules.pay':
    'Pengali adalah 99 % dibagi peluang untuk sampai sejauh ini. Keuntungan bandar satu persen, sejauh apa pun Anda melangkah.',
  'studio.randomTile': 'Petak acak',
  'studio.keno.title': 'Keno',
  'studio.keno.board': 'Angka 1 sampai 40',
  'studio.keno.number': 'Angka {number}',
  'studio.keno.picks': 'Angka dipilih',
  'studio.keno.random': 'Angka acak',
  'studio.keno.clear': 'Hapus',
  'studio.keno.hits': 'Cocok',
  'studio.keno.classic': 'Klasik',
  'studio.keno.rules.draw': 'Pilih satu sampai sepuluh dari 40 angka. Lalu sepuluh angka diundi.',
  'studio.keno.rules.pay':
    'Makin banyak angka Anda yang keluar, makin besar bayarannya. Tabel menunjukkan bayaran setiap jumlah cocok dengan pilihan dan risiko Anda, beserta peluangnya.',
  'studio.verify.keno': 'Angka yang keluar: setiap angka acak memilih satu dari yang tersisa',
  'studio.wheel.title': 'Roda',
  'studio.wheel.segments': 'Segmen',
  'studio.wheel.rules.spin': 'Roda berhenti dengan satu segmen pada penunjuk; semuanya berpeluang sama.',
  'studio.wheel.rules.pay':
    'Segmen itu membayar taruhan kali pengalinya. Pada setiap roda rata-rata pengali adalah 0.99×.',
  'studio.verify.wheel': 'Segmen: angka × {segments}, dibulatkan ke bawah, dihitung dari 0',
  'studio.hilo.title': 'Tinggi Rendah',
  'studio.hilo.higher': 'Lebih tinggi atau sama',
  'studio.hilo.lower': 'Lebih rendah atau sama',
  'studio.hilo.skip': 'Lewati kartu ini',
  'studio.hilo.card': 'Kartu',
  'studio.hilo.first': 'Kartu berikutnya lebih tinggi atau lebih rendah?',
  'studio.hilo.rules.guess':
    'Tebak apakah kartu berikutnya lebih tinggi atau lebih rendah. As terendah, raja tertinggi; ke-13 nilai selalu berpeluang sama.',
  'studio.hilo.rules.equal':
    'Kartu yang sama menang untuk kedua tebakan. Tebakan yang tidak bisa kalah tidak ditawarkan, dan melewati kartu tidak dikenai biaya.',
  'studio.verify.hilo': 'Kartu: angka × 52, dibulatkan ke bawah',
  'studio.tower.title': 'Menara Naga',
  'studio.tower.board': 'Menara sembilan lantai',
  'studio.tower.difficulty': 'Tingkat kesulitan',
  'studio.tower.easy': 'Mudah',
  'studio.tower.medium': 'Sedang',
  'studio.tower.hard': 'Sulit',
  'studio.tower.expert': 'Ahli',
  'studio.tower.master': 'Mahir',
  'studio.tower.eggs': 'Telur di setiap lantai',
  'studio.tower.floor': 'Lantai',
  'studio.tower.tile': 'Lantai {floor}, petak {tile}',
  'studio.tower.egg': 'telur',
  'studio.tower.fire': 'api',
  'studio.tower.first': 'Pilih petak di lantai terbawah',
  'studio.tower.rules.floors':
    'Pilih satu petak di setiap lantai dari sembilan lantai. Telur membawa Anda naik, api mengakhiri ronde. Letaknya sudah tetap sebelum petak pertama Anda.',
  'studio.verify.tower': 'Petak berisi telur, dari lantai terbawah ke atas',
  'studio.flip.title': 'Lempar Koin',
  'studio.flip.heads': 'Kepala',
  'studio.flip.tails': 'Ekor',
  'studio.flip.calls': 'Tebakan benar',
  'studio.flip.first': 'Kepala atau ekor?',
  'studio.flip.rules.call':
    'Tebak sisi koin berulang kali. Setiap tebakan benar menggandakan pengali; setelah {most} tebakan benar ronde cash out sendiri.',
  'studio.verify.flip': 'Sisi secara berurutan: kepala di bawah 0.5',
  'studio.diamonds.title': 'Berlian',
  'studio.diamonds.pattern': 'Pola',
  'studio.diamonds.five': 'Lima sama',
  'studio.diamonds.four': 'Empat sama',
  'studio.diamonds.full': 'Tiga dan dua',
  'studio.diamonds.three': 'Tiga sama',
  'studio.diamonds.twoPairs': 'Dua pasang',
  'studio.diamonds.pair': 'Satu pasang',
  'studio.diamonds.none': 'Semua berbeda',
  'studio.diamonds.rules.gems':
    'Setiap taruhan mengundi lima permata. Masing-masing berwarna satu dari tujuh warna yang peluangnya sama.',
  'studio.diamonds.rules.pay':
    'Warna yang sama membayar: tabel menunjukkan bayaran setiap pola dan peluangnya.',
  'studio.verify.diamonds': 'Warna: angka × 7, dibulatkan ke bawah, dihitung dari 0',
  'studio.chicken.title': 'Ayam Menyeberang',
  'studio.chicken.go': 'Jalur berikutnya',
  'studio.chicken.lane': 'Jalur',
  'studio.chicken.safe': 'Jalur aman',
  'studio.chicken.first': 'Seberangkan ayam di jalur pertama',
  'studio.chicken.rules.road':
    'Ayam menyeberangi hingga {lanes} jalur, satu per satu. Mobil mengakhiri ronde. Tingkat kesulitan menentukan seberapa sering jalur aman; mobilnya sudah tetap sebelum jalur pertama.',
  'studio.verify.chicken': 'Jalur dengan mobil',
  'studio.rps.title': 'Batu Gunting Kertas',
  'studio.rps.rock': 'Batu',
  'studio.rps.paper': 'Kertas',
  'studio.rps.scissors': 'Gunting',
  'studio.rps.you': 'Anda',
  'studio.rps.studio': 'Studio',
  'studio.rps.first': 'Batu, gunting, atau kertas?',
  'studio.rps.drawn': 'Seri: ulangi',
  'studio.rps.wins': 'Kemenangan',
  'studio.rps.rules.signs':
    'Anda dan studio menunjukkan tanda bersamaan. Kertas mengalahkan batu, batu mengalahkan gunting, gunting mengalahkan kertas. Hasil seri diulang tanpa biaya.',
  'studio.rps.rules.chain':
    'Setiap kemenangan menggandakan pengali; setelah {most} kemenangan ronde dicairkan sendiri.',
  'studio.verify.rps': 'Tanda studio berurutan: angka × 3, tanpa desimal; 0 batu, 1 kertas, 2 gunting',
  'studio.pump.title': 'Pompa',
  'studio.pump.again': 'Pompa',
  'studio.pump.first': 'Tekan pompa',
  'studio.pump.pumps': 'Pemompaan',
  'studio.pump.rules.pins':
    'Balon punya {places} tempat berderet, satu untuk setiap pompaan, dan {pins} di antaranya berisi jarum. Balon meletus pada jarum pertama. Tempatnya sudah tetap sebelum pompaan pertama.',
  'studio.verify.pump':
    'Pompaan yang ditahan balon: setiap angka acak menaruh satu jarum di salah satu tempat yang tersisa',
  'studio.cases.title': 'Peti',
  'studio.cases.case': 'Peti',
  'studio.cases.count': 'Peti dari 10.000',
  'studio.cases.rules.open': 'Setiap taruhan membuka satu dari {cases} peti; semuanya berpeluang sama.',
  'studio.cases.rules.pay':
    'Peti membayar taruhan dikali pengalinya. Di setiap kesulitan rata-rata peti 0.99×; makin sulit, yang besar makin langka dan makin besar.',
  'studio.verify.cases': 'Peti: angka × 10.000, tanpa desimal; tabel menghitungnya dari atas',
  'studio.scratch.title': 'Kartu Gosok',
  'studio.scratch.prize': 'Hadiah',
  'studio.scratch.cards': 'Kartu dari 100.000',
  'studio.scratch.winning': 'Kartu menang',
  'studio.scratch.rules.card':
    'Sembilan kotak ada di bawah lapisan. Simbol yang muncul tiga kali membayar hadiahnya; tidak ada kartu dengan lebih dari satu.',
  'studio.scratch.rules.pay':
    'Setiap taruhan mengambil satu dari {cards} kartu; semuanya berpeluang sama. Tabel menunjukkan berapa kartu untuk setiap hadiah.',
  'studio.verify.scratch':
    'Kartu: angka × 100.000, tanpa desimal; kartu berhadiah lebih dulu, sesuai urutan tabel',
  'studio.verify.scratch.fields': 'Simbol kotak, 0 untuk hadiah terbesar',
}
