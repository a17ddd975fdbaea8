// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBets as source } from '../en/sportsbook-bets.ts'
import type { Translated } from '../translated.ts'

/** What bets on the sportsbook are refused for. */
export const sportsbookBets: Translated<typeof source> = {
  'fault.sportsbook.unknownBet': 'ไม่มีการเดิมพันนี้',
  'fault.sportsbook.unknownMarket': 'ไม่มีตลาดนี้',
  'fault.sportsbook.slipRefused': 'ไม่สามารถรวมตัวเลือกเหล่านี้ในการเดิมพันประเภทนี้',
  'fault.sportsbook.marketClosed': 'มีตลาดที่ยังไม่รับเดิมพันในขณะนี้',
  'fault.sportsbook.priceChanged': 'อัตราต่อรองเปลี่ยนแล้ว',
  'fault.sportsbook.scoreChanged': 'สกอร์เปลี่ยนแล้ว',
  'fault.sportsbook.stakeTooSmall': 'เงินเดิมพันต่ำกว่าขั้นต่ำ',
  'fault.sportsbook.stakeTooLarge': 'เงินเดิมพันสูงกว่าที่กำหนดสำหรับการเดิมพันนี้',
  'fault.sportsbook.stakeTooFine': 'สกุลเงินนี้ไม่มีหน่วยย่อยขนาดนั้น',
}
