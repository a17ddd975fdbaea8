// SPDX-License-Identifier: Apache-2.0
import type { prizeGroups as source } from '../en/prize-groups.ts'
import type { Translated } from '../translated.ts'

/** Prize groups: the odds that a member gets in lotteries, and who may give them. */
export const prizeGroups: Translated<typeof source> = {
  'fault.agents.groupAboveUpline': 'กลุ่มรางวัลต้องไม่ดีกว่าของอัปไลน์',
  'fault.agents.noPrizeGroup': 'ไม่มีกลุ่มรางวัลนี้',
  'agents.prizeGroup': 'กลุ่มรางวัล',
  'agents.prizeGroup.hint': 'กำหนดอัตราจ่ายหวยของบัญชี และไม่ดีกว่าของคุณ',
  'agents.prizeGroup.usual': 'ตามที่เว็บไซต์กำหนด',
  'agents.prizeGroup.joiners': 'กลุ่มรางวัลของผู้ที่เข้าร่วม',
}
