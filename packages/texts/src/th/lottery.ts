import type { lottery as source } from '../en/lottery.ts'
import type { Translated } from '../translated.ts'

/** The lottery areas. */
export const lottery: Translated<typeof source> = {
  'lottery.center': 'ศูนย์หวย',
  'lottery.one': 'หวย',
  'lottery.vietnam': 'หวยเวียดนาม',
  'lottery.studios': 'ค่ายหวย',
  'lottery.draws': 'งวด',
  'lottery.noDraws': 'ขณะนี้ไม่มีงวดที่เปิดอยู่',
  'lottery.noDrawsHint': 'งวด ผลรางวัล และรายการแทงจะแสดงที่นี่เมื่อเปิดขายหวย',
  'lottery.unknown': 'หวยนี้ไม่ได้เปิดขาย',
  'lottery.unknownHint': 'ที่อยู่นี้ระบุหวยที่เราไม่มีให้บริการ',
  'lottery.action': 'ดูค่ายหวย',
  'lottery.all': 'หวยทั้งหมด',
  'lottery.lobby': 'เกม',
  'lottery.lobby.hint': 'เกมทั้งหมดของเราในหน้าเดียว',
}
