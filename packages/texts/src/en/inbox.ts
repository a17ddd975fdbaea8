// SPDX-License-Identifier: Apache-2.0
/** The inbox of a member. */
export const inbox = {
  'inbox.list': 'Your messages',
  'inbox.unread': 'Unread',
  'inbox.unreadCount':
    '{count, plural, =0 {No unread messages} one {# unread message} other {# unread messages}}',
  'inbox.empty': 'No messages yet',
  'inbox.emptyHint': 'Messages to you arrive here.',
  'inbox.delete': 'Delete this message',
  'inbox.deleteRead': 'Delete all read messages',
  'inbox.deleteRead.question': 'Delete all messages that you have read?',
  'inbox.deleted': 'Deleted',
  'inbox.back': 'Back to the messages',
} as const
