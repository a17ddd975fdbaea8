// SPDX-License-Identifier: Apache-2.0
import type { lotteryFurther as source } from '../en/lottery-further.ts'
import type { Translated } from '../translated.ts'

/** Lotteries with jackpots, of Thailand, Laos and Hanoi, and further plays of Keno. */
export const lotteryFurther: Translated<typeof source> = {
  'lottery.group.VIETLOTT': '잭팟',
  'lottery.group.SEA': '태국, 라오스, 하노이',
  'lottery.jackpot': '잭팟',
  'lottery.jackpot.second': '두 번째 잭팟',
  'lottery.jackpot.fair':
    '고정 상금은 장기적으로 베팅액의 {rtp} %를 돌려줍니다. 추가로 {percent} %가 잭팟에 적립되며, 당첨자가 나올 때까지 커지므로 시간이 지나며 돌아갑니다. 한 회차의 모든 당첨자는 베팅액에 비례해 잭팟을 나누며, 시작 금액은 저희가 넣습니다.',
  'lottery.row.first': '1등',
  'lottery.row.front3': '앞 세 자리',
  'lottery.row.last3': '뒤 세 자리',
  'lottery.row.last2': '뒤 두 자리',
  'lottery.row.bonus': '보너스 볼',
  'lottery.row.special': '스페셜 볼',
  'lottery.play.top': '위 끝 {digits}자리',
  'lottery.play.tod': '위 끝 세 자리, 순서 무관',
  'lottery.play.bottom': '아래 끝 {digits}자리',
  'lottery.play.runTop': '위 세 자리에 있는 숫자',
  'lottery.play.runBottom': '아래 두 자리에 있는 숫자',
  'lottery.play.balls': '공 {count}개 모두',
  'lottery.play.oneNumber': '번호 하나',
  'lottery.play.twoNumbers': '번호 둘',
  'lottery.play.lowHigh': '작은 공 또는 큰 공이 더 많음',
  'lottery.play.moreOddEven': '홀수 공 또는 짝수 공이 더 많음',
  'lottery.play.elements': '오행',
  'lottery.play.bookmakerPick': '북메이커 {count}개 선택',
  'lottery.side.up': '작음',
  'lottery.side.down': '큼',
  'lottery.side.metal': '금',
  'lottery.side.wood': '목',
  'lottery.side.water': '수',
  'lottery.side.fire': '화',
  'lottery.side.earth': '토',
  'lottery.hits.special': '{count}개 적중 + 스페셜',
  'lottery.tier.twoAny': '아무 상이나 둘',
  'lottery.tier.oneFirst': 'DB 하나',
  'lottery.tier.oneAny': '다른 상 하나',
  'lottery.pick.special': '고를 공: {count}개와 스페셜 볼 1개',
}
