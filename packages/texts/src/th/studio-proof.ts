// SPDX-License-Identifier: Apache-2.0
import type { studioProof as source } from '../en/studio-proof.ts'
import type { Translated } from '../translated.ts'

/** The verifier that is saved as a file, and the simulator. */
export const studioProof: Translated<typeof source> = {
  'studio.saved.save': 'บันทึกไฟล์ตรวจสอบรอบนี้',
  'studio.saved.about': 'ไฟล์เดียวที่มีรอบนี้และทุกอย่างที่ใช้คำนวณซ้ำ เปิดได้ในทุกเบราว์เซอร์ โดยไม่ต้องมีเซิร์ฟเวอร์หรือเครือข่าย',
  'studio.saved.lead':
    'ไฟล์นี้คำนวณรอบของเกมของเราซ้ำจากบันทึกหรือจากซีด ไม่ต้องมีเซิร์ฟเวอร์ และเบราว์เซอร์ไม่ยอมให้เชื่อมต่อกับใคร',
  'studio.saved.record': 'บันทึกของรอบ',
  'studio.saved.check': 'ตรวจสอบบันทึก',
  'studio.saved.noRecord': 'นี่ไม่ใช่บันทึกรอบของเกมของเรา',
  'studio.simulator.title': 'ตัวจำลอง',
  'studio.simulator.about':
    'เล่นหนึ่งล้านรอบด้วยการตั้งค่าของหน้านี้ในเบราว์เซอร์ของคุณ แล้วเทียบผลกับค่าที่ระบุ ไม่มีการเดิมพัน และใช้ตัวเลขสุ่มของเบราว์เซอร์ ไม่ใช่ซีดของคุณ',
  'studio.simulator.play': 'เล่นหนึ่งล้านรอบ',
  'studio.simulator.stop': 'หยุด',
  'studio.simulator.rounds': 'รอบที่เล่นแล้ว',
  'studio.simulator.stated': 'อัตราคืนที่ระบุ',
  'studio.simulator.measured': 'อัตราคืนของรอบเหล่านี้',
  'studio.simulator.hits': 'รอบที่จ่าย',
  'studio.simulator.most': 'ตัวคูณสูงสุด',
  'studio.simulator.within': 'อัตราคืนที่ระบุอยู่ในช่วง ±{band} จุดเปอร์เซ็นต์ที่ความบังเอิญเหลือไว้หลังจากจำนวนรอบนี้',
  'studio.simulator.outside':
    'อัตราคืนที่ระบุอยู่นอกช่วง ±{band} จุดเปอร์เซ็นต์ ความบังเอิญทำเช่นนี้ราวสามครั้งในหนึ่งพันการจำลอง ลองเล่นอีกหนึ่งล้านรอบ',
  'studio.simulator.failed': 'ไม่สามารถจำลองในเบราว์เซอร์นี้ได้',
  'studio.simulator.chart': 'อัตราคืนหลังแต่ละส่วนของรอบ โดยเส้นคืออัตราคืนที่ระบุ',
}
