// SPDX-License-Identifier: Apache-2.0
import type { bets as source } from '../en/bets.ts'
import type { Translated } from '../translated.ts'

/** The betting record. */
export const bets: Translated<typeof source> = {
  'bets.title': 'Record ng mga taya',
  'bets.time': 'Oras',
  'bets.game': 'Laro',
  'bets.studio': 'Studio',
  'bets.bet': 'Taya',
  'bets.validBet': 'Valid na taya',
  'bets.payout': 'Payout',
  'bets.net': 'Neto',
  'bets.status': 'Status',
  'bets.status.open': 'Bukas',
  'bets.status.settled': 'Tapos na',
  'bets.status.refunded': 'Naibalik',
  'bets.verify': 'Suriin ang round',
  'bets.round': 'Round {round}',
  'bets.empty': 'Walang taya sa panahong ito',
  'bets.emptyHint': 'Lalabas dito ang mga round mo pagkalaro.',
  'bets.range': 'Saklaw ng panahon',
  'bets.range.today': 'Ngayon',
  'bets.range.week': '7 araw',
  'bets.range.month': '30 araw',
  'bets.verify.blocked': 'Bubukas ang round sa bagong window. Pinigilan ito ng browser mo; pindutin ulit.',
}
