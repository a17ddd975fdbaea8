// SPDX-License-Identifier: Apache-2.0
import type { inbox as source } from '../en/inbox.ts'
import type { Translated } from '../translated.ts'

/** The inbox of a member. */
export const inbox: Translated<typeof source> = {
  'inbox.list': 'Mga mensahe mo',
  'inbox.unread': 'Hindi pa nababasa',
  'inbox.unreadCount':
    '{count, plural, =0 {Walang mensaheng hindi pa nababasa} one {# mensaheng hindi pa nababasa} other {# mensaheng hindi pa nababasa}}',
  'inbox.empty': 'Wala pang mensahe',
  'inbox.emptyHint': 'Dito dumarating ang mga mensahe para sa iyo.',
  'inbox.delete': 'Burahin ang mensaheng ito',
  'inbox.deleteRead': 'Burahin ang lahat ng nabasa na',
  'inbox.deleteRead.question': 'Burahin ang lahat ng mensaheng nabasa mo na?',
  'inbox.deleted': 'Nabura na',
  'inbox.back': 'Bumalik sa mga mensahe',
}
