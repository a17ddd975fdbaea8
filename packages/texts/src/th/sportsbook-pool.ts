// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'ปิดรับเดิมพันคู่นี้แล้ว',
  'sportsbook.reason.pool_cancelled': 'พูลถูกยกเลิก: ฝั่งหนึ่งจะจ่าย 1.07 หรือต่ำกว่า หรือไม่มีเดิมพัน',
}
