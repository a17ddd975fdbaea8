// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { BoxMove } from '../../blackjack-room-protocol.ts'
import type { RoomRefusal } from '../rooms/rules/room-rules.ts'
import type { NewBet } from '../rooms/rules/shared-game.ts'
import type { SharedInput } from '../rooms/rules/shared-round.ts'
import { boxRules } from './box-rules.ts'
import { playedOf, type BoxAction, type BoxState } from './box-state.ts'
import { boxTimes } from './box-times.ts'

const times = boxTimes.usual
const rules = boxRules(times)
const outcomeOf = (number: number): string => createHash('sha256').update(`rules ${number}`).digest('hex')

const betOn = (box: number, more: object = {}): NewBet => ({
  ...{ id: `bet${box}`, playerId: `player${box}`, currency: 'USD', stake: '10000000' },
  ...{ parameters: { box, hands: 1, hand: '10.00', ...more }, playMoney: false, startedAtMs: 0 },
})

/** A round that is driven by hand. */
function roundOf(outcome: string) {
  let state: BoxState = rules.begin({ roundId: 'r', position: 1 }, 0)
  let nowMs = 0
  const apply = (input: SharedInput<BoxAction>, playerId: string) => {
    const step = rules.apply(state, { roundId: 'r', playerId, input }, nowMs)
    state = step.state
    return step.events
  }
  return {
    state: () => state,
    played: () => playedOf(state)!,
    join: (bet: NewBet) => apply({ type: 'bet', bet }, bet.playerId),
    decide(box: number, move: BoxMove, hand = 0) {
      const { step } = playedOf(state)!
      const action = { type: 'decide', step, hand, move } as const
      return apply({ type: 'act', betId: `bet${box}`, action }, `player${box}`)
    },
    answer(box: number, type: 'paid' | 'unpaid', step = playedOf(state)!.step) {
      const action = { type, step, hand: 0, transactionId: 't' }
      return apply({ type: 'act', betId: `bet${box}`, action }, `player${box}`)
    },
    pass(ms: number) {
      nowMs += ms
      state = rules.advance(state, nowMs, { outcome, awaited: 0 }).state
      return state
    },
    /** Until hands decide; undefined if none does in this round. */
    toDecision() {
      for (let tries = 0; tries < 100; tries += 1) {
        if (state.phase === 'settling') return undefined
        if (playedOf(state)?.stage === 'deciding') return playedOf(state)!
        this.pass(5_000)
      }
      throw new Error('nothing happens')
    },
  }
}

const refusalOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    return (error as RoomRefusal).code
  }
  return 'none'
}

/** A round in which these boxes decide. */
function decidingRound(boxes: readonly number[]) {
  for (let number = 0; number < 100; number += 1) {
    const round = roundOf(outcomeOf(number))
    for (const box of boxes) round.join(betOn(box))
    const played = round.toDecision()
    if (played?.step === 1 && played.table.hands.every(({ done }) => !done)) return { number, round }
  }
  throw new Error('no such round')
}

describe('a blackjack table', () => {
  it('deals the same cards whoever presses first', () => {
    const { number } = decidingRound([1, 4, 6])
    const moves: Readonly<Record<number, BoxMove>> = { 1: 'hit', 4: 'stand', 6: 'hit' }
    const tables = [
      [1, 4, 6],
      [6, 4, 1],
      [4, 6, 1],
    ].map((order) => {
      const round = roundOf(outcomeOf(number))
      for (const box of order) round.join(betOn(box))
      round.toDecision()
      for (const box of order) round.decide(box, moves[box]!)
      round.pass(1)
      return round.played().table
    })
    expect(tables[1]).toEqual(tables[0])
    expect(tables[2]).toEqual(tables[0])
  })

  it('ends a step at once when all have decided, else with its clock, and a hand without a decision stands', () => {
    const { round } = decidingRound([0, 1])
    round.decide(0, 'stand')
    round.pass(times.decideMs - 1)
    expect(round.played().stage).toBe('deciding')
    round.pass(1)
    expect(round.played().steps).toEqual([
      [
        { box: 0, hand: 0, move: 'stand' },
        { box: 1, hand: 0, move: 'stand' },
      ],
    ])
    const early = decidingRound([0, 1]).round
    early.decide(0, 'stand')
    early.decide(1, 'stand')
    early.pass(0)
    expect(early.played().stage).toBe('drawing')
  })

  it('shows a decision once, when it stands, and nothing of one that was not paid', () => {
    const { round } = decidingRound([0, 1])
    expect(round.decide(0, 'double')).toEqual([])
    expect(refusalOf(() => round.decide(0, 'stand'))).toBe('studio.alreadyDecided')
    expect(round.answer(0, 'unpaid')).toEqual([])
    expect(round.decide(0, 'double')).toEqual([])
    expect(round.answer(0, 'paid')).toEqual([{ type: 'stage' }])
    expect(round.decide(1, 'hit')).toEqual([{ type: 'stage' }])
  })

  it('waits for a stake ten seconds longer, and refuses one that comes later', () => {
    const { round } = decidingRound([0])
    round.decide(0, 'double')
    const { step } = round.played()
    round.pass(times.decideMs + times.raiseMs - 1)
    expect(round.played().stage).toBe('deciding')
    round.pass(1)
    expect(round.played().steps).toEqual([[{ box: 0, hand: 0, move: 'stand' }]])
    expect(refusalOf(() => round.answer(0, 'paid', step))).toBe('studio.stepEnded')
    expect(round.answer(0, 'unpaid', step)).toEqual([])
  })

  it('takes one bet on a box, bets behind only with it, and none later', () => {
    const round = roundOf(outcomeOf(0))
    const behind = { ...betOn(2, { behind: true }), id: 'behind', playerId: 'other' }
    expect(refusalOf(() => round.join(behind))).toBe('studio.boxEmpty')
    round.join(betOn(2))
    expect(refusalOf(() => round.join({ ...betOn(2), id: 'second', playerId: 'other' }))).toBe(
      'studio.boxTaken',
    )
    round.join(behind)
    round.pass(times.openMs)
    round.pass(1)
    expect(round.state().phase).toBe('drawn')
    expect(refusalOf(() => round.join(betOn(3)))).toBe('studio.bettingClosed')
  })

  it('begins the time for bets again when there are none, and deals nothing', () => {
    const round = roundOf(outcomeOf(0))
    round.pass(times.openMs)
    expect(round.pass(0)).toMatchObject({ phase: 'open', closesAtMs: 2 * times.openMs })
  })

  it('gives a new owner the whole clock again, with the decisions that stand', () => {
    const { round } = decidingRound([0, 1])
    round.decide(0, 'stand')
    round.decide(1, 'double')
    round.pass(times.decideMs - 1)
    const { step, roundId } = { ...round.played(), roundId: 'r' }
    const reopened = rules.apply(
      round.state(),
      { roundId, playerId: '', input: { type: 'reopen', closesAtMs: 0 } },
      50_000,
    ).state
    expect(reopened).toMatchObject({ phase: 'drawn', endsAtMs: 50_000 + times.decideMs })
    expect(playedOf(reopened)).toMatchObject({ step, decided: [{ box: 0, move: 'stand', pending: false }] })
    expect(playedOf(reopened)!.decided).toHaveLength(1)
  })
})
