// SPDX-License-Identifier: Apache-2.0
import type { inbox as source } from '../en/inbox.ts'
import type { Translated } from '../translated.ts'

/** The inbox of a member. */
export const inbox: Translated<typeof source> = {
  'inbox.list': 'メッセージ',
  'inbox.unread': '未読',
  'inbox.unreadCount': '{count, plural, =0 {未読メッセージはありません} other {未読メッセージ#件}}',
  'inbox.empty': 'メッセージはまだありません',
  'inbox.emptyHint': 'あなたへのメッセージはここに届きます。',
  'inbox.delete': 'このメッセージを削除',
  'inbox.deleteRead': '既読をすべて削除',
  'inbox.deleteRead.question': '読んだメッセージをすべて削除しますか？',
  'inbox.deleted': '削除しました',
  'inbox.back': 'メッセージ一覧へ戻る',
}
