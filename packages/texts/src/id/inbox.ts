// SPDX-License-Identifier: Apache-2.0
import type { inbox as source } from '../en/inbox.ts'
import type { Translated } from '../translated.ts'

/** The inbox of a member. */
export const inbox: Translated<typeof source> = {
  'inbox.list': 'Pesan Anda',
  'inbox.unread': 'Belum dibaca',
  'inbox.unreadCount': '{count, plural, =0 {Tidak ada pesan yang belum dibaca} other {# pesan belum dibaca}}',
  'inbox.empty': 'Belum ada pesan',
  'inbox.emptyHint': 'Pesan untuk Anda masuk di sini.',
  'inbox.delete': 'Hapus pesan ini',
  'inbox.deleteRead': 'Hapus semua yang sudah dibaca',
  'inbox.deleteRead.question': 'Hapus semua pesan yang sudah Anda baca?',
  'inbox.deleted': 'Dihapus',
  'inbox.back': 'Kembali ke pesan',
}
