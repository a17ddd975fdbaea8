// SPDX-License-Identifier: Apache-2.0
import type { sportsbookReview as source } from '../en/sportsbook-review.ts'
import type { Translated } from '../translated.ts'

/** Large bets that an operator looks at, entered results, and sports in records of bets. */
export const sportsbookReview: Translated<typeof source> = {
  'bets.sport.football': 'Bola sepak',
  'bets.sport.basketball': 'Bola keranjang',
  'bets.sport.tennis': 'Tenis',
  'bets.sport.esports': 'E-sukan',
  'bets.sport.cockfight': 'Sabung ayam',
  'bets.sport.mixed': 'Beberapa sukan',
  'sportsbook.review.waiting': 'Pertaruhan ini besar. Kami sedang menyemaknya, selewat-lewatnya {time}',
  'sportsbook.review.offer': 'Sebagai ganti kami menawarkan ini, sehingga {time}',
  'sportsbook.review.stake': 'Pertaruhan {amount}',
  'sportsbook.review.odds': 'Odds {odds}',
  'sportsbook.review.accept': 'Terima',
  'sportsbook.review.decline': 'Dapatkan semula pertaruhan',
  'sportsbook.refused.review': 'Kami tidak menerima pertaruhan ini',
  'sportsbook.refused.declined': 'Anda menolak tawaran kami',
  'fault.sportsbook.reviewOver': 'Pertaruhan ini telah diputuskan',
  'fault.sportsbook.badOffer': 'Tawarkan pertaruhan lebih rendah atau odds yang tidak melebihi sekarang',
  'fault.sportsbook.notOver': 'Acara ini belum tamat',
  'fault.sportsbook.badResult': 'Ini tidak mungkin keputusannya: {problem}',
  'fault.sportsbook.sameResult': 'Ini sudah dikira',
  'fault.sportsbook.entryOpen': 'Satu lagi entri acara ini masih terbuka. Sahkan atau gugurkan dahulu',
  'fault.sportsbook.entryState': 'Entri ini tidak boleh diubah lagi',
}
