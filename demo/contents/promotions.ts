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
    summary: 'A ticket for every 1,000.00.',
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
      '<p>Every <b>1,000.00</b> of valid bets is a ticket, to be drawn here: most of them have a prize, some are blanks.</p>',
  }),
  promotion({
    category: 'Welcome',
    theme: 'gems',
    title: 'Points with every bet',
    summary: 'Collect them, and redeem them in the points mall.',
    content:
      '<p>Your valid bets earn points that never expire. In the <a href="/pointMall">points mall</a> you redeem them for rewards or convert them to balance. It shows how many you have and what they are worth.</p>',
  }),
  promotion({
    category: 'Feedback',
    theme: 'magic',
    title: 'Worth an answer',
    summary: 'Tell us what could be better, and take 10.00.',
    offer: { kind: 'REVIEW', reward: 10 },
    content:
      '<p>Write below what you stumbled over: a page that says what is not so, a mistake, something that is missing. Pictures help. A person reads every application, and one that helps us gets <b>10.00</b>. The answer appears on this page.</p>',
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
