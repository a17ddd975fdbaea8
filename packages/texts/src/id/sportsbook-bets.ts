// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBets as source } from '../en/sportsbook-bets.ts'
import type { Translated } from '../translated.ts'

/** What bets on the sportsbook are refused for. */
export const sportsbookBets: Translated<typeof source> = {
  'fault.sportsbook.unknownBet': 'Taruhan ini tidak ada',
  'fault.sportsbook.unknownMarket': 'Pasar ini tidak ada',
  'fault.sportsbook.slipRefused': 'Pilihan ini tidak dapat digabung dalam jenis taruhan ini',
  'fault.sportsbook.marketClosed': 'Ada pasar yang sedang tidak menerima taruhan',
  'fault.sportsbook.priceChanged': 'Odds telah berubah',
  'fault.sportsbook.scoreChanged': 'Skor telah berubah',
  'fault.sportsbook.stakeTooSmall': 'Nilai taruhan di bawah minimum',
  'fault.sportsbook.stakeTooLarge': 'Nilai taruhan melebihi batas taruhan ini',
  'fault.sportsbook.stakeTooFine': 'Mata uang ini tidak memiliki pecahan sekecil itu',
}
