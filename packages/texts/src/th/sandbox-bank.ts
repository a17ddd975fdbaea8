// SPDX-License-Identifier: Apache-2.0
import type { sandboxBank as source } from '../en/sandbox-bank.ts'
import type { Translated } from '../translated.ts'

/** The payment page of the sandbox bank, rendered by the server. */
export const sandboxBank: Translated<typeof source> = {
  'bank.title': 'ธนาคารทดสอบ',
  'bank.playMoney': 'เงินจำลอง: ที่นี่ไม่มีเงินจริง',
  'bank.social.title': 'การเข้าสู่ระบบทดสอบแทน {provider}',
  'bank.social.play': 'ตัวอย่างเท่านั้น: ไม่มีการติดต่อผู้ให้บริการจริงและไม่มีการตรวจสอบใด ๆ',
  'bank.social.name': 'ชื่อ',
  'bank.social.agree': 'ดำเนินการต่อ',
  'bank.social.close': 'ยกเลิก',
  'bank.toPay': 'ยอดชำระ',
  'bank.order': 'คำสั่งซื้อ',
  'bank.pay': 'ชำระ {amount}',
  'bank.payLate': 'ชำระช้า: เงินเข้าหลังจาก {seconds} วินาที',
  'bank.payTooLate': 'ชำระช้าเกินไป: เงินเข้าหลังหมดเวลาชำระ',
  'bank.underpay': 'ชำระไม่ครบ: ส่งเพียง {half}',
  'bank.fail': 'ไม่สำเร็จ: ไม่ชำระ',
  'bank.paid': 'คุณชำระ {amount} แล้ว',
  'bank.paidLate': 'คุณชำระ {amount} แล้ว เงินจะเข้าใน {seconds} วินาที',
  'bank.paidTooLate': 'คุณชำระ {amount} แล้ว เงินจะเข้าหลังหมดเวลาชำระ',
  'bank.underpaid': 'คุณส่ง {half} แทนที่จะเป็น {amount}',
  'bank.failed': 'ชำระเงินไม่สำเร็จ ไม่มีการตัดเงิน',
  'bank.back': 'กลับไปที่เว็บไซต์',
  'bank.mayClose': 'คุณปิดหน้านี้ได้เช่นกัน',
  'bank.unknown': 'ไม่พบการชำระเงินนี้',
}
