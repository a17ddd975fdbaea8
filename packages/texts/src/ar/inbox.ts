// SPDX-License-Identifier: Apache-2.0
import type { inbox as source } from '../en/inbox.ts'
import type { Translated } from '../translated.ts'

/** The inbox of a member. */
export const inbox: Translated<typeof source> = {
  'inbox.list': 'رسائلك',
  'inbox.unread': 'غير مقروءة',
  'inbox.unreadCount':
    '{count, plural, =0 {لا رسائل غير مقروءة} zero {لا رسائل غير مقروءة} one {رسالة واحدة غير مقروءة} two {رسالتان غير مقروءتين} few {# رسائل غير مقروءة} many {# رسالة غير مقروءة} other {# رسالة غير مقروءة}}',
  'inbox.empty': 'لا رسائل بعد',
  'inbox.emptyHint': 'تصل رسائلك هنا.',
  'inbox.delete': 'حذف هذه الرسالة',
  'inbox.deleteRead': 'حذف كل الرسائل المقروءة',
  'inbox.deleteRead.question': 'هل تريد حذف كل الرسائل المقروءة؟',
  'inbox.deleted': 'تم الحذف',
  'inbox.back': 'العودة إلى الرسائل',
}
