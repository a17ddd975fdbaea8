// SPDX-License-Identifier: Apache-2.0
import type { Card } from './live-card.ts'
import type { EventChange } from './watch-events.ts'

/** A football match in its second half; `facts` replace what a test is about. */
export const cardForTests = (facts: Partial<Card> = {}): Card => ({
  id: '7',
  sport: 'football',
  competition: { id: '1', name: 'Premier League', region: 'England' },
  home: { id: '11', name: 'Arsenal FC' },
  away: { id: '12', name: 'Chelsea FC' },
  startsAt: 0,
  status: 'live',
  stopped: null,
  score: { home: 1, away: 0 },
  period: 'second_half',
  periods: [],
  playedSeconds: 3_600,
  playedAt: 1_000_000,
  version: 10,
  openMarkets: 40,
  main: marketForTests(5, 1_900),
  ...facts,
})

export const marketForTests = (version: number, price: number): NonNullable<Card['main']> => ({
  id: '70',
  type: 'result_1x2',
  period: 'regular',
  line: null,
  status: 'open',
  version,
  outcomes: [
    { outcome: 'home', price },
    { outcome: 'draw', price: 3_400 },
    { outcome: 'away', price: 4_200 },
  ],
})

/** A live message about that match. */
export const changeForTests = (facts: Partial<EventChange> = {}): EventChange => ({
  eventId: '7',
  version: 11,
  status: 'live',
  stopped: null,
  statistics: [],
  periods: [],
  score: { home: 1, away: 1 },
  period: 'second_half',
  playedSeconds: 3_660,
  playedAt: 1_060_000,
  incidents: [],
  markets: [],
  ...facts,
})
