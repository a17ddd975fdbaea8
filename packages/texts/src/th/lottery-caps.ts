// SPDX-License-Identifier: Apache-2.0
import type { lotteryCaps as source } from '../en/lottery-caps.ts'
import type { Translated } from '../translated.ts'

/** Prizes of lotteries whose winners together get at most so much in a draw. */
export const lotteryCaps: Translated<typeof source> = {
  'lottery.cap.shared':
    'เดิมพันทั้งหมดที่ถูก {count} ตัวในงวดเดียวกันได้รับรวมกันสูงสุด {amount} หากเกินจะแบ่งตามสัดส่วนที่แต่ละรายควรได้ ดังนั้นในระยะยาวเดิมพันนี้คืน {least} % ถึง {most} % ของเงินเดิมพัน',
}
