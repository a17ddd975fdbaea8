// SPDX-License-Identifier: Apache-2.0
import type { inbox as source } from '../en/inbox.ts'
import type { Translated } from '../translated.ts'

/** The inbox of a member. */
export const inbox: Translated<typeof source> = {
  'inbox.list': 'Tin nhắn của bạn',
  'inbox.unread': 'Chưa đọc',
  'inbox.unreadCount': '{count, plural, =0 {Không có tin chưa đọc} other {# tin chưa đọc}}',
  'inbox.empty': 'Chưa có tin nhắn',
  'inbox.emptyHint': 'Tin nhắn gửi cho bạn sẽ đến đây.',
  'inbox.delete': 'Xóa tin này',
  'inbox.deleteRead': 'Xóa mọi tin đã đọc',
  'inbox.deleteRead.question': 'Xóa mọi tin bạn đã đọc?',
  'inbox.deleted': 'Đã xóa',
  'inbox.back': 'Về danh sách tin',
}
