// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': '이 경기의 베팅이 마감되었습니다',
  'sportsbook.reason.pool_cancelled': '풀이 취소되었습니다: 한쪽의 배당이 1.07 이하이거나 베팅이 없었습니다',
  'sportsbook.pool': '풀',
  'sportsbook.pool.about':
    '양쪽의 베팅이 하나의 풀이 됩니다. {percent} %는 수수료이고, 나머지는 승자에 건 사람들이 나눕니다.',
  'sportsbook.pool.changes':
    '각 쪽의 배당은 베팅이 들어올 때마다 바뀌며, 경기가 시작되어 마감될 때 확정됩니다.',
  'sportsbook.pool.back':
    '무승부면 모든 베팅액을 돌려드립니다. 한쪽의 배당이 1.07 이하이거나 베팅이 없으면 풀이 취소되어 역시 돌려드립니다.',
  'sportsbook.pool.returns': '현재 배당',
  'sportsbook.pool.noStakes': '베팅 없음',
  'sportsbook.pool.on': '{side}에 베팅',
  'sportsbook.pool.hint': '베팅액을 입력한 뒤 한쪽을 누르세요. 바로 접수되며 취소할 수 없습니다.',
  'sportsbook.pool.low': '최소 {amount}',
  'sportsbook.pool.high': '최대 {amount}',
  'sportsbook.pool.placed': '{side} {amount}이(가) 풀에 들어갔습니다.',
  'sportsbook.pool.closed': '이 경기의 베팅이 마감되었습니다',
  'sportsbook.pool.mine': '이 경기의 내 베팅',
  'sportsbook.pool.bets': '풀 베팅',
  'sportsbook.pool.none': '풀 베팅이 없습니다.',
  'sportsbook.pool.ifWins': '이기면 현재 지급액',
  'sportsbook.pool.rule': '적중한 베팅은 수수료를 뺀 풀에서 자기 몫을 최소 화폐 단위로 내림하여 받습니다.',
  'sportsbook.pool.commission': '수수료',
}
