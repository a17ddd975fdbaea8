// SPDX-License-Identifier: Apache-2.0
import { cardStakesOf } from '@tessera/rules/games/card-rooms/card-stakes'
import type { CardTableMessage } from '../../../card-protocol/card-table-protocol.ts'
import { CardRefusal } from '../../../fair/card-room/card-refusal.ts'
import type { CardTable, NextHand, TableMove, TableNews } from '../../../fair/card-room/card-table.ts'
import { createRandom, shuffledDeck, type Random } from '../hand/random-for-tests.ts'

/** Blinds of 0.50 and 1.00, buy-ins from 40 to 100. */
export const dollarTable = {
  table: 'cards:holdem:USD:money:2:1',
  currency: { code: 'USD', decimals: 2 },
  stakes: cardStakesOf(2, { minimumStake: 100_000n, maximumStake: 500_000_000n, unit: 10_000n }),
}

/** What a room stores before anybody sees it. */
export type StoredStep<Input> =
  | { readonly type: 'move'; readonly move: TableMove<Input>; readonly nowMs: number }
  | { readonly type: 'advance'; readonly next: NextHand | null; readonly nowMs: number }
  | {
      readonly type: 'presence'
      readonly playerId: string
      readonly present: boolean
      readonly nowMs: number
    }

export function runStep<State, Input>(table: CardTable<State, Input>, state: State, step: StoredStep<Input>) {
  if (step.type === 'move') return table.apply(state, step.move, step.nowMs)
  if (step.type === 'advance') return table.advance(state, step.nowMs, step.next)
  return table.presence(state, step.playerId, step.present, step.nowMs)
}

/** A table of the card room with robots, as a room plays it. A robot's tag is its id. */
export class RoomInTest<State, Input> {
  state: State
  nowMs = 1_000
  readonly news: TableNews[] = []
  /** All since the last hand ended, and what the table was then. */
  steps: StoredStep<Input>[] = []
  snapshot: State
  readonly random: Random
  private dealt = 0
  readonly table: CardTable<State, Input>

  constructor(table: CardTable<State, Input>, seed: string) {
    this.table = table
    this.random = createRandom(seed)
    this.state = table.open(this.nowMs)
    this.snapshot = this.state
  }

  readonly chance = (): number => this.random.below(1_000_003) / 1_000_003

  take(step: StoredStep<Input>): void {
    const after = runStep(this.table, this.state, step)
    this.state = after.state
    this.news.push(...after.news)
    this.steps.push(step)
    const { held, owed } = this.table.moneyOf(this.state)
    if (held !== owed) throw new Error('money is not constant')
    if (after.news.some(({ type }) => type === 'ended')) this.save()
  }

  /** What the room keeps when a hand has ended. */
  save(): void {
    this.snapshot = this.state
    this.steps = []
  }

  /** What a client sends, with the version that it sees. */
  send(playerId: string, value: Record<string, unknown>): void {
    const view = this.view(playerId)
    const hand = 'hand' in view ? view.hand : null
    const version = 'handId' in value ? (hand?.turn ?? 0) : view.ownVersion
    this.take({
      ...{ type: 'move', nowMs: this.nowMs },
      move: { playerId, version, input: this.table.readInput(value) },
    })
  }

  /** The code of the refusal of a move. */
  refused(playerId: string, value: Record<string, unknown>): string {
    const before = this.state
    try {
      this.send(playerId, value)
    } catch (error) {
      if (!(error instanceof CardRefusal) || this.state !== before) throw error
      return error.code
    }
    return 'allowed'
  }

  present(playerId: string, present: boolean): void {
    this.take({ type: 'presence', playerId, present, nowMs: this.nowMs })
  }

  /** Time passes, with a hand that can be dealt. */
  pass(ms: number, deck = shuffledDeck(this.random)): void {
    this.nowMs += ms
    const canDeal = this.table.wouldDeal(this.state, this.nowMs) !== null
    const next = canDeal ? { id: `h${this.dealt}`, deck } : null
    if (next) this.dealt += 1
    this.take({ type: 'advance', next, nowMs: this.nowMs })
  }

  passToNext(): void {
    const due = this.table.dueAtMs(this.state)
    if (due === null) throw new Error('nothing is due')
    this.pass(Math.max(0, due - this.nowMs))
  }

  view(playerId: string | null, state: State = this.state, nowMs = this.nowMs): CardTableMessage {
    const publicOf = (id: string) => ({ tag: id, name: id.toUpperCase(), robot: true })
    return this.table.viewOf(state, { playerId, nowMs, publicOf })
  }

  /** Whoever is to act; null: no hand is played. */
  get actor(): string | null {
    const view = this.view(null)
    if (!('hand' in view) || !view.hand || view.hand.actor === null) return null
    return view.chairs[view.hand.actor]!.tag
  }

  /** The robot of a player does what it wants; false: nothing. */
  letAct(playerId: string): boolean {
    const move = this.table.robotMove(this.view(playerId), this.chance)
    if (move) this.take({ type: 'move', move, nowMs: this.nowMs })
    return move !== null
  }

  /** Robots play until this many hands have ended. */
  playHands(count: number, playerIds: readonly string[]): void {
    const ended = () => this.news.filter(({ type }) => type === 'ended').length
    const until = ended() + count
    while (ended() < until) {
      const { actor } = this
      if (actor) this.letAct(actor)
      else {
        for (const playerId of playerIds) this.letAct(playerId)
        this.passToNext()
      }
    }
  }

  newsOf<Type extends TableNews['type']>(type: Type): Extract<TableNews, { type: Type }>[] {
    return this.news.filter((one): one is Extract<TableNews, { type: Type }> => one.type === type)
  }
}

/** A cash table with a player on each of so many chairs. */
export function seated<State, Input>(
  room: RoomInTest<State, Input>,
  players: number,
  buyIn = '100',
): string[] {
  const ids = Array.from({ length: players }, (_, chair) => `p${chair}`)
  for (const [chair, playerId] of ids.entries()) room.send(playerId, { type: 'sit', chair, buyIn })
  return ids
}
