// SPDX-License-Identifier: Apache-2.0
import type { referral as source } from '../en/referral.ts'
import type { Translated } from '../translated.ts'

/** Inviting friends. */
export const referral: Translated<typeof source> = {
  'referral.title': 'เชิญเพื่อนรับรางวัล',
  'referral.promise': 'คุณและเพื่อนได้รับคนละ {amount}',
  'referral.steps': 'วิธีการ',
  'referral.step.share': 'แชร์ลิงก์หรือรหัสของคุณ',
  'referral.step.register': 'เพื่อนสมัครด้วยลิงก์หรือรหัสนั้น',
  'referral.step.play': 'ภายใน {days} วัน เพื่อนฝาก {deposit} และมียอดเดิมพันที่นับได้ถึง {bets}',
  'referral.step.reward': 'ทั้งคู่ได้รับ {amount} ในศูนย์รางวัล โดยต้องทำยอดเดิมพัน {times, plural, other {# เท่า}}',
  'referral.step.cash': 'ทั้งคู่ได้รับ {amount} ในศูนย์รางวัล',
  'referral.step.commission': 'คุณยังได้รับ {percent} ของยอดเดิมพันที่นับได้ของเพื่อน จ่ายทุกวัน',
  'referral.code': 'รหัสของคุณ',
  'referral.share': 'แชร์',
  'referral.shareText': 'มาเล่นด้วยกันที่ {site}',
  'referral.invited': 'เชิญแล้ว',
  'referral.qualified': 'ผ่านเงื่อนไข',
  'referral.bonus': 'ได้รับแล้ว',
  'referral.friends': 'เพื่อนของคุณ',
  'referral.friends.empty': 'ยังไม่มีใครสมัครด้วยรหัสของคุณ',
  'referral.friends.emptyHint': 'แชร์ลิงก์เพื่อเริ่มต้น',
  'referral.registered': 'สมัครเมื่อ',
  'referral.status.Process': 'กำลังดำเนินการ',
  'referral.status.Qualified': 'ผ่านเงื่อนไข',
  'referral.status.Blocked': 'ไม่นับ',
  'referral.status.Expired': 'หมดเวลา',
  'referral.blocked.device': 'ใช้อุปกรณ์เดียวกับคุณหรือเพื่อนคนอื่นของคุณ',
  'referral.blocked.ip': 'ใช้ที่อยู่อินเทอร์เน็ตเดียวกับคุณ',
  'referral.blocked.payeeName': 'มีชื่อผู้ชำระเงินเดียวกับคุณ',
  'referral.blocked.phone': 'มีหมายเลขโทรศัพท์เดียวกับคุณ',
  'referral.rules': 'ใครนับบ้าง',
  'referral.rules.text':
    'บัญชีจะไม่นับหากใช้อุปกรณ์ ที่อยู่อินเทอร์เน็ต ชื่อผู้ชำระเงิน หรือหมายเลขโทรศัพท์เดียวกับคุณ หรือใช้อุปกรณ์เดียวกับเพื่อนคนอื่นที่คุณเชิญ',
  'referral.title.inviter': 'เพื่อนที่คุณเชิญผ่านเงื่อนไขแล้ว',
  'referral.title.friend': 'รางวัลจากการตอบรับคำเชิญ',
  'referral.title.commission': 'ส่วนแบ่งจากยอดเดิมพันของเพื่อนที่เชิญ {day}',
}
