// SPDX-License-Identifier: Apache-2.0
import type { payouts as source } from '../en/payouts.ts'
import type { Translated } from '../translated.ts'

/** What happens to a withdrawal, how long it takes, and what to do when it is refused. */
export const payouts: Translated<typeof source> = {
  'payout.progress': 'ความคืบหน้า',
  'payout.stage.asked': 'ส่งคำขอแล้ว',
  'payout.stage.approved': 'อนุมัติแล้ว',
  'payout.stage.rejected': 'ปฏิเสธแล้ว',
  'payout.stage.sent': 'ส่งไปยังธนาคารแล้ว',
  'payout.stage.failed': 'ส่งไม่สำเร็จ เราจะลองอีกครั้ง',
  'payout.stage.paid': 'จ่ายแล้ว',
  'payout.stage.received': 'ได้รับแล้ว',
  'payout.stage.forcedReceived': 'ถือว่าได้รับแล้ว',
  'payout.stage.notReceived': 'แจ้งว่ายังไม่ได้รับ',
  'payout.stage.returned': 'เงินกลับมาที่เรา',
  'payout.times': 'โดยปกติจ่ายภายใน {usual} และ 95 จาก 100 รายการภายใน {most}',
  'payout.review': 'เจ้าหน้าที่จะดูการถอนนี้ก่อนจ่าย คุณไม่ต้องทำอะไร',
  'payout.reason.NAME_DIFFERS': 'บัญชีนี้ไม่ใช่ชื่อของคุณ โปรดเพิ่มบัญชีในชื่อของคุณเองแล้วขอถอนอีกครั้ง',
  'payout.reason.ACCOUNT_WRONG': 'เลขที่บัญชีไม่ถูกต้อง โปรดตรวจสอบ เพิ่มบัญชีใหม่ แล้วขอถอนอีกครั้ง',
  'payout.reason.BANK_UNAVAILABLE': 'ขณะนี้เราจ่ายไปยังธนาคารนี้ไม่ได้ โปรดเลือกบัญชีอื่น',
  'payout.reason.IDENTITY': 'เราต้องแน่ใจว่าเป็นคุณ โปรดเขียนถึงฝ่ายบริการลูกค้าและเตรียมเอกสารยืนยันตัวตน',
  'payout.reason.OTHER': 'โปรดเขียนถึงฝ่ายบริการลูกค้า พวกเขาจะช่วยคุณ',
  'fault.wallet.payeeRefused': 'เราจ่ายไปยังบัญชีนี้ไม่ได้ โปรดเลือกบัญชีอื่นหรือเขียนถึงฝ่ายบริการลูกค้า',
  'fault.backoffice.sameOperator': 'คุณอนุมัติการถอนนี้ไปแล้ว ผู้ดูแลคนอื่นต้องเป็นผู้ตัดสิน',
  'fault.backoffice.aboveTier': 'บทบาทของคุณอนุมัติได้ไม่เกิน {max}',
  'fault.backoffice.noPayoutAccount': 'ไม่มีบัญชีจ่ายเงินที่เปิดอยู่ซึ่งเหมาะกับการถอนนี้',
  'fault.backoffice.payoutAccountTaken': 'มีบัญชีจ่ายเงินที่ใช้รหัสนี้อยู่แล้ว',
}
