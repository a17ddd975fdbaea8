// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { LiveMessage, TableBet } from '../../protocol.ts'
import { createTableModel } from './table-model.ts'

const chain = { terminalHash: 'a', salt: 'b', length: 10 }
const tableBet: TableBet = {
  id: 'one',
  alias: 'AB12',
  mine: true,
  robot: false,
  currency: 'USD',
  stake: '1.00',
  leftAtHundredths: null,
  payout: null,
}
const betting: LiveMessage = {
  type: 'table',
  table: {
    phase: 'betting',
    now: 1_000_000,
    chain,
    tableBets: [],
    recent: [],
    roundId: 'r',
    position: 1,
    closesAt: 1_005_000,
  },
}
const running: LiveMessage = {
  type: 'table',
  table: {
    phase: 'running',
    now: 1_005_000,
    chain,
    tableBets: [tableBet],
    recent: [],
    roundId: 'r',
    position: 1,
    startedAt: 1_005_000,
  },
}
/** The browser's clock is 900 seconds behind the server's. */
const AWAY = 900_000

describe('the live table in the browser', () => {
  it('counts the betting window down by the clock of the server', () => {
    const table = createTableModel()
    table.receive(betting, 1_000_000 - AWAY)
    expect(table.flight(1_002_000 - AWAY)).toMatchObject({ phase: 'betting', leftMs: 3_000, hundredths: 100 })
    expect(table.flight(1_009_000 - AWAY).leftMs).toBe(0)
  })

  it('follows the curve between two ticks', () => {
    const table = createTableModel()
    table.receive(running, 1_005_000 - AWAY)
    table.receive({ type: 'tick', now: 1_015_000, hundredths: 182 }, 1_015_000 - AWAY)
    expect(table.flight(1_016_000 - AWAY)).toMatchObject({
      phase: 'running',
      elapsedMs: 11_000,
      hundredths: 193,
    })
  })

  it('stops when updates are missing, instead of inventing a rise', () => {
    const table = createTableModel()
    table.receive(running, 1_005_000 - AWAY)
    table.receive({ type: 'tick', now: 1_015_000, hundredths: 182 }, 1_015_000 - AWAY)
    expect(table.flight(1_060_000 - AWAY).hundredths).toBe(table.flight(1_016_500 - AWAY).hundredths)
  })

  it('is not misled by a delayed message', () => {
    const table = createTableModel()
    table.receive(running, 1_005_000 - AWAY)
    table.receive({ type: 'tick', now: 1_006_000, hundredths: 106 }, 1_007_200 - AWAY)
    expect(table.flight(1_007_200 - AWAY).elapsedMs).toBe(2_200)
  })

  it("knows one's own bet, even after it was cashed out", () => {
    const table = createTableModel()
    table.receive(running, 0)
    expect(table.mine()).toEqual(tableBet)
    table.receive({ type: 'bet', tableBet: { ...tableBet, leftAtHundredths: 150, payout: '1.50' } }, 0)
    table.receive({ type: 'bet', tableBet: { ...tableBet, id: 'two', mine: false } }, 0)
    expect(table.mine()?.leftAtHundredths).toBe(150)
    expect(table.tableBets()).toHaveLength(2)
  })

  it('shows the crash where it happened', () => {
    const table = createTableModel()
    table.receive(
      {
        type: 'table',
        table: {
          phase: 'crashed',
          now: 1_020_000,
          chain,
          tableBets: [],
          recent: [],
          roundId: 'r',
          position: 1,
          pointHundredths: 231,
          hash: 'c',
          nextAt: 1_023_000,
        },
      },
      0,
    )
    expect(table.flight(1_000)).toMatchObject({ phase: 'crashed', hundredths: 231, leftMs: 2_000 })
  })
})
