import type { members as source } from '../en/members.ts'
import type { Translated } from '../translated.ts'

/** The member centre and its frame. */
export const members: Translated<typeof source> = {
  'members.center': 'ศูนย์สมาชิก',
  'members.center.pages': 'หน้าของศูนย์สมาชิก',
  'members.security': 'ความปลอดภัย',
  'members.account': 'บัญชี',
  'members.since': 'เป็นสมาชิกตั้งแต่',
  'members.memberNumber': 'หมายเลขสมาชิก',
  'members.password': 'รหัสผ่านเข้าสู่ระบบ',
  'members.password.change': 'เปลี่ยนรหัสผ่านเข้าสู่ระบบ',
  'members.password.old': 'รหัสผ่านเดิม',
  'members.password.new': 'รหัสผ่านใหม่',
  'members.password.confirm': 'รหัสผ่านใหม่อีกครั้ง',
  'members.password.done': 'เปลี่ยนรหัสผ่านแล้ว',
  'members.payment': 'รหัสถอนเงิน',
  'members.birthday.invalid': 'โปรดใส่วันที่ในรูปแบบ yyyy-MM-dd',
  'members.birthday.tooYoung': 'คุณต้องมีอายุอย่างน้อย {age} ปี',
  'fault.members.fixed': 'ข้อมูลนี้ใส่ได้เพียงครั้งเดียว โปรดติดต่อฝ่ายบริการลูกค้า',
  'members.payment.set': 'ตั้งแล้ว',
  'members.payment.unset': 'ยังไม่ได้ตั้ง',
  'members.payment.hint': 'ตัวเลขหกหลัก ใช้ดูแลการถอนเงินทุกครั้ง',
  'members.payment.create': 'ตั้งรหัสถอนเงิน',
  'members.payment.change': 'เปลี่ยนรหัสถอนเงิน',
  'members.payment.old': 'รหัสถอนเงินเดิม',
  'members.payment.new': 'รหัสถอนเงินใหม่',
  'members.payment.confirm': 'รหัสถอนเงินใหม่อีกครั้ง',
  'members.payment.done': 'บันทึกรหัสถอนเงินแล้ว',
  'members.payment.sixDigits': 'โปรดใส่ 6 ตัว: ตัวเลขเท่านั้น',
}
