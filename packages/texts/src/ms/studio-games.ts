// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The instant games after the first five, and what games with moves share. */
export const studioGames: Translated<typeof source> = {
  'studio.round.paid': '{multiplier}× membayar {payout} {currency}',
  'studio.round.lost': 'Kali ini tidak menang',
  'studio.steps.safe': '{multiplier}×: tunai keluar membayar {payout} {currency}',
  'studio.steps.lost': 'Kalah. Pusingan ini tidak membayar',
  'studio.steps.next': 'Langkah seterusnya',
  'studio.steps.rules.cashOut':
    'Tunai keluar bila-bila masa. Satu langkah salah menamatkan pusingan tanpa bayaran.',
  'studio.steps.rules.pay':
    'Pengganda ialah 99 % dibahagi dengan peluang untuk sampai sejauh ini. Kelebihan rumah satu peratus, sejauh mana pun anda pergi.',
  'studio.randomTile': 'Petak rawak',
  'studio.keno.title': 'Keno',
  'studio.keno.board': 'Nombor 1 hingga 40',
  'studio.keno.number': 'Nombor {number}',
  'studio.keno.picks': 'Nombor dipilih',
  'studio.keno.random': 'Nombor rawak',
  'studio.keno.clear': 'Kosongkan',
  'studio.keno.hits': 'Kena',
  'studio.keno.classic': 'Klasik',
  'studio.keno.rules.draw': 'Pilih satu hingga sepuluh daripada 40 nombor. Kemudian sepuluh dicabut.',
  'studio.keno.rules.pay':
    'Semakin banyak nombor anda dicabut, semakin besar bayarannya. Jadual menunjukkan bayaran bagi setiap bilangan kena dengan pilihan dan risiko anda, serta peluangnya.',
  'studio.verify.keno': 'Nombor dicabut: setiap nombor rawak memilih satu daripada yang tinggal',
  'studio.wheel.title': 'Roda',
  'studio.wheel.segments': 'Segmen',
  'studio.wheel.rules.spin': 'Roda berhenti dengan satu segmen pada penunjuk; semuanya sama peluangnya.',
  'studio.wheel.rules.pay':
    'Segmen itu membayar taruhan didarab penggandanya. Pada setiap roda purata pengganda ialah 0.99×.',
  'studio.verify.wheel': 'Segmen: nombor × {segments}, dipotong kepada nombor bulat, dikira dari 0',
  'studio.hilo.title': 'Tinggi Rendah',
  'studio.hilo.higher': 'Lebih tinggi atau sama',
  'studio.hilo.lower': 'Lebih rendah atau sama',
  'studio.hilo.skip': 'Langkau kad ini',
  'studio.hilo.card': 'Kad',
  'studio.hilo.first': 'Kad seterusnya lebih tinggi atau lebih rendah?',
  'studio.hilo.rules.guess':
    'Teka sama ada kad seterusnya lebih tinggi atau lebih rendah. As paling rendah, raja paling tinggi; ke-13 nilai sentiasa sama peluangnya.',
  'studio.hilo.rules.equal':
    'Kad yang sama menang bagi kedua-dua tekaan. Tekaan yang tidak boleh kalah tidak ditawarkan, dan melangkau kad tidak dikenakan bayaran.',
  'studio.verify.hilo': 'Kad: nombor × 52, dipotong kepada nombor bulat',
  'studio.tower.title': 'Menara Naga',
  'studio.tower.board': 'Menara sembilan tingkat',
  'studio.tower.difficulty': 'Tahap kesukaran',
  'studio.tower.easy': 'Mudah',
  'studio.tower.medium': 'Sederhana',
  'studio.tower.hard': 'Sukar',
  'studio.tower.expert': 'Pakar',
  'studio.tower.master': 'Mahir',
  'studio.tower.eggs': 'Telur di setiap tingkat',
  'studio.tower.floor': 'Tingkat',
  'studio.tower.tile': 'Tingkat {floor}, petak {tile}',
  'studio.tower.egg': 'telur',
  'studio.tower.fire': 'api',
  'studio.tower.first': 'Pilih petak di tingkat paling bawah',
  'studio.tower.rules.floors':
    'Pilih satu petak di setiap tingkat daripada sembilan tingkat. Telur membawa anda naik, api menamatkan pusingan. Tempatnya sudah tetap sebelum petak pertama anda.',
  'studio.verify.tower': 'Petak dengan telur, dari tingkat paling bawah ke atas',
  'studio.flip.title': 'Lambungan Syiling',
  'studio.flip.heads': 'Kepala',
  'studio.flip.tails': 'Bunga',
  'studio.flip.calls': 'Tekaan betul',
  'studio.flip.first': 'Kepala atau bunga?',
  'studio.flip.rules.call':
    'Teka sisi syiling berulang kali. Setiap tekaan betul menggandakan pengganda; selepas {most} tekaan betul pusingan ditunaikan sendiri.',
  'studio.verify.flip': 'Sisi mengikut urutan: kepala di bawah 0.5',
  'studio.diamonds.title': 'Berlian',
  'studio.diamonds.pattern': 'Corak',
  'studio.diamonds.five': 'Lima sama',
  'studio.diamonds.four': 'Empat sama',
  'studio.diamonds.full': 'Tiga dan dua',
  'studio.diamonds.three': 'Tiga sama',
  'studio.diamonds.twoPairs': 'Dua pasang',
  'studio.diamonds.pair': 'Satu pasang',
  'studio.diamonds.none': 'Semua berbeza',
  'studio.diamonds.rules.gems':
    'Setiap pertaruhan mencabut lima permata. Setiap satu mempunyai satu daripada tujuh warna yang sama peluangnya.',
  'studio.diamonds.rules.pay':
    'Warna yang sama membayar: jadual menunjukkan bayaran setiap corak dan peluangnya.',
  'studio.verify.diamonds': 'Warna: nombor × 7, dipotong kepada nombor bulat, dikira dari 0',
  'studio.chicken.title': 'Ayam Melintas',
  'studio.chicken.go': 'Lorong seterusnya',
  'studio.chicken.lane': 'Lorong',
  'studio.chicken.safe': 'Lorong selamat',
  'studio.chicken.first': 'Hantar ayam melintasi lorong pertama',
  'studio.chicken.rules.road':
    'Ayam melintasi sehingga {lanes} lorong, satu demi satu. Kereta menamatkan pusingan. Tahap kesukaran menentukan berapa kerap lorong selamat; kereta sudah tetap sebelum lorong pertama.',
  'studio.verify.chicken': 'Lorong dengan kereta',
  'studio.rps.title': 'Batu Gunting Kertas',
  'studio.rps.rock': 'Batu',
  'studio.rps.paper': 'Kertas',
  'studio.rps.scissors': 'Gunting',
  'studio.rps.you': 'Anda',
  'studio.rps.studio': 'Studio',
  'studio.rps.first': 'Batu, gunting atau kertas?',
  'studio.rps.drawn': 'Seri: cuba lagi',
  'studio.rps.wins': 'Kemenangan',
  'studio.rps.rules.signs':
    'Anda dan studio menunjukkan isyarat serentak. Kertas mengalahkan batu, batu mengalahkan gunting, gunting mengalahkan kertas. Seri diulang tanpa bayaran.',
  'studio.rps.rules.chain':
    'Setiap kemenangan menggandakan pengganda; selepas {most} kemenangan pusingan ditunaikan sendiri.',
  'studio.verify.rps':
    'Isyarat studio mengikut turutan: nombor × 3, tanpa perpuluhan; 0 batu, 1 kertas, 2 gunting',
  'studio.pump.title': 'Pam',
  'studio.pump.again': 'Pam',
  'studio.pump.first': 'Tekan pam',
  'studio.pump.pumps': 'Bilangan pam',
  'studio.pump.rules.pins':
    'Belon mempunyai {places} tempat sebaris, satu bagi setiap pam, dan {pins} daripadanya ada pin. Belon meletup pada pin pertama. Tempat ditetapkan sebelum pam pertama.',
  'studio.verify.pump':
    'Bilangan pam yang ditahan belon: setiap nombor rawak meletakkan satu pin pada salah satu tempat yang tinggal',
  'studio.cases.title': 'Peti',
  'studio.cases.case': 'Peti',
  'studio.cases.count': 'Peti daripada 10,000',
  'studio.cases.rules.open': 'Setiap pertaruhan membuka satu daripada {cases} peti; semuanya sama mungkin.',
  'studio.cases.rules.pay':
    'Peti membayar pertaruhan didarab penggandanya. Pada setiap kesukaran purata peti ialah 0.99×; lebih sukar, yang besar lebih jarang dan lebih besar.',
  'studio.verify.cases': 'Peti: nombor × 10,000, tanpa perpuluhan; jadual mengiranya dari atas',
  'studio.scratch.title': 'Kad Gores',
  'studio.scratch.prize': 'Hadiah',
  'studio.scratch.cards': 'Kad daripada 100,000',
  'studio.scratch.winning': 'Kad menang',
  'studio.scratch.rules.card':
    'Sembilan petak berada di bawah lapisan. Simbol yang ada tiga kali membayar hadiahnya; tiada kad mempunyai lebih daripada satu.',
  'studio.scratch.rules.pay':
    'Setiap pertaruhan mengambil satu daripada {cards} kad; semuanya sama mungkin. Jadual menunjukkan bilangan kad bagi setiap hadiah.',
  'studio.verify.scratch':
    'Kad: nombor × 100,000, tanpa perpuluhan; kad berhadiah dahulu, mengikut turutan jadual',
  'studio.verify.scratch.fields': 'Simbol petak, 0 bagi hadiah terbesar',
}
