// SPDX-License-Identifier: Apache-2.0
import type { lotteryFurther as source } from '../en/lottery-further.ts'
import type { Translated } from '../translated.ts'

/** Lotteries with jackpots, of Thailand, Laos and Hanoi, and further plays of Keno. */
export const lotteryFurther: Translated<typeof source> = {
  'lottery.group.VIETLOTT': 'Jackpot',
  'lottery.group.SEA': 'Thái Lan, Lào, Hà Nội',
  'lottery.jackpot': 'Jackpot',
  'lottery.jackpot.second': 'Jackpot 2',
  'lottery.jackpot.fair':
    'Các giải cố định trả lại {rtp} % tiền cược về lâu dài. Thêm {percent} % được đưa vào jackpot, tích lũy đến khi có người trúng và nhờ đó được trả lại theo thời gian. Mọi người trúng trong một kỳ chia jackpot theo tỷ lệ tiền cược, và chúng tôi góp số tiền khởi điểm.',
  'lottery.row.first': 'Giải nhất',
  'lottery.row.front3': 'Ba số đầu',
  'lottery.row.last3': 'Ba số cuối',
  'lottery.row.last2': 'Hai số cuối',
  'lottery.row.bonus': 'Bóng phụ',
  'lottery.row.special': 'Bóng đặc biệt',
  'lottery.play.top': '{digits} số cuối, trên',
  'lottery.play.tod': 'Ba số cuối, trên, mọi thứ tự',
  'lottery.play.bottom': '{digits} số cuối, dưới',
  'lottery.play.runTop': 'Chữ số trong ba số trên',
  'lottery.play.runBottom': 'Chữ số trong hai số dưới',
  'lottery.play.balls': 'Đủ {count} bóng',
  'lottery.play.oneNumber': 'Một số',
  'lottery.play.twoNumbers': 'Hai số',
  'lottery.play.lowHigh': 'Nhiều bóng nhỏ hay lớn',
  'lottery.play.moreOddEven': 'Nhiều bóng lẻ hay chẵn',
  'lottery.play.elements': 'Ngũ hành',
  'lottery.play.bookmakerPick': 'Chọn {count} theo tỷ lệ nhà cái',
  'lottery.side.up': 'Nhỏ',
  'lottery.side.down': 'Lớn',
  'lottery.side.metal': 'Kim',
  'lottery.side.wood': 'Mộc',
  'lottery.side.water': 'Thủy',
  'lottery.side.fire': 'Hỏa',
  'lottery.side.earth': 'Thổ',
  'lottery.hits.special': 'Trúng {count} + đặc biệt',
  'lottery.tier.twoAny': 'Hai số của giải bất kỳ',
  'lottery.tier.oneFirst': 'Một số của DB',
  'lottery.tier.oneAny': 'Một số của giải khác',
  'lottery.pick.special': 'Chọn {count} bóng và một bóng đặc biệt',
}
