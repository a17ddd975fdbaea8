// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'ปิดรับเดิมพันคู่นี้แล้ว',
  'sportsbook.reason.pool_cancelled': 'พูลถูกยกเลิก: ฝั่งหนึ่งจะจ่าย 1.07 หรือต่ำกว่า หรือไม่มีเดิมพัน',
  'sportsbook.pool': 'พูล',
  'sportsbook.pool.about': 'เงินเดิมพันของทั้งสองฝั่งรวมเป็นพูลเดียว หักค่าคอมมิชชัน {percent} % ส่วนที่เหลือแบ่งให้ผู้ที่แทงฝั่งชนะ',
  'sportsbook.pool.changes': 'อัตราจ่ายของแต่ละฝั่งเปลี่ยนไปตามทุกเดิมพัน จนกว่าจะปิดรับเมื่อเริ่มชน',
  'sportsbook.pool.back':
    'หากเสมอ คืนเงินเดิมพันทั้งหมด และหากฝั่งหนึ่งจะจ่าย 1.07 หรือต่ำกว่า หรือไม่มีเดิมพัน พูลจะถูกยกเลิกและคืนเงินเช่นกัน',
  'sportsbook.pool.returns': 'จ่ายตอนนี้',
  'sportsbook.pool.noStakes': 'ยังไม่มีเดิมพัน',
  'sportsbook.pool.on': 'แทง {side}',
  'sportsbook.pool.hint': 'ใส่เงินเดิมพัน แล้วแตะฝั่งที่ต้องการ เดิมพันทันทีและยกเลิกไม่ได้',
  'sportsbook.pool.low': 'อย่างน้อย {amount}',
  'sportsbook.pool.high': 'ไม่เกิน {amount}',
  'sportsbook.pool.placed': '{side} {amount} เข้าพูลแล้ว',
  'sportsbook.pool.closed': 'ปิดรับเดิมพันคู่นี้แล้ว',
  'sportsbook.pool.mine': 'เดิมพันของฉันในคู่นี้',
  'sportsbook.pool.bets': 'เดิมพันพูล',
  'sportsbook.pool.none': 'คุณไม่มีเดิมพันพูล',
  'sportsbook.pool.ifWins': 'จ่ายตอนนี้หากชนะ',
  'sportsbook.pool.rule': 'เดิมพันที่ชนะได้ส่วนแบ่งของพูลหลังหักค่าคอมมิชชัน ปัดลงตามหน่วยเงินเล็กสุด',
  'sportsbook.pool.commission': 'ค่าคอมมิชชัน',
}
