// SPDX-License-Identifier: Apache-2.0
import type { troubleAway as source } from '../en/trouble-away.ts'
import type { Translated } from '../translated.ts'

/** What is said while the site does not answer although the network is there. */
export const troubleAway: Translated<typeof source> = {
  'trouble.away': 'เว็บไซต์ไม่ตอบสนอง กำลังลองอีกครั้ง …',
  'trouble.awayPage.text': 'ยอดเงินและรอบที่เปิดอยู่ของคุณปลอดภัย หน้านี้จะเปิดอีกครั้งทันทีที่เว็บไซต์ตอบสนอง',
}
