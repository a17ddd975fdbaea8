// SPDX-License-Identifier: Apache-2.0
import type { studioSlotFeatures as source } from '../en/studio-slot-features.ts'
import type { Translated } from '../translated.ts'

/** Wild reels and pick bonuses of the slots. */
export const studioSlotFeatures: Translated<typeof source> = {
  'studio.slot.pick.title': 'เลือกช่องที่จะเปิด',
  'studio.slot.pick.closed': 'ช่อง {place} ยังปิดอยู่',
  'studio.slot.pick.prize': 'ช่อง {place}: {pays}×',
  'studio.slot.pick.end': 'ช่อง {place} จบโบนัส',
  'studio.slot.pick.left': 'เปิดแล้ว {opened} จาก {places} ได้ {pays}× แล้ว',
  'studio.slot.pick.next': 'เปิดให้ฉันหนึ่งช่อง',
  'studio.slot.pick.all': 'เปิดทั้งหมด',
  'studio.slot.pick.places': 'สิ่งที่อยู่ในแต่ละช่อง',
  'studio.slot.pick.share': 'ช่องที่มี {pays}×',
  'studio.slot.pick.endShare': 'ช่องที่จบโบนัส',
  'studio.slot.par.pick': 'ผลตอบแทนของโบนัส',
  'studio.slot.par.pickChance': 'โอกาสได้โบนัส',
  'studio.slot.rules.pick':
    'สัญลักษณ์โบนัส {from} ตัวจะเปิดกระดานที่มี {places} ช่องปิดอยู่ คุณเปิดทีละช่องและแต่ละช่องจ่ายตามที่มี จนกว่าจะเจอช่องที่จบโบนัสหรือเปิดครบทุกช่อง สิ่งที่อยู่ข้างในถูกกำหนดพร้อมเดิมพันของคุณ คุณเลือกได้แค่ลำดับ หากคุณออกไป กระดานจะรอคุณ และหลังจากสองวันจะถูกเปิดเริ่มจากช่องแรก',
  'studio.slot.rules.expanding': 'ไวลด์จะเต็มทั้งวงล้อของมัน',
  'studio.slot.rules.sticky': 'ในฟรีสปิน ไวลด์จะเต็มทั้งวงล้อและอยู่จนถึงครั้งสุดท้าย',
  'studio.slot.rules.walking':
    'ไวลด์จะเต็มทั้งวงล้อ แล้วเลื่อนไปทางซ้ายหนึ่งวงล้อทุกครั้งที่หมุนซ้ำจนกว่าจะออกไป หนึ่งรอบหมุนซ้ำได้มากที่สุด {most} ครั้ง หากคุณออกไป มันจะรอคุณ',
  'studio.slot.rules.respinFactor': 'ทุกการชนะในการหมุนซ้ำนับเป็น {factor} เท่า',
  'studio.slot.rules.wildHides': 'วงล้อที่เป็นไวลด์ทั้งวงจะไม่แสดงสแคตเตอร์',
  'studio.slot.rules.freePlain': 'สแคตเตอร์ที่มากพอจะให้ฟรีสปินตามรายการด้านล่าง หากคุณออกไป มันจะรอคุณ',
  'studio.slot.freePlainWon': 'ฟรีสปิน {spins} ครั้ง',
  'studio.slot.walks': 'ไวลด์เลื่อนต่อ: หมุนซ้ำ',
  'studio.slot.wildReels': 'วงล้อไวลด์: {reels}',
}
