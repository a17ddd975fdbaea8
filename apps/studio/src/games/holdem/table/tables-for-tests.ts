// SPDX-License-Identifier: Apache-2.0
import { plainStakes } from '../hand/hands-for-tests.ts'
import { createRandom, shuffledDeck } from '../hand/random-for-tests.ts'
import { CardRefusal } from '../../../fair/card-room/card-refusal.ts'
import { usualTimes } from './usual-times.ts'
import { voidHand } from './between-hands.ts'
import { advanceTable, applyMove, chipsAt, openTable } from './holdem-table.ts'
import { chairOf, type TableEvent, type TableInput, type TableSettings, type TableState } from './table.ts'

/** Six chairs, blinds of 50 and 100, buy-ins from 1,000 to 10,000, 5 % of rake. */
export const plainTable: TableSettings = {
  stakes: { ...plainStakes, rakePercent: 5n },
  ...{ chairs: 6, leastBuyIn: 1_000n, mostBuyIn: 10_000n, straddle: false, runTwice: true },
  times: { ...usualTimes, actMs: 10_000, bankMs: 20_000, bankPerHandMs: 5_000 },
}

/** A table that is played in a test: its state, its clock and all that happened. */
export class TableInTest {
  state: TableState
  nowMs = 0
  readonly events: TableEvent[] = []
  readonly settings: TableSettings
  readonly random = createRandom('table')
  private dealt = 0

  constructor(change: Partial<TableSettings> = {}) {
    this.settings = { ...plainTable, ...change }
    this.state = openTable(this.settings, 0)
  }

  /** Chairs from 0 on, a player for each of these stacks. */
  sitAll(stacks: readonly number[]): this {
    for (const [chair, buyIn] of stacks.entries())
      this.move(`p${chair}`, { type: 'sit', chair, buyIn: String(buyIn) })
    return this
  }

  /** A move that answers the current version. */
  move(playerId: string, input: TableInput): void {
    const own = this.state.chairs[chairOf(this.state, playerId)]?.version ?? 0
    const version = 'handId' in input ? (this.state.hand?.turn ?? 0) : own
    this.answer(playerId, version, input)
  }

  answer(playerId: string, version: number, input: TableInput): void {
    const step = applyMove(this.state, this.settings, { playerId, version, input }, this.nowMs)
    this.state = step.state
    this.events.push(...step.events)
    this.check()
  }

  /** The code of the refusal of a move. */
  refused(playerId: string, input: TableInput, version?: number): string {
    const before = this.state
    const copy = structuredClone(before)
    try {
      if (version === undefined) this.move(playerId, input)
      else this.answer(playerId, version, input)
    } catch (error) {
      if (!(error instanceof CardRefusal)) throw error
      if (this.state !== before || !sameText(copy, before)) throw new Error('changed', { cause: error })
      return error.code
    }
    return 'allowed'
  }

  /** Lets time pass, with a hand that can be dealt. */
  pass(ms: number): void {
    this.nowMs += ms
    const next = { id: `h${this.dealt}`, deck: shuffledDeck(this.random) }
    const step = advanceTable(this.state, this.settings, this.nowMs, next)
    if (step.events.some(({ type }) => type === 'dealt')) this.dealt += 1
    this.state = step.state
    this.events.push(...step.events)
    this.check()
  }

  /** The hand cannot go on. */
  breakOff(): void {
    const step = voidHand(this.state, this.settings, this.nowMs)
    this.state = step.state
    this.events.push(...step.events)
    this.check()
  }

  /** Whoever is to act. */
  get actor(): string {
    const { hand, chairs } = this.state
    return chairs[hand!.players[hand!.actor!]!.chair]!.playerId
  }

  act(type: 'fold' | 'check' | 'call'): void {
    this.move(this.actor, { type, handId: this.state.hand!.id })
  }

  raise(to: number): void {
    this.move(this.actor, { type: 'raise', handId: this.state.hand!.id, to: String(to) })
  }

  /** Everybody checks, else calls, until the street or the hand is another one. */
  callDown(streets = 4): void {
    for (let street = 0; street < streets && this.state.hand!.actor !== null; street += 1) {
      const now = this.state.hand!.street
      while (this.state.hand!.actor !== null && this.state.hand!.street === now) {
        const { players, actor, toMatch } = this.state.hand!
        this.act(players[actor!]!.bet >= toMatch ? 'check' : 'call')
      }
    }
  }

  chair(playerId: string) {
    return this.state.chairs[chairOf(this.state, playerId)]
  }

  private check(): void {
    const { boughtIn, paidOut, raked } = this.state
    if (chipsAt(this.state) + paidOut + raked !== boughtIn) throw new Error('chips are not constant')
  }
}

const sameText = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other)
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}n` : one))
