// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import '../../../../../server/src/testing/seeds-of-properties.ts'
import { timeOf } from '../../../games/crash/maths.ts'
import { crashGame } from '../../crash/crash-game.ts'
import type { Entry } from '../entries.ts'
import { foldEntries, replayLog } from '../fold-entries.ts'
import { RoomRefusal, type Move } from './room-rules.ts'
import type { NewBet } from './shared-game.ts'
import { sharedRound, takesBets, type SharedInput } from './shared-round.ts'

const rules = sharedRound(crashGame)
const patient = sharedRound({ ...crashGame, closingMs: 2_000 })
const round = { roundId: 'round', position: 1 }
/** 1 / (1 - X) is 3: the curve ends at 2.97. */
const outcome = 'aaaaaaaaaaaaa'.padEnd(64, '0')
const point = crashGame.resultOf(outcome).pointHundredths

const newBet = (id: string, autoHundredths?: number): NewBet => ({
  id,
  playerId: id,
  currency: 'USD',
  stake: '10000000',
  parameters: autoHundredths === undefined ? {} : { autoHundredths },
  playMoney: false,
  startedAtMs: 0,
})
const joins = (id: string, autoHundredths?: number): Move<SharedInput<'leave'>> => ({
  roundId: 'round',
  playerId: id,
  input: { type: 'bet', bet: newBet(id, autoHundredths) },
})
const leaves = (id: string, playerId = id): Move<SharedInput<'leave'>> => ({
  roundId: 'round',
  playerId,
  input: { type: 'act', betId: id, action: 'leave' },
})
const codeOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof RoomRefusal) return error.code
    throw error
  }
  return 'accepted'
}
const facts = { outcome, awaited: 0 }

/** A round with two bets whose curve began at 5,000: one leaves at 1.50, the other rides. */
function running() {
  let state = rules.begin(round, 0)
  state = rules.apply(state, joins('auto', 150), 10).state
  state = rules.apply(state, joins('rider'), 20).state
  state = rules.advance(state, 5_000, facts).state
  return rules.advance(state, 5_000, facts).state
}

describe('a shared round', () => {
  it('takes bets until the very moment of its close, and none a millisecond later', () => {
    const state = rules.begin(round, 0)
    expect([takesBets(state, 4_999), takesBets(state, 5_000)]).toEqual([true, false])
    expect(codeOf(() => rules.apply(state, joins('late'), 4_999))).toBe('accepted')
    expect(codeOf(() => rules.apply(state, joins('late'), 5_000))).toBe('studio.bettingClosed')
    expect(codeOf(() => rules.apply(running(), joins('later'), 5_001))).toBe('studio.bettingClosed')
  })

  it('waits for bets in flight after its close, but not for ever', () => {
    const closing = patient.advance(patient.begin(round, 0), 5_000, { outcome, awaited: 1 }).state
    expect(patient.phaseOf(closing)).toBe('closing')
    expect(patient.advance(closing, 5_500, { outcome, awaited: 1 }).state).toBe(closing)
    expect(codeOf(() => patient.apply(closing, joins('in flight'), 6_999))).toBe('accepted')
    expect(codeOf(() => patient.apply(closing, joins('in flight'), 7_000))).toBe('studio.bettingClosed')
    expect(patient.phaseOf(patient.advance(closing, 5_500, facts).state)).toBe('drawn')
    expect(patient.phaseOf(patient.advance(closing, 7_000, { outcome, awaited: 1 }).state)).toBe('drawn')
  })

  it('is not drawn without its outcome, and has no result before', () => {
    const closing = rules.advance(rules.begin(round, 0), 5_000, { awaited: 0 }).state
    expect(rules.advance(closing, 60_000, { awaited: 0 }).state).toBe(closing)
    expect(JSON.stringify([rules.begin(round, 0), closing])).not.toContain('result')
  })

  it('refuses moves for another round, of another version, by another player, too early and too late', () => {
    const state = running()
    const move = leaves('rider')
    expect(codeOf(() => rules.apply(state, { ...move, roundId: 'other' }, 6_000))).toBe('studio.roundEnded')
    expect(codeOf(() => rules.apply(state, { ...move, version: state.version - 1 }, 6_000))).toBe(
      'studio.roundEnded',
    )
    expect(codeOf(() => rules.apply(state, { ...move, version: state.version }, 6_000))).toBe('accepted')
    expect(codeOf(() => rules.apply(state, leaves('rider', 'thief'), 6_000))).toBe('studio.notFound')
    const open = rules.apply(rules.begin(round, 0), joins('rider'), 1).state
    expect(codeOf(() => rules.apply(open, move, 2))).toBe('studio.notStarted')
    const end = 5_000 + timeOf(point)
    expect(codeOf(() => rules.apply(state, move, end - 1))).toBe('accepted')
    expect(codeOf(() => rules.apply(state, move, end))).toBe('studio.cashOutTooLate')
  })

  it('lets a bet leave once: the second of two leaves changes nothing', () => {
    const first = rules.apply(running(), leaves('rider'), 6_000)
    expect(first.events).toEqual([{ type: 'decided', betIds: ['rider'] }])
    const second = rules.apply(first.state, leaves('rider'), 9_000)
    expect(second).toEqual({ state: first.state, events: [] })
  })

  it('is due when the next bet ends by itself, and then when it ends', () => {
    const state = running()
    expect(rules.dueAtMs(state)).toBe(5_000 + timeOf(150))
    const left = rules.advance(state, 5_000 + timeOf(150), facts)
    expect(left.events).toEqual([{ type: 'decided', betIds: ['auto'] }])
    expect(rules.dueAtMs(left.state)).toBe(5_000 + timeOf(point))
    expect(rules.advance(left.state, 5_000 + timeOf(point) - 1, facts).state).toBe(left.state)
    const ended = rules.advance(state, 5_000 + timeOf(point) + 40, facts)
    expect(ended.events).toEqual([{ type: 'decided', betIds: ['auto'] }, { type: 'settling' }])
    expect(rules.dueAtMs(ended.state)).toBeNull()
  })

  it('takes bets again with a new owner, but not once its result is fixed', () => {
    const input = { type: 'reopen', closesAtMs: 9_000 } as const
    const closing = rules.advance(rules.begin(round, 0), 5_000, facts).state
    const open = rules.apply(closing, { roundId: 'round', playerId: '', input }, 6_000).state
    expect([takesBets(open, 8_999), takesBets(open, 9_000)]).toEqual([true, false])
    expect(codeOf(() => rules.apply(running(), { roundId: 'round', playerId: '', input }, 6_000))).toBe(
      'studio.bettingClosed',
    )
  })

  const anyMove = fc.record({
    afterMs: fc.integer({ min: 0, max: 4_000 }),
    kind: fc.constantFrom('bet', 'leave', 'time', 'time'),
    player: fc.integer({ min: 0, max: 5 }),
    target: fc.option(fc.integer({ min: 101, max: 400 }), { nil: undefined }),
    unpaid: fc.boolean(),
  })

  it('is replayed from its log: the same states and events, whatever was tried', () => {
    fc.assert(
      fc.property(
        fc.array(anyMove, { maxLength: 60 }),
        fc.stringMatching(/^[0-9a-f]{64}$/),
        fc.integer({ min: 1, max: 7 }),
        (moves, itsOutcome, batchLength) => {
          let atMs = 0
          const unpaid = new Set<string>()
          const ids: string[] = []
          const entries = moves.map(({ afterMs, kind, player, target, ...move }, index): Entry<'leave'> => {
            atMs += afterMs
            if (kind === 'time') return { type: 'time', atMs }
            if (kind === 'bet') ids.push(`bet ${index}`)
            const id = kind === 'bet' ? `bet ${index}` : (ids[player % ids.length] ?? 'none')
            if (kind === 'bet' && move.unpaid) unpaid.add(id)
            const moved = kind === 'bet' ? joins(id, target) : leaves(id)
            return { type: 'move', atMs, move: moved, done: () => {}, failed: () => {} }
          })
          let state = rules.begin(round, 0)
          const log = []
          const events = []
          for (let from = 0; from < entries.length; from += batchLength) {
            const folded = foldEntries(rules, state, entries.slice(from, from + batchLength), {
              outcome: itsOutcome,
              awaited: 0,
              mayJoin: (id) => !unpaid.has(id),
            })
            state = folded.state
            log.push(...folded.log)
            events.push(...folded.events)
          }
          // As the database gives them back.
          const stored = JSON.parse(JSON.stringify(log)) as typeof log
          const start = { ...round, openedAtMs: 0, outcome: itsOutcome }
          expect(replayLog(rules, start, stored)).toEqual({ state, events })
          expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1))
          expect(state.bets.filter(({ id }) => unpaid.has(id))).toEqual([])
        },
      ),
    )
  })
})
