// SPDX-License-Identifier: Apache-2.0
/** Messages that the demo member finds in his inbox, newest last. */
export const inboxMessages: {
  origin: 'operator' | 'service'
  title: string
  content: string
  hoursAgo: number
  read?: boolean
}[] = [
  {
    origin: 'operator',
    title: 'Welcome',
    hoursAgo: 240,
    read: true,
    content:
      '<p>Good to have you here. Your account is ready, with play money in it. <a href="/helpmc">Help</a> answers the questions new players ask most.</p>',
  },
  {
    origin: 'operator',
    title: 'Set a payment password',
    hoursAgo: 190,
    read: true,
    content:
      '<p>It protects every withdrawal. You can set it in the member centre under <b>Security</b>.</p>',
  },
  {
    origin: 'service',
    title: 'Answer to your feedback',
    hoursAgo: 120,
    content:
      '<p>Thank you for letting us know. The list of recent games shows the last twenty again.</p><blockquote><p>My recent games stop after ten. Is that intended?</p></blockquote>',
  },
  {
    origin: 'operator',
    title: 'Short maintenance on Tuesday',
    hoursAgo: 49,
    content:
      '<p>Between 04:00 and 04:20 site time we maintain the database. Rounds in progress are finished first.</p>',
  },
  {
    origin: 'operator',
    title: 'How to check a round',
    hoursAgo: 12,
    content:
      '<ol><li>Open the betting record.</li><li>Choose a round of Tessera Originals.</li><li>Press the check mark.</li></ol><p>The page computes the result from the seeds, in your own browser.</p>',
  },
]
