// SPDX-License-Identifier: Apache-2.0
import type { lotteryHistory as source } from '../en/lottery-history.ts'
import type { Translated } from '../translated.ts'

/** Statistics and past results of lotteries, and notices of results. */
export const lotteryHistory: Translated<typeof source> = {
  'lottery.history': 'Keputusan dan statistik',
  'lottery.history.source': 'Sumber cabutan',
  'lottery.history.site': 'Cabutan laman ini',
  'lottery.history.state': 'Keputusan rasmi negara',
  'lottery.history.imported':
    'Keputusan rasmi negara, diimport daripada {source}. Pertaruhan di laman ini tidak pernah diselesaikan dengannya.',
  'lottery.history.north':
    'Wilayah Utara mempunyai satu cabutan sehari, bagi wilayah hari itu. Hanya hari {lottery} dikira di sini.',
  'lottery.history.independent':
    'Setiap cabutan bebas antara satu sama lain. Keputusan lalu tidak menunjukkan apa-apa tentang cabutan seterusnya.',
  'lottery.history.span': 'Tempoh',
  'lottery.history.days': '{days} hari',
  'lottery.history.year': '1 tahun',
  'lottery.history.fiveYears': '5 tahun',
  'lottery.history.counted': 'Cabutan dikira: {draws}, dari {from} hingga {until}',
  'lottery.history.empty': 'Tiada cabutan dalam pilihan ini',
  'lottery.history.series': 'Apa yang dikira',
  'lottery.history.series.all': 'Hujung semua hadiah',
  'lottery.history.series.special': 'Hujung DB',
  'lottery.history.series.balls': 'Bola',
  'lottery.history.series.any': 'Semua kedudukan',
  'lottery.history.frequency': 'Kekerapan setiap nombor',
  'lottery.history.expected': 'Jangkaan cabutan adil: {count} kali setiap satu, ditunjukkan oleh garis',
  'lottery.history.table': 'Semua nombor dalam jadual',
  'lottery.history.number': 'Nombor',
  'lottery.history.hits': 'Kali keluar',
  'lottery.history.last': 'Kali terakhir',
  'lottery.history.gap': 'Cabutan sejak itu',
  'lottery.history.longest': 'Jarak terpanjang',
  'lottery.history.average': 'Sekali dalam sekian cabutan',
  'lottery.history.averageExpected':
    'Dalam cabutan adil, sesuatu nombor keluar purata sekali dalam {count} cabutan.',
  'lottery.history.never': 'Tiada dalam tempoh ini',
  'lottery.history.heads': 'Kepala dan ekor',
  'lottery.history.headsHint': 'Digit puluh (kepala) dan digit sa (ekor) bagi hujung di atas.',
  'lottery.history.digit': 'Angka',
  'lottery.history.head': 'Kepala',
  'lottery.history.tail': 'Ekor',
  'lottery.history.deviation': 'Berbanding kebetulan',
  'lottery.history.deviation.text':
    'Daripada 100 siri adil dengan cabutan sebanyak ini, kira-kira {share} sekurang-kurangnya sama tidak sekata.',
  'lottery.history.deviation.usual': 'Perbezaan sebesar ini adalah kebetulan biasa.',
  'lottery.history.deviation.rare':
    'Ini jarang, tetapi perkara jarang juga berlaku secara kebetulan. Ia tidak membantu meneka cabutan seterusnya.',
  'lottery.history.deviation.few': 'Cabutan terlalu sedikit untuk dibandingkan dengan kebetulan.',
  'lottery.history.chiSquare': 'Khi kuasa dua {value} dengan {degrees} darjah kebebasan',
  'lottery.history.day': 'Hari',
  'lottery.history.noneOnDay': 'Tiada keputusan pada hari ini',
  'lottery.history.bet': 'Bertaruh pada loteri ini',
  'lottery.notices': 'Makluman keputusan',
  'lottery.notices.hint':
    'Ia masuk ke peti mesej anda. Kemenangan loteri yang mencabut sepanjang hari dikumpulkan setiap jam.',
  'lottery.notices.off': 'Tiada',
  'lottery.notices.each': 'Setiap keputusan',
  'lottery.notices.won': 'Apabila tiket menang',
  'lottery.notices.daily': 'Sekali sehari',
  'lottery.notice.title': '{lottery}: keputusan {when}',
  'lottery.notice.tickets': 'Tiket anda: {tickets}. Yang menang: {won}. Kos {cost}, pulangan {returned}.',
  'lottery.notice.void': 'Cabutan ini tidak diadakan. Pertaruhan dipulangkan.',
  'fault.lottery.noSuchNotice': 'Loteri ini tidak menawarkan makluman ini',
}
