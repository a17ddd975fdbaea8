// SPDX-License-Identifier: Apache-2.0
import type { inbox as source } from '../en/inbox.ts'
import type { Translated } from '../translated.ts'

/** The inbox of a member. */
export const inbox: Translated<typeof source> = {
  'inbox.list': '您的站內信',
  'inbox.unread': '未讀',
  'inbox.unreadCount': '{count, plural, =0 {沒有未讀訊息} other {# 則未讀訊息}}',
  'inbox.empty': '暫無訊息',
  'inbox.emptyHint': '給您的訊息會送到這裡。',
  'inbox.delete': '刪除這則訊息',
  'inbox.deleteRead': '刪除全部已讀訊息',
  'inbox.deleteRead.question': '要刪除所有已讀訊息嗎？',
  'inbox.deleted': '已刪除',
  'inbox.back': '返回訊息列表',
}
