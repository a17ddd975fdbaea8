// SPDX-License-Identifier: Apache-2.0
import type { bets as source } from '../en/bets.ts'
import type { Translated } from '../translated.ts'

/** The betting record. */
export const bets: Translated<typeof source> = {
  'bets.title': 'Riwayat taruhan',
  'bets.time': 'Waktu',
  'bets.game': 'Game',
  'bets.studio': 'Studio',
  'bets.bet': 'Taruhan',
  'bets.validBet': 'Taruhan valid',
  'bets.payout': 'Pembayaran',
  'bets.net': 'Bersih',
  'bets.status': 'Status',
  'bets.status.open': 'Berjalan',
  'bets.status.settled': 'Selesai',
  'bets.status.refunded': 'Dikembalikan',
  'bets.verify': 'Periksa ronde ini',
  'bets.round': 'Ronde {round}',
  'bets.empty': 'Tidak ada taruhan pada periode ini',
  'bets.emptyHint': 'Ronde Anda muncul di sini begitu dimainkan.',
  'bets.range': 'Rentang waktu',
  'bets.range.today': 'Hari ini',
  'bets.range.week': '7 hari',
  'bets.range.month': '30 hari',
  'bets.verify.blocked': 'Ronde terbuka di jendela baru. Browser Anda memblokirnya; tekan sekali lagi.',
}
