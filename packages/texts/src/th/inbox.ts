// SPDX-License-Identifier: Apache-2.0
import type { inbox as source } from '../en/inbox.ts'
import type { Translated } from '../translated.ts'

/** The inbox of a member. */
export const inbox: Translated<typeof source> = {
  'inbox.list': 'ข้อความของคุณ',
  'inbox.unread': 'ยังไม่ได้อ่าน',
  'inbox.unreadCount': '{count, plural, =0 {ไม่มีข้อความที่ยังไม่ได้อ่าน} other {ยังไม่ได้อ่าน # ข้อความ}}',
  'inbox.empty': 'ยังไม่มีข้อความ',
  'inbox.emptyHint': 'ข้อความถึงคุณจะมาถึงที่นี่',
  'inbox.delete': 'ลบข้อความนี้',
  'inbox.deleteRead': 'ลบข้อความที่อ่านแล้วทั้งหมด',
  'inbox.deleteRead.question': 'ลบข้อความทั้งหมดที่คุณอ่านแล้วใช่ไหม',
  'inbox.deleted': 'ลบแล้ว',
  'inbox.back': 'กลับไปที่ข้อความ',
}
