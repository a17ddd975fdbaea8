// SPDX-License-Identifier: Apache-2.0
import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** Messages by SMS and mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: {secret} คือรหัสเข้าสู่ระบบของคุณ อย่าบอกรหัสนี้กับใคร',
  'mail.code.register': '{site}: {secret} คือรหัสสมัครสมาชิกของคุณ',
  'mail.code.forgot': '{site}: {secret} คือรหัสสำหรับตั้งรหัสผ่านใหม่ หากคุณไม่ได้ขอ ไม่ต้องทำอะไร',
  'mail.code.contact': '{site}: {secret} คือรหัสยืนยันช่องทางติดต่อใหม่ของคุณ อย่าบอกรหัสนี้กับใคร',
  'mail.contact.subject': 'รหัสของคุณจาก {site}',
  'mail.reset.subject': 'รหัสผ่านชั่วคราวของคุณสำหรับ {site}',
  'mail.reset':
    'สวัสดี {username}\nใช้รหัสผ่านชั่วคราวนี้เข้าสู่ระบบ {site} ได้หนึ่งครั้งภายใน {minutes} นาที:\n{secret}\nระบบจะให้คุณตั้งรหัสผ่านใหม่ หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านของคุณยังเหมือนเดิม',
  'mail.invite.subject': 'ตั้งรหัสผ่านสำหรับ {site}',
  'mail.invite': 'สวัสดี {username}\nเปิดลิงก์นี้ภายใน 24 ชั่วโมง แล้วตั้งรหัสผ่านใหม่สำหรับ {site}:\n{secret}',
  'mail.security.subject': '{site}: บัญชีของคุณมีการเปลี่ยนแปลง',
  'mail.security.title': 'บัญชีของคุณมีการเปลี่ยนแปลง',
  'mail.security.warning': 'หากคุณไม่ได้เป็นผู้ขอ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
  'mail.security': 'สวัสดี {username}\n{what}\n{warning}',
  'mail.security.factorsAsked': 'มีผู้ขอให้ฝ่ายบริการลูกค้าลบการยืนยันตัวตนชั้นที่สองของคุณ (แอปยืนยันตัวตนและพาสคีย์)',
  'mail.security.sms': '{site}: {what} {warning}',
  'mail.security.passkeyAdded': 'มีการเพิ่มพาสคีย์ในบัญชีของคุณ',
  'mail.security.appAdded': 'มีการตั้งค่าแอปยืนยันตัวตนสำหรับบัญชีของคุณ',
  'mail.security.recoveryCodesMade': 'มีการสร้างรหัสกู้คืนชุดใหม่สำหรับบัญชีของคุณ',
  'mail.security.newWaysRemoved': 'มีผู้กู้คืนการเข้าถึงบัญชีของคุณ ปัจจัยที่สองที่เพิ่งเพิ่มถูกลบแล้ว',
  'mail.security.factorsRemoved': 'การยืนยันตัวตนชั้นที่สองหนึ่งรายการถูกลบออกจากบัญชีของคุณแล้ว',
  'mail.security.inviteAsked': 'มีผู้ขอลิงก์ตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณจากฝ่ายบริการลูกค้า',
  'mail.security.inviteMade': 'มีการสร้างลิงก์ตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณแล้ว',
  'mail.security.passwordSet': 'รหัสผ่านของบัญชีคุณถูกเปลี่ยนแล้ว',
  'mail.security.paymentPasswordAdded': 'มีการตั้งรหัสผ่านการชำระเงินสำหรับบัญชีของคุณ',
  'mail.security.paymentPasswordSet': 'รหัสผ่านการชำระเงินของคุณถูกเปลี่ยนแล้ว',
  'mail.security.bankAccountAdded': 'มีการเพิ่มบัญชีธนาคารลงท้ายด้วย {ending} สำหรับการถอนเงิน',
  'mail.security.contactChanged': 'หมายเลขโทรศัพท์หรืออีเมลของบัญชีคุณถูกเปลี่ยนแล้ว',
  'mail.security.unlocked': 'ฝ่ายบริการลูกค้าปลดล็อกบัญชีของคุณหลังจากมีการลองผิดหลายครั้ง',
}
