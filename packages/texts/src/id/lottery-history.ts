// SPDX-License-Identifier: Apache-2.0
import type { lotteryHistory as source } from '../en/lottery-history.ts'
import type { Translated } from '../translated.ts'

/** Statistics and past results of lotteries, and notices of results. */
export const lotteryHistory: Translated<typeof source> = {
  'lottery.history': 'Hasil dan statistik',
  'lottery.history.source': 'Asal undian',
  'lottery.history.site': 'Undian situs ini',
  'lottery.history.state': 'Hasil resmi negara',
  'lottery.history.imported':
    'Hasil resmi negara, diimpor dari {source}. Taruhan di situs ini tidak pernah diselesaikan berdasarkan hasil ini.',
  'lottery.history.north':
    'Wilayah Utara mengundi sekali sehari, oleh provinsi hari itu. Di sini hanya hari {lottery} yang dihitung.',
  'lottery.history.independent':
    'Setiap undian tidak bergantung pada undian lain. Hasil yang lalu tidak menunjukkan apa pun tentang undian berikutnya.',
  'lottery.history.span': 'Periode',
  'lottery.history.days': '{days} hari',
  'lottery.history.year': '1 tahun',
  'lottery.history.fiveYears': '5 tahun',
  'lottery.history.counted': 'Undian yang dihitung: {draws}, dari {from} sampai {until}',
  'lottery.history.empty': 'Tidak ada undian dalam pilihan ini',
  'lottery.history.series': 'Yang dihitung',
  'lottery.history.series.all': 'Akhiran semua hadiah',
  'lottery.history.series.special': 'Akhiran DB',
  'lottery.history.series.balls': 'Bola',
  'lottery.history.series.any': 'Semua posisi',
  'lottery.history.frequency': 'Seberapa sering tiap angka keluar',
  'lottery.history.expected': 'Perkiraan pada undian adil: {count} kali tiap angka, ditunjukkan garis',
  'lottery.history.table': 'Semua angka dalam tabel',
  'lottery.history.number': 'Angka',
  'lottery.history.hits': 'Jumlah keluar',
  'lottery.history.last': 'Terakhir keluar',
  'lottery.history.gap': 'Undian sejak itu',
  'lottery.history.longest': 'Jeda terpanjang',
  'lottery.history.average': 'Sekali dalam sekian undian',
  'lottery.history.averageExpected':
    'Pada undian adil, sebuah angka rata-rata keluar sekali dalam {count} undian.',
  'lottery.history.never': 'Tidak dalam periode ini',
  'lottery.history.heads': 'Kepala dan ekor',
  'lottery.history.headsHint': 'Angka puluhan (kepala) dan satuan (ekor) dari akhiran di atas.',
  'lottery.history.digit': 'Angka tunggal',
  'lottery.history.head': 'Kepala',
  'lottery.history.tail': 'Ekor',
  'lottery.history.deviation': 'Dibandingkan dengan kebetulan',
  'lottery.history.deviation.text':
    'Dari 100 rangkaian adil dengan undian sebanyak ini, sekitar {share} setidaknya sama tidak meratanya.',
  'lottery.history.deviation.usual': 'Perbedaan sebesar ini wajar karena kebetulan.',
  'lottery.history.deviation.rare':
    'Ini jarang, tetapi hal jarang pun terjadi karena kebetulan. Ini tidak membantu menebak undian berikutnya.',
  'lottery.history.deviation.few': 'Undian terlalu sedikit untuk dibandingkan dengan kebetulan.',
  'lottery.history.chiSquare': 'Kai-kuadrat {value} dengan {degrees} derajat kebebasan',
  'lottery.history.day': 'Hari',
  'lottery.history.noneOnDay': 'Tidak ada hasil pada hari ini',
  'lottery.history.bet': 'Bertaruh pada lotre ini',
  'lottery.notices': 'Pemberitahuan hasil',
  'lottery.notices.hint':
    'Masuk ke kotak pesan Anda. Kemenangan lotre yang mengundi sepanjang hari dikumpulkan per jam.',
  'lottery.notices.off': 'Tidak ada',
  'lottery.notices.each': 'Setiap hasil',
  'lottery.notices.won': 'Saat tiket menang',
  'lottery.notices.daily': 'Sekali sehari',
  'lottery.notice.title': '{lottery}: hasil {when}',
  'lottery.notice.tickets':
    'Tiket Anda: {tickets}. Yang menang: {won}. Biaya {cost}, pengembalian {returned}.',
  'lottery.notice.void': 'Undian ini tidak berlangsung. Taruhan dikembalikan.',
  'fault.lottery.noSuchNotice': 'Lotre ini tidak menyediakan pemberitahuan tersebut',
}
