// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBets as source } from '../en/sportsbook-bets.ts'
import type { Translated } from '../translated.ts'

/** What bets on the sportsbook are refused for. */
export const sportsbookBets: Translated<typeof source> = {
  'fault.sportsbook.unknownBet': '존재하지 않는 베팅입니다',
  'fault.sportsbook.unknownMarket': '존재하지 않는 마켓입니다',
  'fault.sportsbook.slipRefused': '이 선택들은 이 베팅 종류로 묶을 수 없습니다',
  'fault.sportsbook.marketClosed': '지금 베팅을 받지 않는 마켓이 있습니다',
  'fault.sportsbook.priceChanged': '배당률이 변경되었습니다',
  'fault.sportsbook.scoreChanged': '스코어가 변경되었습니다',
  'fault.sportsbook.stakeTooSmall': '베팅 금액이 최소 금액보다 적습니다',
  'fault.sportsbook.stakeTooLarge': '베팅 금액이 이 베팅의 한도를 넘습니다',
  'fault.sportsbook.stakeTooFine': '이 통화에는 그렇게 작은 단위가 없습니다',
}
