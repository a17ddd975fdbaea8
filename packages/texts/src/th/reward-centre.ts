// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'rewardCentre.title': 'ศูนย์รางวัล',
  'rewardCentre.open': 'รอรับ',
  'rewardCentre.before': 'รับแล้ว',
  'rewardCentre.empty': 'ไม่มีรางวัลให้รับ',
  'rewardCentre.emptyHint': 'รางวัลที่คุณได้จะรออยู่ที่นี่',
  'rewardCentre.missions': 'ดูภารกิจ',
  'rewardCentre.claim': 'รับ',
  'rewardCentre.claimed': 'รับแล้ว',
  'rewardCentre.until': 'รับได้ถึง {time}',
  'rewardCentre.wager': 'ต้องทำยอดเดิมพัน {times, plural, other {# เท่า}}',
  'rewardCentre.credited': 'เพิ่ม {amount} ให้คุณแล้ว',
  'rewardCentre.source.MISSION': 'ภารกิจ',
  'rewardCentre.source.RANK': 'ระดับ VIP',
  'rewardCentre.source.EVENT': 'กิจกรรม',
  'rewardCentre.source.REFERRAL': 'คำเชิญ',
  'fault.rewardCentre.claimed': 'คุณรับรางวัลนี้ไปแล้ว',
  'fault.rewardCentre.expired': 'รางวัลนี้หมดอายุแล้ว',
  'fault.rewardCentre.cancelled': 'รางวัลนี้ถูกยกเลิกแล้ว',
}
