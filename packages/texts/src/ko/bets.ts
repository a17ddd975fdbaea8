// SPDX-License-Identifier: Apache-2.0
import type { bets as source } from '../en/bets.ts'
import type { Translated } from '../translated.ts'

/** The betting record. */
export const bets: Translated<typeof source> = {
  'bets.title': '베팅 내역',
  'bets.time': '시간',
  'bets.game': '게임',
  'bets.studio': '스튜디오',
  'bets.bet': '베팅',
  'bets.validBet': '유효 베팅',
  'bets.payout': '지급액',
  'bets.net': '순손익',
  'bets.status': '상태',
  'bets.status.open': '진행 중',
  'bets.status.settled': '정산 완료',
  'bets.status.refunded': '환불됨',
  'bets.verify': '라운드 검증',
  'bets.round': '라운드 {round}',
  'bets.empty': '이 기간에 베팅이 없습니다',
  'bets.emptyHint': '플레이한 라운드가 바로 여기에 표시됩니다.',
  'bets.range': '기간',
  'bets.range.today': '오늘',
  'bets.range.week': '7일',
  'bets.range.month': '30일',
  'bets.verify.blocked': '라운드는 새 창에서 열립니다. 브라우저가 창을 막았으니 한 번 더 눌러 주세요.',
}
