// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBets as source } from '../en/sportsbook-bets.ts'
import type { Translated } from '../translated.ts'

/** What bets on the sportsbook are refused for. */
export const sportsbookBets: Translated<typeof source> = {
  'fault.sportsbook.unknownBet': '該投注不存在',
  'fault.sportsbook.unknownMarket': '該盤口不存在',
  'fault.sportsbook.slipRefused': '這些選項不能組成此類投注',
  'fault.sportsbook.marketClosed': '有盤口目前不接受投注',
  'fault.sportsbook.priceChanged': '賠率已變動',
  'fault.sportsbook.scoreChanged': '比分已變動',
  'fault.sportsbook.stakeTooSmall': '投注額低於下限',
  'fault.sportsbook.stakeTooLarge': '投注額超過該投注的上限',
  'fault.sportsbook.stakeTooFine': '該貨幣沒有這麼小的單位',
}
