// SPDX-License-Identifier: Apache-2.0
import { lap, promotion, type DemoItem } from './content-parts.ts'

const dayMs = 86_400_000

/**
 * Promotions of the first brand. Each either pays by itself, is decided by an operator, or only informs about what the
 * site does; one is still to come.
 */
export const promotions = (nowMs: number): DemoItem[] => [
  lap({ category: 'Welcome', theme: 'football', title: 'Warm-up lap', target: 200, reward: 5 }),
  promotion({
    category: 'Races',
    theme: 'dragon',
    title: 'Lucky thousand',
    summary: 'One ticket for every 1,000.00 of valid bets.',
    startTime: nowMs - 2 * dayMs,
    offer: {
      kind: 'RAFFLE',
      prizes: [
        { name: '★★★', amount: 100, weight: 1 },
        { name: '★★', amount: 10, weight: 20 },
        { name: '★', amount: 2, weight: 60 },
        { name: '☆', amount: 0, weight: 19 },
      ],
    },
    content:
      '<p>You get one ticket for every <b>1,000.00</b> of valid bets. Draw your tickets here: most win a prize, some are blanks.</p>',
  }),
  promotion({
    category: 'Welcome',
    theme: 'gems',
    title: 'Points with every bet',
    summary: 'Collect points and redeem them in the points mall.',
    content:
      '<p>Your valid bets earn points that never expire. Redeem them for rewards in the <a href="/pointMall">points mall</a>, or convert them to money. It shows how many you have and what they are worth.</p>',
  }),
  promotion({
    category: 'Feedback',
    theme: 'magic',
    title: 'Worth an answer',
    summary: 'Tell us what could be better, and get 10.00.',
    offer: { kind: 'REVIEW', reward: 10 },
    content:
      '<p>Tell us below what went wrong: a page that is out of date, a mistake, something missing. Pictures help. Our team reads every application, and each one that helps us earns <b>10.00</b>. The answer appears on this page.</p>',
  }),
  lap({
    category: 'Races',
    theme: 'racing',
    title: 'Weekend lap',
    target: 500,
    reward: 15,
    startTime: nowMs + 6 * dayMs,
    endTime: nowMs + 8 * dayMs,
  }),
]
