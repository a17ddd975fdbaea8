// SPDX-License-Identifier: Apache-2.0
import type { feedback as source } from '../en/feedback.ts'
import type { Translated } from '../translated.ts'

/** The feedback form. */
export const feedback: Translated<typeof source> = {
  'feedback.title': 'ความคิดเห็น',
  'feedback.hint': 'บอกเราว่าอะไรดี อะไรขาด หรืออะไรผิดพลาด เราอ่านทุกข้อความ',
  'feedback.type': 'เรื่องอะไร',
  'feedback.type.suggestion': 'ข้อเสนอแนะ',
  'feedback.type.complaint': 'ร้องเรียน',
  'feedback.type.bug': 'มีสิ่งที่ใช้งานไม่ได้',
  'feedback.type.other': 'เรื่องอื่น',
  'feedback.content': 'ข้อความของคุณ',
  'feedback.counter': '{count} จาก {most}',
  'feedback.contact': 'ช่องทางติดต่อคุณ (ไม่บังคับ)',
  'feedback.contact.hint': 'อีเมลหรือหมายเลขโทรศัพท์',
  'feedback.images': 'รูปภาพ (ไม่บังคับ)',
  'feedback.images.hint': 'ไม่เกิน {count} รูป ไฟล์ PNG หรือ JPG รูปละไม่เกิน {size} MB',
  'feedback.images.add': 'เพิ่มรูปภาพ',
  'feedback.images.remove': 'ลบ {name}',
  'feedback.images.wrong': '{name} ไม่ใช่รูป PNG หรือ JPG',
  'feedback.images.tooLarge': '{name} มีขนาดเกิน {size} MB',
  'feedback.images.tooMany': 'ใส่ได้ไม่เกิน {count} รูป',
  'feedback.send': 'ส่ง',
  'feedback.done': 'ขอบคุณ เราได้รับข้อความของคุณแล้ว',
  'feedback.required': 'โปรดใส่เนื้อหา',
  'feedback.length': 'เนื้อหาต้องมี {least} ถึง {most} ตัวอักษร',
}
