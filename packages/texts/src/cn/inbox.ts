// SPDX-License-Identifier: Apache-2.0
import type { inbox as source } from '../en/inbox.ts'
import type { Translated } from '../translated.ts'

/** The inbox of a member. */
export const inbox: Translated<typeof source> = {
  'inbox.list': '您的站内信',
  'inbox.unread': '未读',
  'inbox.unreadCount': '{count, plural, =0 {没有未读消息} other {# 条未读消息}}',
  'inbox.empty': '暂无消息',
  'inbox.emptyHint': '给您的消息会送到这里。',
  'inbox.delete': '删除这条消息',
  'inbox.deleteRead': '删除全部已读消息',
  'inbox.deleteRead.question': '要删除所有已读消息吗？',
  'inbox.deleted': '已删除',
  'inbox.back': '返回消息列表',
}
