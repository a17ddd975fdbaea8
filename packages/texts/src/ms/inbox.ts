// SPDX-License-Identifier: Apache-2.0
import type { inbox as source } from '../en/inbox.ts'
import type { Translated } from '../translated.ts'

/** The inbox of a member. */
export const inbox: Translated<typeof source> = {
  'inbox.list': 'Mesej anda',
  'inbox.unread': 'Belum dibaca',
  'inbox.unreadCount': '{count, plural, =0 {Tiada mesej belum dibaca} other {# mesej belum dibaca}}',
  'inbox.empty': 'Belum ada mesej',
  'inbox.emptyHint': 'Mesej untuk anda tiba di sini.',
  'inbox.delete': 'Padam mesej ini',
  'inbox.deleteRead': 'Padam semua yang telah dibaca',
  'inbox.deleteRead.question': 'Padam semua mesej yang telah anda baca?',
  'inbox.deleted': 'Dipadam',
  'inbox.back': 'Kembali ke mesej',
}
