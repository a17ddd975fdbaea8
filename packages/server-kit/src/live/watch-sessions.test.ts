// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchSessions, type SessionWatch } from './watch-sessions.ts'

const dayMs = 86_400_000
let nowMs = 0
let ends: Map<string, number> | undefined
let asked: string[] = []
let sessions: SessionWatch<'guest' | 'clerk'>

beforeEach(() => {
  vi.useFakeTimers()
  nowMs = 0
  asked = []
  ends = new Map()
  sessions = watchSessions({
    ends: async (kind, keys) => {
      asked.push(...keys.map((key) => `${kind} ${key}`))
      if (!ends) throw new Error('the database is away')
      return ends
    },
    askAgainAfterMs: { guest: 30_000, clerk: 4_000 },
    clock: { now: () => nowMs },
    log: { debug() {}, warn() {} },
  })
})
afterEach(() => {
  sessions.stop()
  vi.useRealTimers()
})

async function pass(milliseconds: number): Promise<void> {
  nowMs += milliseconds
  await vi.advanceTimersByTimeAsync(2_000)
}

/** A watched connection, and what happened to it. */
function watched(kind: 'guest' | 'clerk', sessionKey: string, endsAtMs = dayMs): string[] {
  const happened: string[] = []
  sessions.watch({
    kind,
    sessionKey,
    endsAtMs,
    end: () => happened.push('ended'),
    giveUp: () => happened.push('given up'),
  })
  return happened
}

it('asks for a session when its end has come, or when its kind is due to be asked for again', async () => {
  watched('guest', 'a', 3_000)
  watched('guest', 'b')
  watched('clerk', 'c')
  ends = new Map([
    ['a', dayMs],
    ['b', dayMs],
    ['c', dayMs],
  ])
  await pass(2_000)
  expect(asked).toEqual([])
  await pass(2_000)
  expect(asked).toEqual(['guest a', 'clerk c'])
  await pass(26_000)
  expect(asked.slice(2)).toEqual(['guest b', 'clerk c'])
})

it('ends the connections of a session that is over, and leaves one that was used meanwhile', async () => {
  const [over, used] = [watched('guest', 'over', 1_000), watched('guest', 'used', 1_000)]
  ends = new Map([['used', dayMs]])
  await pass(2_000)
  expect([over, used]).toEqual([['ended'], []])
})

it('gives a connection up only when its session may be over and cannot be looked up', async () => {
  const [soon, later] = [watched('guest', 'soon', 1_000), watched('clerk', 'later')]
  ends = undefined
  await pass(5_000)
  expect([soon, later]).toEqual([['given up'], []])
  ends = new Map()
  await pass(0)
  expect(later).toEqual(['ended'])
})

it('asks for nothing that is watched no more', async () => {
  const stop = sessions.watch({ kind: 'guest', sessionKey: 'a', endsAtMs: 0, end() {}, giveUp() {} })
  stop()
  await pass(60_000)
  expect(asked).toEqual([])
})
