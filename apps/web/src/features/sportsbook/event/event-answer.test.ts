// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import {
  type EventAnswer,
  type EventChange,
  hasMissed,
  type Market,
  mergeAnswer,
  mergeChange,
  mergePitch,
} from './event-answer.ts'

const market = (id: string, version: number, price: number): Market => ({
  id,
  type: 'result_1x2',
  period: 'regular',
  line: null,
  status: 'open',
  version,
  outcomes: [{ outcome: 'home', price }],
})

const answer: EventAnswer = {
  event: {
    id: '7',
    sport: 'football',
    competition: { id: '1', name: 'League', region: '' },
    home: { id: '1', name: 'Reds' },
    away: { id: '2', name: 'Blues' },
    startsAt: 0,
    periods: [],
    status: 'live',
    stopped: null,
    score: { home: 0, away: 0 },
    period: 'first_half',
    playedSeconds: 60,
    playedAt: 0,
    version: 5,
    openMarkets: 2,
    main: null,
  },
  markets: [market('1', 3, 1850), market('2', 3, 2000)],
  incidents: [],
  statistics: [],
  periods: [],
  pitch: { ball: null, possession: { home: 50, away: 50 }, momentum: [10, 20] },
}

const change = (version: number, markets: Market[]): EventChange => ({
  eventId: '7',
  version,
  status: 'live',
  stopped: 'goal',
  score: { home: 1, away: 0 },
  period: 'first_half',
  playedSeconds: 90,
  playedAt: 30_000,
  statistics: [{ name: 'shots', home: 1, away: 0 }],
  periods: [{ period: 'first_half', home: 1, away: 0 }],
  incidents: [
    {
      number: 2,
      kind: 'goal',
      side: 'home',
      period: 'first_half',
      playedSeconds: 90,
      score: { home: 1, away: 0 },
    },
  ],
  markets,
})

describe('what a page knows of an event', () => {
  it('takes the state, the incidents and the markets of a change, and leaves other markets as they are', () => {
    const merged = mergeChange(answer, change(6, [market('2', 4, 2500), market('3', 1, 4000)]))
    expect(merged.event).toMatchObject({ version: 6, stopped: 'goal', score: { home: 1, away: 0 } })
    expect(merged.markets[0]).toBe(answer.markets[0])
    expect(merged.markets.map(({ id, version }) => `${id} ${version}`)).toEqual(['1 3', '2 4', '3 1'])
    expect(merged.incidents).toHaveLength(1)
    expect(merged.statistics).toEqual([{ name: 'shots', home: 1, away: 0 }])
  })

  it('takes every part of a change that comes in several messages, and an incident once', () => {
    const first = mergeChange(answer, change(6, [market('1', 4, 1900)]))
    const second = mergeChange(first, change(6, [market('2', 4, 2100)]))
    expect(second.markets.map(({ version }) => version)).toEqual([4, 4])
    expect(second.incidents).toHaveLength(1)
  })

  it('never goes back to an older price or state', () => {
    const now = mergeChange(answer, change(8, [market('1', 6, 1500)]))
    const late = mergeChange(now, { ...change(6, [market('1', 4, 9000)]), score: { home: 0, away: 0 } })
    expect(late.event).toEqual(now.event)
    expect(late.markets[0]).toEqual(market('1', 6, 1500))
    const asked = mergeAnswer(now, answer)
    expect(asked.event.version).toBe(8)
    expect(asked.markets[0]).toEqual(market('1', 6, 1500))
  })

  it('is known to have missed something if a version is left out', () => {
    expect(hasMissed(answer, change(6, []))).toBe(false)
    expect(hasMissed(answer, change(7, []))).toBe(true)
  })

  it('ignores a change of another event', () => {
    expect(mergeChange(answer, { ...change(6, []), eventId: '8' })).toBe(answer)
  })

  it('adds the minutes that are over, and says if some are missing between', () => {
    const moved = { eventId: '7', ball: null, possession: { home: 60, away: 40 }, momentum: [-5] }
    expect(mergePitch(answer, { ...moved, minutesBefore: 2 })?.pitch?.momentum).toEqual([10, 20, -5])
    expect(mergePitch(answer, { ...moved, minutesBefore: 1 })?.pitch?.momentum).toEqual([10, -5])
    expect(mergePitch(answer, { ...moved, minutesBefore: 3 })).toBeUndefined()
  })
})
