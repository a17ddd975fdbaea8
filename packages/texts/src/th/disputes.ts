// SPDX-License-Identifier: Apache-2.0
import type { disputes as source } from '../en/disputes.ts'
import type { Translated } from '../translated.ts'

/** A withdrawal that has not arrived, for its owner. */
export const disputes: Translated<typeof source> = {
  'dispute.notReceived': 'ยังไม่ได้รับ',
  'dispute.proof': 'หลักฐานว่าเงินยังไม่เข้า',
  'dispute.hint': '1 ถึง {count} รูป PNG หรือ JPG รูปละไม่เกิน {size} MB เช่น รายการเดินบัญชีของคุณ',
  'dispute.send': 'ส่งหลักฐาน',
  'dispute.sent': 'ขอบคุณ เรากำลังค้นหารายการชำระเงินและจะเขียนถึงคุณ',
  'dispute.open': 'คุณแจ้งว่าเงินยังไม่เข้า เรากำลังค้นหารายการชำระเงินและจะเขียนถึงคุณ',
  'dispute.picture': 'หลักฐานของคุณ รูปที่ {number}',
  'dispute.arrived': 'เงินเข้าแล้วในที่สุด',
  'dispute.forced': 'ถือว่าได้รับแล้วเพราะคุณไม่ได้ตอบ หากเงินยังไม่เข้า โปรดติดต่อฝ่ายบริการลูกค้าภายใน {time}',
  'fault.wallet.proofNeeded': 'เพิ่มรูป 1 ถึง 3 รูปเป็นหลักฐาน',
  'mail.withdrawal.title': 'การถอนเงิน {amount} ของคุณ',
  'mail.withdrawal.reopened': 'เรากำลังค้นหารายการชำระเงินนี้ที่ยังไม่ถึงคุณ เราจะเขียนถึงคุณเมื่อพบแล้ว',
  'mail.withdrawal.arrived': 'เราพบรายการชำระเงินนี้แล้ว: เงินถึงธนาคารของคุณแล้ว',
  'mail.withdrawal.returned': 'รายการชำระเงินนี้กลับคืนมาที่เรา เราจะจ่ายให้คุณอีกครั้ง',
}
