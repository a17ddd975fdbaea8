// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { createAutoTurns, LEAST_LEFT_MS } from './auto-turns.ts'
import type { Flight } from './table-model.ts'

const flight = (phase: Flight['phase'], roundId: string | undefined, leftMs = 4_000): Flight => ({
  phase,
  roundId,
  leftMs,
  elapsedMs: 0,
  hundredths: 100,
})
const never = () => new AbortController().signal

/** What a promise has answered so far. */
async function answerOf(turn: Promise<boolean>): Promise<boolean | 'waits'> {
  return Promise.race([turn, Promise.resolve().then(() => 'waits' as const)])
}

describe('the turns of automatic bets at the live table', () => {
  it('come once in each betting window, and not while the curve runs', async () => {
    const turns = createAutoTurns()
    const first = turns.next(never())
    turns.look(flight('running', 'one'), true)
    expect(await answerOf(first)).toBe('waits')
    turns.look(flight('crashed', 'one'), true)
    turns.look(flight('betting', 'two'), true)
    expect(await first).toBe(true)

    const second = turns.next(never())
    turns.look(flight('betting', 'two'), true)
    expect(await answerOf(second)).toBe('waits')
    turns.look(flight('betting', 'three'), true)
    expect(await second).toBe(true)
  })

  it('wait for the next window when this one is about to close', async () => {
    const turns = createAutoTurns()
    const turn = turns.next(never())
    turns.look(flight('betting', 'one', LEAST_LEFT_MS - 1), true)
    expect(await answerOf(turn)).toBe('waits')
    turns.look(flight('betting', 'two', LEAST_LEFT_MS), true)
    expect(await turn).toBe(true)
  })

  it('end with a press of Stop while none is open: no bet follows it', async () => {
    const turns = createAutoTurns()
    const stop = new AbortController()
    const turn = turns.next(stop.signal)
    stop.abort()
    expect(await turn).toBe(false)
    turns.look(flight('betting', 'one'), true)
    expect(await turn).toBe(false)
  })

  it.each([
    ['the connection is lost', flight('running', 'one'), false],
    ['the table closes', flight('closed', undefined), true],
  ])('end when %s, even if it comes back before the next window', async (_name, seen, connected) => {
    const turns = createAutoTurns()
    const waiting = turns.next(never())
    turns.look(seen, connected)
    expect(await waiting).toBe(false)
    turns.look(flight('betting', 'two'), true)
    expect(await turns.next(never())).toBe(false)

    // The player starts them again.
    turns.restart()
    const again = turns.next(never())
    turns.look(flight('betting', 'two'), true)
    expect(await again).toBe(true)
  })
})
