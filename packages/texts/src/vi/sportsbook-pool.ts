// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'Đã đóng cược trận này',
  'sportsbook.reason.pool_cancelled': 'Quỹ cược bị hủy: một bên sẽ trả 1,07 trở xuống hoặc không có cược',
  'sportsbook.pool': 'Quỹ cược',
  'sportsbook.pool.about':
    'Tiền cược của hai bên gộp thành một quỹ. {percent} % là hoa hồng; người cược bên thắng chia nhau phần còn lại.',
  'sportsbook.pool.changes':
    'Mức trả của mỗi bên thay đổi theo từng lượt cược, cho đến khi đóng cược lúc trận đấu bắt đầu.',
  'sportsbook.pool.back':
    'Nếu hòa, mọi tiền cược được hoàn lại. Nếu một bên sẽ trả 1,07 trở xuống hoặc không có cược, quỹ bị hủy và tiền cũng được hoàn.',
  'sportsbook.pool.returns': 'Trả hiện tại',
  'sportsbook.pool.noStakes': 'Chưa có cược',
  'sportsbook.pool.on': 'Cược {side}',
  'sportsbook.pool.hint': 'Nhập tiền cược rồi chạm vào một bên. Cược được đặt ngay và không thể rút lại.',
  'sportsbook.pool.low': 'Ít nhất {amount}',
  'sportsbook.pool.high': 'Nhiều nhất {amount}',
  'sportsbook.pool.placed': '{amount} cho {side} đã vào quỹ.',
  'sportsbook.pool.closed': 'Đã đóng cược trận này',
  'sportsbook.pool.mine': 'Cược của tôi ở trận này',
  'sportsbook.pool.bets': 'Cược quỹ',
  'sportsbook.pool.none': 'Bạn chưa có cược quỹ.',
  'sportsbook.pool.ifWins': 'Trả hiện tại nếu thắng',
  'sportsbook.pool.rule':
    'Cược thắng nhận phần của mình trong quỹ sau hoa hồng, làm tròn xuống đến đơn vị tiền nhỏ nhất.',
  'sportsbook.pool.commission': 'Hoa hồng',
}
