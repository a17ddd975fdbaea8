// SPDX-License-Identifier: Apache-2.0
import type { lotteryFast as source } from '../en/lottery-fast.ts'
import type { Translated } from '../translated.ts'

/** Plays of K3, 11x5, PK10, Max 3D Pro and of the whole Thai ticket. */
export const lotteryFast: Translated<typeof source> = {
  'lottery.play.exactSum': '정확한 합',
  'lottery.play.oneFace': '한 면',
  'lottery.play.twoFaces': '서로 다른 두 면',
  'lottery.play.pair': '더블',
  'lottery.play.triple': '트리플',
  'lottery.play.oddBalls': '홀수 공 개수',
  'lottery.play.firstInOrder': '앞 {count}개 순서대로',
  'lottery.play.firstAnyOrder': '앞 {count}개 순서 무관',
  'lottery.play.pairBigSmall': '1·2위 합 대소',
  'lottery.play.pairOddEven': '1·2위 합 홀짝',
  'lottery.play.pairSum': '1·2위 정확한 합',
  'lottery.play.carAtPlace': '순위와 차',
  'lottery.play.winnerBigSmall': '1위 대소',
  'lottery.play.winnerOddEven': '1위 홀짝',
  'lottery.play.duel': '{place}위 대 {other}위',
  'lottery.play.twoInOrder': '두 번호 순서대로',
  'lottery.play.ticket': '티켓 한 장',
  'lottery.tier.reversed': 'DB, 반대 순서',
  'lottery.tier.near': '1등 앞뒤 번호',
  'lottery.tier.dice': '나온 주사위: {count}',
  'lottery.row.second': '2등',
  'lottery.row.third': '3등',
  'lottery.row.fourth': '4등',
  'lottery.row.fifth': '5등',
  'lottery.side.any': '아무 트리플',
  'lottery.pick.ranked': '순위마다 하나씩 선택: {count}',
  'lottery.pick.atPlace': '한 순위의 차 한 대 선택',
  'lottery.pick.pair':
    '서로 다른 세 자리 번호 두 개를 붙여서 입력, 예: 123456. 순서가 중요합니다. 최대 {count}개, 각각 별도 베팅',
  'lottery.list.hintPlace': '한 줄에 베팅 하나: 순위와 차, 예: 3 07',
  'lottery.place.at': '{number}번째',
}
