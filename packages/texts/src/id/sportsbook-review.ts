// SPDX-License-Identifier: Apache-2.0
import type { sportsbookReview as source } from '../en/sportsbook-review.ts'
import type { Translated } from '../translated.ts'

/** Large bets that an operator looks at, entered results, and sports in records of bets. */
export const sportsbookReview: Translated<typeof source> = {
  'bets.sport.football': 'Sepak bola',
  'bets.sport.basketball': 'Bola basket',
  'bets.sport.tennis': 'Tenis',
  'bets.sport.esports': 'E-sports',
  'bets.sport.cockfight': 'Sabung ayam',
  'bets.sport.mixed': 'Beberapa olahraga',
  'sportsbook.review.waiting': 'Taruhan ini besar. Kami sedang meninjaunya, paling lambat {time}',
  'sportsbook.review.offer': 'Sebagai gantinya kami menawarkan ini, sampai {time}',
  'sportsbook.review.stake': 'Taruhan {amount}',
  'sportsbook.review.odds': 'Odds {odds}',
  'sportsbook.review.accept': 'Terima',
  'sportsbook.review.decline': 'Ambil kembali taruhan',
  'sportsbook.refused.review': 'Kami tidak menerima taruhan ini',
  'sportsbook.refused.declined': 'Anda menolak tawaran kami',
  'fault.sportsbook.reviewOver': 'Taruhan ini sudah diputuskan',
  'fault.sportsbook.badOffer': 'Tawarkan taruhan lebih rendah atau odds yang tidak di atas saat ini',
  'fault.sportsbook.notOver': 'Pertandingan ini belum selesai',
  'fault.sportsbook.badResult': 'Ini tidak mungkin hasilnya: {problem}',
  'fault.sportsbook.sameResult': 'Ini sudah berlaku',
  'fault.sportsbook.entryOpen':
    'Entri lain dari pertandingan ini masih terbuka. Konfirmasi atau batalkan dahulu',
  'fault.sportsbook.entryState': 'Entri ini tidak dapat diubah lagi',
}
