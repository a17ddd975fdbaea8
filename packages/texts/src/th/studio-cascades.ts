// SPDX-License-Identifier: Apache-2.0
import type { studioCascades as source } from '../en/studio-cascades.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio with cascades. */
export const studioCascades: Translated<typeof source> = {
  'studio.buyNotOffered': 'ซื้อฟรีสปินที่นี่ไม่ได้',
  'studio.cascade.buy': 'ซื้อฟรีสปิน',
  'studio.cascade.buyAsk': 'ซื้อฟรีสปิน {spins} ครั้งในราคา {amount} {currency} หรือไม่ จะเริ่มทันที',
  'studio.cascade.buyReturns': 'โดยเฉลี่ยคืน {percent} % ของราคา',
  'studio.cascade.freeWon': 'ได้ฟรีสปิน: {spins}',
  'studio.cascade.factor': 'ตัวคูณ {factor}×',
  'studio.cascade.boards': 'กระดานของสปินที่ {spin}',
  'studio.cascade.rules.clusters':
    'สัญลักษณ์เดียวกันตั้งแต่ {from} ตัวขึ้นไปจ่ายเมื่ออยู่ติดกันทางซ้ายขวาหรือบนล่าง เดิมพันครอบคลุมทั้งกระดาน',
  'studio.cascade.rules.anywhere': 'สัญลักษณ์เดียวกันตั้งแต่ {from} ตัวขึ้นไปจ่ายไม่ว่าจะอยู่ที่ใด เดิมพันครอบคลุมทั้งกระดาน',
  'studio.cascade.rules.fall':
    'สัญลักษณ์ที่ชนะจะหายไป ตัวอื่นตกลงมา และตัวใหม่มาจากด้านบนตราบที่ยังมีการชนะ สูงสุด {most} ครั้งต่อสปิน หลังการชนะครั้งสุดท้ายจะไม่มีอะไรตกอีก',
  'studio.cascade.rules.factors': 'เงินรางวัลของสปินถูกคูณตามลำดับด้วย {factors} ครั้งต่อไปทั้งหมดคูณด้วยตัวสุดท้าย',
  'studio.cascade.rules.keeps': 'ในฟรีสปินตัวคูณไม่ลดลง นับการชนะของทุกสปินรวมกัน',
  'studio.cascade.rules.multipliers': 'ตัวคูณอยู่จนจบสปิน แล้วรวมกันคูณเงินรางวัล ในฟรีสปินใช้ตัวคูณของทุกสปินที่ผ่านมา',
  'studio.cascade.rules.free':
    'สแคตเตอร์บนกระดานสุดท้ายของสปินที่มากพอจะให้ฟรีสปินตามรายการ {from} ตัวขึ้นไปในฟรีสปินให้เพิ่มอีก {again} สูงสุด {most} ต่อรอบ สแคตเตอร์จ่ายโดยไม่มีตัวคูณ หากคุณออกไป ฟรีสปินจะรอคุณ',
  'studio.cascade.rules.buy':
    'ในที่ที่มีบริการ คุณซื้อฟรีสปิน {spins} ครั้งได้ในราคา {price} เท่าของเดิมพัน เริ่มทันทีโดยไม่มีสปินที่จ่ายเงิน และจ่ายไม่เกิน {most} เท่าของเดิมพันนั้น จำนวนเท่าที่แสดงจะเทียบกับราคา',
  'studio.cascade.par.bought': 'ผลตอบแทนของฟรีสปินที่ซื้อ',
  'studio.cascade.par.error': 'ความคลาดเคลื่อนมาตรฐาน',
  'studio.cascade.par.rounds': 'รอบที่จำลอง',
  'studio.cascade.par.top': 'รางวัลสูงสุดในนั้น',
}
