// SPDX-License-Identifier: Apache-2.0
import type { trouble as source } from '../en/trouble.ts'
import type { Translated } from '../translated.ts'

/** Failures on the way to the reader, and recovery from them. */
export const trouble: Translated<typeof source> = {
  'trouble.reload': 'โหลดใหม่',
  'trouble.region': 'แสดงส่วนนี้ของหน้าไม่ได้',
  'trouble.offline': 'คุณออฟไลน์อยู่ ข้อมูลที่เห็นอาจไม่ใช่ล่าสุด',
  'trouble.online': 'กลับมาออนไลน์แล้ว',
  'trouble.update': 'เว็บไซต์เวอร์ชันใหม่พร้อมแล้ว',
  'trouble.offlinePage.title': 'คุณออฟไลน์อยู่',
  'trouble.offlinePage.text': 'ยอดเงินและรอบที่ยังเล่นค้างอยู่ของคุณปลอดภัย หน้านี้จะเปิดอีกครั้งเมื่อเครือข่ายกลับมา',
  'trouble.noScript': 'เว็บไซต์นี้ต้องใช้ JavaScript',
  'trouble.notFound.search': 'ค้นหาเกม',
  'trouble.notFound.links': 'หรือไปที่',
}
