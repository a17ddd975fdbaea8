// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../../card-protocol/card-table-protocol.ts'
import type { HandRecord } from '../../../card-protocol/hand-record.ts'
import { createBigtwoTable } from '../../../games/bigtwo/bigtwo-table.ts'
import { createRummyTable } from '../../../games/rummy/rummy-table.ts'
import { createTienlenTable } from '../../../games/tienlen/tienlen-table.ts'
import type { CardTable, NextHand, TableNews, TableStep } from '../card-table.ts'
import { range, type Chance } from '../chance-for-tests.ts'

const COIN = 10_000n
/** A unit of 0.10. */
export const UNIT = 100_000n
const stakes = {
  ...{ smallBlind: UNIT, bigBlind: 2n * UNIT, unit: UNIT, entry: UNIT, fee: UNIT },
  ...{ most: 50_000_000n, coin: COIN },
}
const named = { table: 'cards:test:USD:money:1:1', currency: { code: 'USD', decimals: 2 }, stakes }

// What is in a state only its own table knows; tests look at it through the contract.
type AnyTable = CardTable<unknown, unknown>

/** The three tables, and with how much one sits down at least. */
export const tablesInTest = [
  { code: 'tienlen', table: createTienlenTable(named) as unknown as AnyTable, players: 4, leastUnits: 60 },
  { code: 'bigtwo', table: createBigtwoTable(named) as unknown as AnyTable, players: 4, leastUnits: 39 },
  { code: 'rummy', table: createRummyTable(named) as unknown as AnyTable, players: 6, leastUnits: 80 },
] as const

export type RoundView = NonNullable<Extract<CardTableMessage, { game: 'rummy' }>['round']>
export type TableView = Extract<CardTableMessage, { game: 'rummy' }>

/** Everything that a table gets from outside, so that it can be played again. */
export type Happening =
  | { readonly type: 'apply'; readonly playerId: string; readonly version: number; readonly input: unknown }
  | { readonly type: 'presence'; readonly playerId: string; readonly present: boolean }
  | { readonly type: 'advance'; readonly next: NextHand | null }

/** A table that is played, and once more from what it wrote between two games and all that happened since. */
export class LiveTable {
  state: unknown
  nowMs = 1_000
  news: TableNews[] = []
  readonly records: HandRecord[] = []
  /** Since the last moment without a game, with its time. */
  readonly since: { readonly nowMs: number; readonly happening: Happening }[] = []
  snapshot: unknown
  private again: unknown
  readonly table: AnyTable
  private readonly chance: Chance
  private hands = 0
  private readonly sitting = new Set<string>()

  private readonly isReplayed: boolean

  constructor(table: AnyTable, chance: Chance, isReplayed = true) {
    this.isReplayed = isReplayed
    this.table = table
    this.chance = chance
    this.state = table.open(this.nowMs)
    this.again = this.state
    this.keep()
  }

  view(playerId: string | null, state = this.state, nowMs = this.nowMs): TableView {
    const publicOf = (id: string) => ({ tag: id, name: `name of ${id}`, robot: false })
    return this.table.viewOf(state, { playerId, nowMs, publicOf }) as TableView
  }

  /** A move as a client sends it. */
  send(playerId: string, version: number, sent: object): this {
    const input = this.table.readInput(sent)
    return this.happen({ type: 'apply', playerId, version, input })
  }

  sit(playerId: string, chair: number, buyIn: string): this {
    return this.send(playerId, 0, { type: 'sit', chair, buyIn })
  }

  presence(playerId: string, present: boolean): this {
    return this.happen({ type: 'presence', playerId, present })
  }

  /** Time goes on to the next moment at which something changes by itself. */
  wait(): this {
    const due = this.table.dueAtMs(this.state)
    if (due === null) throw new Error('nothing is due')
    this.nowMs = Math.max(this.nowMs, due)
    return this.tick()
  }

  /** What time changes now. */
  tick(): this {
    const isDealt = this.table.wouldDeal(this.state, this.nowMs) !== null
    return this.happen({ type: 'advance', next: isDealt ? this.nextHand() : null })
  }

  nextHand(): NextHand {
    this.hands += 1
    return { id: `h${this.hands}`, deck: this.chance.shuffled(range(this.table.deckSize)) }
  }

  /** The robot on the chair of whose turn it is moves; false: it is nobody's turn, or somebody's without a robot. */
  robot(random: () => number): boolean {
    const round = this.view(null).round
    if (!round || round.result) return false
    const chair = round.chairs[round.turn]!
    const playerId = this.view(null).chairs[chair]!.tag
    const move = this.table.robotMove(this.view(playerId), random)
    if (!move) return false
    this.happen({ type: 'apply', ...move, playerId })
    return true
  }

  happen(happening: Happening): this {
    const step = playHappening(this.table, this.state, happening, this.nowMs)
    if (this.isReplayed) this.checkReplay(happening, step.state)
    this.since.push({ nowMs: this.nowMs, happening })
    return this.take(step)
  }

  stop(): this {
    return this.take(this.table.stop(this.state, this.nowMs))
  }

  private take({ state, news }: TableStep<unknown>): this {
    this.state = state
    this.news = [...news]
    for (const one of news) {
      if (one.type === 'ended') this.records.push(one.record)
      if (one.type === 'paid' && !this.sitting.delete(one.playerId)) throw new Error('paid twice')
    }
    for (const playerId of this.table.playersOf(state)) this.sitting.add(playerId)
    const { held, owed } = this.table.moneyOf(state)
    if (held !== owed) throw new Error(`the table has ${held} of ${owed}`)
    if (this.sitting.size !== this.table.playersOf(state).length) throw new Error('somebody went unpaid')
    if (!this.table.isHandOn(state)) this.keep()
    return this
  }

  private checkReplay(happening: Happening, state: unknown): void {
    this.again = playHappening(this.table, this.again, happening, this.nowMs).state
    if (writtenState(this.again) !== writtenState(state)) throw new Error('a replay differs')
  }

  private keep(): void {
    this.snapshot = JSON.parse(JSON.stringify(this.table.write(this.state)))
    this.again = this.table.read(this.snapshot)
    this.since.length = 0
  }
}

/** Plays something once more on another state of the table. */
export function playHappening(
  table: AnyTable,
  state: unknown,
  happening: Happening,
  nowMs: number,
): TableStep<unknown> {
  if (happening.type === 'apply') return table.apply(state, happening, nowMs)
  if (happening.type === 'presence')
    return table.presence(state, happening.playerId, happening.present, nowMs)
  return table.advance(state, nowMs, happening.next)
}

/** A state as a text, to compare two of them; in which order it was put together does not matter. */
export const writtenState = (state: unknown): string =>
  JSON.stringify(state, (_, value: unknown) => {
    if (typeof value === 'bigint') return `${value}n`
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
