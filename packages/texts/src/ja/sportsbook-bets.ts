// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBets as source } from '../en/sportsbook-bets.ts'
import type { Translated } from '../translated.ts'

/** What bets on the sportsbook are refused for. */
export const sportsbookBets: Translated<typeof source> = {
  'fault.sportsbook.unknownBet': 'このベットは存在しません',
  'fault.sportsbook.unknownMarket': 'このマーケットは存在しません',
  'fault.sportsbook.slipRefused': 'これらの選択はこの種類のベットに組み合わせられません',
  'fault.sportsbook.marketClosed': '現在ベットを受け付けていないマーケットがあります',
  'fault.sportsbook.priceChanged': 'オッズが変わりました',
  'fault.sportsbook.scoreChanged': 'スコアが変わりました',
  'fault.sportsbook.stakeTooSmall': '賭け金が最低額を下回っています',
  'fault.sportsbook.stakeTooLarge': '賭け金がこのベットの上限を超えています',
  'fault.sportsbook.stakeTooFine': 'この通貨にそのような小さい単位はありません',
}
