// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'Đã đóng cược trận này',
  'sportsbook.reason.pool_cancelled': 'Quỹ cược bị hủy: một bên sẽ trả 1,07 trở xuống hoặc không có cược',
}
