// SPDX-License-Identifier: Apache-2.0
import type { studioSlots as source } from '../en/studio-slots.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio. */
export const studioSlots: Translated<typeof source> = {
  'studio.slot.title': 'เกมสล็อต',
  'studio.slot.lost': 'รอบนี้ไม่มีรางวัล',
  'studio.slot.freeWon': 'ได้ {spins} ฟรีสปิน ทุกรางวัลคิด {factor} เท่า',
  'studio.slot.spinAll': 'หมุนทั้งหมด',
  'studio.slot.quick': 'หมุนเร็ว',
  'studio.slot.skip': 'ข้าม',
  'studio.slot.bigWin': 'ชนะใหญ่',
  'studio.slot.hugeWin': 'ชนะมหาศาล',
  'studio.slot.ways': '{ways} ทาง',
  'studio.slot.scatters': 'สแคตเตอร์: {scatters}',
  'studio.slot.brings': '{multiplier}× ฟรีสปิน: {spins}',
  'studio.slot.rules.lines':
    'สัญลักษณ์เหมือนกันติดกันจากซ้ายบนไลน์ใดก็ได้ใน {lines} ไลน์จะจ่ายตามตาราง เงินเดิมพันครอบคลุมทุกไลน์',
  'studio.slot.rules.ways':
    'สัญลักษณ์เหมือนกันบนวงล้อที่ติดกันจากซ้ายจ่ายทุกทางที่เลือกหนึ่งตัวจากแต่ละวงล้อ สูงสุด {ways} ทาง เงินเดิมพันครอบคลุมทุกทาง',
  'studio.slot.rules.heights': 'ในแต่ละครั้ง วงล้อแต่ละวงแสดง {least} ถึง {most} แถว',
  'studio.slot.rules.full': 'หากทุกช่องแสดงสัญลักษณ์เดียวกันจาก {symbols} ตัวสุดท้ายในตาราง ทุกรางวัลคิด {factor} เท่า',
  'studio.slot.rules.free':
    'สแคตเตอร์ครบจำนวนให้ฟรีสปินตามรายการด้านล่าง ทุกรางวัลในฟรีสปินคิด {factor} เท่า และอาจได้เพิ่มอีก สูงสุด {most} ครั้งต่อรอบ หากคุณออกไป ฟรีสปินจะรอคุณอยู่',
  'studio.slot.rules.cap': 'รอบที่ถึง {most}× จะจ่ายเท่านั้นและจบลงทันที',
  'studio.slot.respin': 'หมุนซ้ำครั้งที่ {spin}',
  'studio.slot.rules.wild': 'ไวลด์แทนได้ทุกสัญลักษณ์ยกเว้นเหรียญ',
  'studio.slot.coins': 'เหรียญ: {coins} เหลือหมุนซ้ำ: {left}',
  'studio.slot.mini': 'มินิ',
  'studio.slot.minor': 'ไมเนอร์',
  'studio.slot.major': 'เมเจอร์',
  'studio.slot.grand': 'แกรนด์',
  'studio.slot.coinShare': 'เหรียญที่จ่าย {pays}×',
  'studio.slot.rules.hold':
    'เหรียญ {from} เหรียญขึ้นไปจะอยู่กับที่ และช่องว่างจะหมุนซ้ำ {respins} ครั้ง และเริ่มนับใหม่อีก {respins} ครั้งเมื่อได้เหรียญใหม่ ในตอนท้ายทุกเหรียญจ่ายตามที่แสดง และหากเต็มทุกช่องจะได้แกรนด์แจ็กพอต {grand}× เพิ่ม หากคุณออกไป การหมุนซ้ำจะรอคุณอยู่',
  'studio.slot.par.hold': 'อัตราคืนของการหมุนซ้ำ',
  'studio.slot.par.holdChance': 'โอกาสได้หมุนซ้ำ',
  'studio.slot.par.paid': 'อัตราคืนของการหมุนที่จ่ายเงิน',
  'studio.slot.par.free': 'อัตราคืนของฟรีสปิน',
  'studio.slot.par.deviation': 'ส่วนเบี่ยงเบนมาตรฐาน',
  'studio.slot.par.top': 'รางวัลสูงสุดของการหมุนที่จ่ายเงิน',
  'studio.slot.par.topValue': '{stakes}× หนึ่งครั้งใน {spins} ครั้ง',
  'studio.slot.par.most': 'ไม่มีรอบใดจ่ายเกิน',
}
