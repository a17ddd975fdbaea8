// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules': 'อัตราคืนที่ระบุเป็นของการเลือกที่ดีที่สุด เกมจะแสดงตัวเลือกที่ดีที่สุดเมื่อคุณขอ การตัดสินใจเป็นของคุณเสมอ',
  'studio.jacks.title': 'แจ็คหรือดีกว่า',
  'studio.deuces.title': 'ไพ่สองไวลด์',
  'studio.poker.hand': 'ไพ่ในมือ',
  'studio.poker.hold': 'เก็บ',
  'studio.poker.holdCard': 'เก็บไพ่หรือปล่อยไพ่',
  'studio.poker.hidden': 'ไพ่คว่ำ',
  'studio.poker.draw': 'จั่วไพ่',
  'studio.poker.replaced': 'ไพ่ที่เปลี่ยน: {cards}',
  'studio.poker.first': 'เลือกไพ่ที่จะเก็บ แล้วจั่ว',
  'studio.poker.best': 'เก็บแบบดีที่สุด',
  'studio.poker.worth': 'เก็บแบบดีที่สุด: {cards} จ่ายเฉลี่ย {multiplier}×',
  'studio.poker.nothing': 'ไม่เก็บไพ่',
  'studio.poker.jacks': 'คู่แจ็คขึ้นไป',
  'studio.poker.twoPair': 'สองคู่',
  'studio.poker.trips': 'ตอง',
  'studio.poker.straight': 'สเตรท',
  'studio.poker.flush': 'ฟลัช',
  'studio.poker.fullHouse': 'ฟูลเฮาส์',
  'studio.poker.quads': 'สี่ใบ',
  'studio.poker.straightFlush': 'สเตรทฟลัช',
  'studio.poker.fiveOfAKind': 'ห้าใบ',
  'studio.poker.wildRoyal': 'รอยัลฟลัชมีไพ่สอง',
  'studio.poker.fourDeuces': 'ไพ่สองสี่ใบ',
  'studio.poker.royal': 'รอยัลฟลัช',
  'studio.poker.rules.play': 'คุณได้ไพ่ห้าใบจากสำรับ 52 ใบ เก็บใบใดก็ได้ ที่เหลือเปลี่ยนหนึ่งครั้ง แล้วไพ่ในมือจ่ายตามตาราง',
  'studio.poker.rules.wild': 'ไพ่สองทุกใบแทนไพ่ใดก็ได้',
  'studio.poker.rules.left': 'รอบที่ไม่มีใครเล่นต่อสองวันจะเล่นด้วยการเก็บที่ดีที่สุด',
  'studio.verify.poker': 'ไพ่ตามลำดับ: เลขสุ่มแต่ละตัวเลือกหนึ่งใบจากที่เหลือในสำรับ ห้าใบแรกเป็นไพ่ในมือ ที่เหลือใช้เปลี่ยนตามลำดับ',
}
