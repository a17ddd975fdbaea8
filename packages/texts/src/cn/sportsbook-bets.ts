// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBets as source } from '../en/sportsbook-bets.ts'
import type { Translated } from '../translated.ts'

/** What bets on the sportsbook are refused for. */
export const sportsbookBets: Translated<typeof source> = {
  'fault.sportsbook.unknownBet': '该投注不存在',
  'fault.sportsbook.unknownMarket': '该盘口不存在',
  'fault.sportsbook.slipRefused': '这些选项不能组成此类投注',
  'fault.sportsbook.marketClosed': '有盘口目前不接受投注',
  'fault.sportsbook.priceChanged': '赔率已变动',
  'fault.sportsbook.scoreChanged': '比分已变动',
  'fault.sportsbook.stakeTooSmall': '投注额低于下限',
  'fault.sportsbook.stakeTooLarge': '投注额超过该投注的上限',
  'fault.sportsbook.stakeTooFine': '该货币没有这么小的单位',
}
