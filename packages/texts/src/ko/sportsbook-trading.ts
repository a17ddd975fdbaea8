// SPDX-License-Identifier: Apache-2.0
import type { sportsbookTrading as source } from '../en/sportsbook-trading.ts'
import type { Translated } from '../translated.ts'

/** Why a price of an operator is refused. */
export const sportsbookTrading: Translated<typeof source> = {
  'fault.sportsbook.notOnLadder': '이 배당은 배당 단계에 없습니다',
  'fault.sportsbook.losingBook': '이 배당에서는 모든 결과에 걸면 반드시 이깁니다',
}
