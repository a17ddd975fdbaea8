// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBets as source } from '../en/sportsbook-bets.ts'
import type { Translated } from '../translated.ts'

/** What bets on the sportsbook are refused for. */
export const sportsbookBets: Translated<typeof source> = {
  'fault.sportsbook.unknownBet': 'Pertaruhan ini tidak wujud',
  'fault.sportsbook.unknownMarket': 'Pasaran ini tidak wujud',
  'fault.sportsbook.slipRefused': 'Pilihan ini tidak boleh digabungkan dalam jenis pertaruhan ini',
  'fault.sportsbook.marketClosed': 'Ada pasaran yang tidak menerima pertaruhan sekarang',
  'fault.sportsbook.priceChanged': 'Odds telah berubah',
  'fault.sportsbook.scoreChanged': 'Skor telah berubah',
  'fault.sportsbook.stakeTooSmall': 'Jumlah pertaruhan di bawah minimum',
  'fault.sportsbook.stakeTooLarge': 'Jumlah pertaruhan melebihi had pertaruhan ini',
  'fault.sportsbook.stakeTooFine': 'Mata wang ini tiada pecahan sekecil itu',
}
