// SPDX-License-Identifier: Apache-2.0
/** The timeline of a member in the console. */
export const consoleTimeline = {
  'console.timeline': 'Timeline',
  'console.timeline.hint':
    'The last 90 days. The file has the last year; the member sees that it was downloaded, and by whom.',
  'console.timeline.list': 'Entries of the timeline',
  'console.timeline.kinds': 'What to show',
  'console.timeline.kind.all': 'All',
  'console.timeline.kind.money': 'Money',
  'console.timeline.kind.play': 'Play',
  'console.timeline.kind.access': 'Logins',
  'console.timeline.kind.protection': 'Limits',
  'console.timeline.kind.staff': 'Staff',
  'console.timeline.none': 'Nothing happened in this time',
  'console.timeline.more': 'Show more',
  'console.timeline.download': 'Download as CSV',
  'console.timeline.at': 'When',
  'console.timeline.what': 'What',
  'console.timeline.details': 'Details',
  'console.timeline.amount': 'Amount',
  'console.timeline.by': 'By',
} as const
