// SPDX-License-Identifier: Apache-2.0
import type { studioSimulator as source } from '../en/studio-simulator.ts'
import type { Translated } from '../translated.ts'

/** How the simulator plays each game, and the pace of bets. */
export const studioSimulator: Translated<typeof source> = {
  'studio.betTooEarly': 'ที่นี่เดิมพันติดกันเร็วกว่านี้ไม่ได้ เดิมพันของคุณรอสักครู่',
  'studio.crash.cashedOutAt': 'แคชเอาต์ที่ {point}×',
  'studio.way.title': 'วิธีเล่น',
  'studio.way.chosen': 'ทุกรอบตามที่เลือกในหน้านี้',
  'studio.way.slot': 'ทุกการหมุนพร้อมฟรีสปินทั้งหมด ไม่ซื้อโบนัส',
  'studio.way.pick': 'ในโบนัส เปิดช่องจากช่องแรกไปจนจบ',
  'studio.way.crash': 'แคชเอาต์อัตโนมัติที่ {point}×',
  'studio.way.mines': 'เปิดช่องจากซ้ายบน แคชเอาต์หลัง {count} ช่อง',
  'studio.way.tower': 'เลือกช่องแรกของแต่ละชั้น แคชเอาต์หลังชั้นที่ {count}',
  'studio.way.flip': 'เลือกหัวเสมอ แคชเอาต์หลังทายถูก {count} ครั้ง',
  'studio.way.chicken': 'ข้ามถนน แคชเอาต์หลังเลนที่ {count}',
  'studio.way.pump': 'สูบลูกโป่ง แคชเอาต์หลังสูบ {count} ครั้ง',
  'studio.way.rps': 'ออกค้อนเสมอ เสมอกันออกใหม่ แคชเอาต์หลังชนะ {count} ครั้ง',
  'studio.way.hilo': 'ทายฝั่งที่เป็นไปได้มากกว่า ข้ามเอซและคิง แคชเอาต์หลังทายถูก {count} ครั้ง',
  'studio.way.poker': 'เล่นดีที่สุด: เก็บไพ่ที่จ่ายเฉลี่ยสูงสุด',
  'studio.way.blackjack': 'เล่นดีที่สุดโดยไม่ซื้อประกัน ผลตอบแทนคิดจากเดิมพันแรก รวมการดับเบิลและแยกไพ่',
}
