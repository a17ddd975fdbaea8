// SPDX-License-Identifier: Apache-2.0
import type { inbox as source } from '../en/inbox.ts'
import type { Translated } from '../translated.ts'

/** The inbox of a member. */
export const inbox: Translated<typeof source> = {
  'inbox.list': 'आपके संदेश',
  'inbox.unread': 'बिना पढ़े',
  'inbox.unreadCount':
    '{count, plural, =0 {कोई बिना पढ़ा संदेश नहीं} one {# बिना पढ़ा संदेश} other {# बिना पढ़े संदेश}}',
  'inbox.empty': 'अभी कोई संदेश नहीं है',
  'inbox.emptyHint': 'आपके लिए संदेश यहाँ आते हैं।',
  'inbox.delete': 'यह संदेश हटाएँ',
  'inbox.deleteRead': 'पढ़े हुए सभी संदेश हटाएँ',
  'inbox.deleteRead.question': 'क्या पढ़े हुए सभी संदेश हटाने हैं?',
  'inbox.deleted': 'हटाया गया',
  'inbox.back': 'संदेशों पर वापस',
}
