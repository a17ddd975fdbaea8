// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': '이 경기의 베팅이 마감되었습니다',
  'sportsbook.reason.pool_cancelled': '풀이 취소되었습니다: 한쪽의 배당이 1.07 이하이거나 베팅이 없었습니다',
}
