// SPDX-License-Identifier: Apache-2.0
import type { liabilities as source } from '../en/liabilities.ts'
import type { Translated } from '../translated.ts'

/** What members own together, and the check that one's own balance is part of it. */
export const liabilities: Translated<typeof source> = {
  'liabilities.title': 'เงินของสมาชิกทั้งหมด',
  'liabilities.intro':
    'ทุกสิ้นวันเราเผยแพร่ยอดรวมเงินของสมาชิกทุกคน คือเงินสดและเงินที่กันไว้สำหรับการถอน รูตเดียวครอบคลุมทุกยอดคงเหลือ จึงไม่มีใครตัดออกหรือลดยอดภายหลังได้',
  'liabilities.check.title': 'ยอดของคุณรวมอยู่ด้วยหรือไม่',
  'liabilities.check.hint': 'หน้านี้คำนวณรูตจากยอดของคุณเองทีละขั้น แล้วเทียบกับรูตที่เผยแพร่',
  'liabilities.check': 'ตรวจสอบยอดของฉัน',
  'liabilities.check.login': 'เข้าสู่ระบบเพื่อตรวจสอบยอด',
  'liabilities.ok': 'ยอดของคุณรวมอยู่ในผลรวม',
  'liabilities.okText':
    '{amount} ของ {account} รวมอยู่ใน {total} ของ {accounts, plural, other {# บัญชี}} ณ วันที่ {day}',
  'liabilities.bad': 'ผลไม่ตรงกับรูตที่เผยแพร่',
  'liabilities.badText': 'บันทึกหลักฐานแล้วติดต่อฝ่ายบริการลูกค้า',
  'liabilities.compare': 'รูตของวันที่ {day} ไม่อยู่ในรายการนี้แล้ว โปรดเทียบกับรูตที่คุณจดไว้ในวันนั้น',
  'liabilities.none': 'เมื่อสิ้นวันที่ {day} คุณไม่มีเงิน จึงไม่มีสิ่งที่ต้องพิสูจน์',
  'liabilities.noDay': 'ยังไม่มีรูตที่เผยแพร่ รูตแรกจะมาหลังเที่ยงคืน',
  'liabilities.steps': '{count, plural, other {# ขั้น}}จากยอดของคุณถึงรูต',
  'liabilities.save': 'บันทึกหลักฐาน',
  'liabilities.load': 'ตรวจสอบหลักฐานที่บันทึกไว้',
  'liabilities.load.hint': 'ไฟล์ที่คุณบันทึกจากหน้านี้',
  'liabilities.load.choose': 'เลือกไฟล์',
  'liabilities.badFile': 'ไฟล์นี้ไม่ใช่หลักฐาน',
  'liabilities.days': 'รูตที่เผยแพร่',
  'liabilities.day': 'วันที่ (UTC)',
  'liabilities.accounts': 'บัญชี',
  'liabilities.total': 'ยอดรวม',
  'liabilities.root': 'รูต',
  'liabilities.how': 'วิธีการทำงาน',
  'liabilities.howText':
    'ยอดคงเหลือ ชื่อบัญชี และเลขสุ่มรวมกันเป็นค่าย่อย จึงไม่มีใครรู้ว่ายอดข้างเคียงเป็นของใคร ค่าย่อยสองค่าที่อยู่ติดกันพร้อมผลรวมจะสร้างค่าถัดไป จนเหลือรูตเดียว เงินโบนัสไม่ถูกนับ',
}
