// SPDX-License-Identifier: Apache-2.0
import type { inbox as source } from '../en/inbox.ts'
import type { Translated } from '../translated.ts'

/** The inbox of a member. */
export const inbox: Translated<typeof source> = {
  'inbox.list': 'Ваши сообщения',
  'inbox.unread': 'Непрочитанное',
  'inbox.unreadCount':
    '{count, plural, =0 {Нет непрочитанных сообщений} one {# непрочитанное сообщение} few {# непрочитанных сообщения} many {# непрочитанных сообщений} other {# непрочитанного сообщения}}',
  'inbox.empty': 'Сообщений пока нет',
  'inbox.emptyHint': 'Сюда приходят сообщения для вас.',
  'inbox.delete': 'Удалить сообщение',
  'inbox.deleteRead': 'Удалить прочитанные',
  'inbox.deleteRead.question': 'Удалить все прочитанные сообщения?',
  'inbox.deleted': 'Удалено',
  'inbox.back': 'К сообщениям',
}
