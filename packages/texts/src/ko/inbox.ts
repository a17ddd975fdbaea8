// SPDX-License-Identifier: Apache-2.0
import type { inbox as source } from '../en/inbox.ts'
import type { Translated } from '../translated.ts'

/** The inbox of a member. */
export const inbox: Translated<typeof source> = {
  'inbox.list': '내 메시지',
  'inbox.unread': '읽지 않음',
  'inbox.unreadCount': '{count, plural, =0 {읽지 않은 메시지 없음} other {읽지 않은 메시지 #개}}',
  'inbox.empty': '아직 메시지가 없습니다',
  'inbox.emptyHint': '받은 메시지가 여기에 표시됩니다.',
  'inbox.delete': '이 메시지 삭제',
  'inbox.deleteRead': '읽은 메시지 모두 삭제',
  'inbox.deleteRead.question': '읽은 메시지를 모두 삭제하시겠습니까?',
  'inbox.deleted': '삭제됨',
  'inbox.back': '메시지로 돌아가기',
}
