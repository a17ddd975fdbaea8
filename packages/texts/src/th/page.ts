// SPDX-License-Identifier: Apache-2.0
import type { page as source } from '../en/page.ts'
import type { Translated } from '../translated.ts'

/** What search engines and shared links read of a page. The server writes it into the head of the page. */
export const page: Translated<typeof source> = {
  'page.home.description': 'สล็อต โต๊ะสด ยิงปลา กีฬา และเกมของเราที่พิสูจน์ความยุติธรรมได้ ครบในที่เดียวด้วยกระเป๋าเงินเดียว',
  'page.hot.description': 'เกมที่มีคนเล่นมากที่สุดที่ {site} วันนี้',
  'page.games.title': '{type}',
  'page.games.description': '{type} ที่ {site}: เลือกค่าย ค้นหาเกมจากชื่อ แล้วเล่นด้วยกระเป๋าเงินเดียว',
  'page.providers.title': 'ค่ายเกม',
  'page.providers.description': 'เกมทั้งหมดของค่ายเดียวที่ {site}',
  'page.promotions.description': 'สิ่งที่ {site} มอบให้สมาชิกในขณะนี้ พร้อมเงื่อนไขของแต่ละข้อเสนอ',
  'page.mall.description': 'สิ่งที่สมาชิก {site} ใช้คะแนนแลกได้',
  'page.help.description': 'คำถามที่พบบ่อยที่ {site} พร้อมคำตอบ',
  'page.owned.description': 'ยอดรวมเงินของสมาชิกทุกคนของ {site} พร้อมหลักฐานที่สมาชิกทุกคนตรวจสอบได้',
  'page.download.description': 'ติดตั้ง {site} บนโทรศัพท์ของคุณ ทีละขั้นตอน',
  'page.register.title': 'สร้างบัญชี',
  'page.register.description': 'เปิดบัญชีที่ {site}',
  'page.login.title': 'เข้าสู่ระบบ',
  'page.notFound.description': 'ไม่มีหน้านี้ที่ที่อยู่นี้',
}
