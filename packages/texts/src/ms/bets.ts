// SPDX-License-Identifier: Apache-2.0
import type { bets as source } from '../en/bets.ts'
import type { Translated } from '../translated.ts'

/** The betting record. */
export const bets: Translated<typeof source> = {
  'bets.title': 'Rekod taruhan',
  'bets.time': 'Masa',
  'bets.game': 'Permainan',
  'bets.studio': 'Studio',
  'bets.bet': 'Taruhan',
  'bets.validBet': 'Taruhan sah',
  'bets.payout': 'Bayaran',
  'bets.net': 'Bersih',
  'bets.status': 'Status',
  'bets.status.open': 'Terbuka',
  'bets.status.settled': 'Selesai',
  'bets.status.refunded': 'Dikembalikan',
  'bets.verify': 'Semak pusingan ini',
  'bets.round': 'Pusingan {round}',
  'bets.empty': 'Tiada taruhan dalam tempoh ini',
  'bets.emptyHint': 'Pusingan anda muncul di sini sebaik sahaja dimainkan.',
  'bets.range': 'Tempoh masa',
  'bets.range.today': 'Hari ini',
  'bets.range.week': '7 hari',
  'bets.range.month': '30 hari',
  'bets.verify.blocked':
    'Pusingan dibuka dalam tetingkap baharu. Pelayar anda menghalangnya; tekan sekali lagi.',
}
