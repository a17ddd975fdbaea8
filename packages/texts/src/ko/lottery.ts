// SPDX-License-Identifier: Apache-2.0
import type { lottery as source } from '../en/lottery.ts'
import type { Translated } from '../translated.ts'

/** The lottery areas. */
export const lottery: Translated<typeof source> = {
  'lottery.center': '복권 센터',
  'lottery.one': '복권',
  'lottery.vietnam': '베트남 복권',
  'lottery.studios': '복권 스튜디오',
  'lottery.draws': '추첨',
  'lottery.noDraws': '지금은 추첨이 없습니다',
  'lottery.noDrawsHint': '복권이 판매되면 추첨, 결과, 베팅이 여기에 표시됩니다.',
  'lottery.unknown': '판매하지 않는 복권입니다',
  'lottery.unknownHint': '여기에는 그런 복권이 없습니다.',
  'lottery.action': '복권 스튜디오 보기',
  'lottery.all': '모든 복권',
  'lottery.lobby': '게임',
  'lottery.lobby.hint': '모든 게임을 한 페이지에서 볼 수 있습니다.',
  'lottery.group.MB': '북부',
  'lottery.group.MT': '중부',
  'lottery.group.MN': '남부',
  'lottery.group.FAST': '빠른 추첨',
  'lottery.group.KENO': '키노',
  'fault.lottery.unknownGame': '없는 복권입니다',
  'fault.lottery.unknownDraw': '없는 회차입니다',
  'fault.lottery.notOnSale': '현재 판매하지 않는 복권입니다',
  'fault.lottery.drawClosed': '이 회차의 베팅이 마감되었습니다',
  'fault.lottery.wrongPick': '선택한 번호가 이 베팅 방식에 맞지 않습니다',
  'fault.lottery.belowMinimum': '1구의 최소 베팅액은 {min}입니다',
  'fault.lottery.aboveMaximum': '1구의 최대 베팅액은 {max}입니다',
  'fault.lottery.shareUsed':
    '이 추첨에서 회원 한 명이 가질 수 있는 한도에 도달했습니다. 더 적은 금액으로 시도하세요',
  'fault.lottery.drawFull': '이 회차의 한도에 도달했습니다. 베팅액을 줄여 주세요',
}
