// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { choicesNow } from '../hand/act.ts'
import { createRandom, type Random } from '../hand/random-for-tests.ts'
import { CardRefusal } from '../../../fair/card-room/card-refusal.ts'
import { plainStakes } from '../hand/hands-for-tests.ts'
import { chipsAt, dueAtMs } from './holdem-table.ts'
import { chairOf, isPlaying, type TableInput, type TableSettings } from './table.ts'
import { plainTable, TableInTest } from './tables-for-tests.ts'

/** A million hands with LONG_TESTS. */
const HANDS = process.env['LONG_TESTS'] === '1' ? 1_000_000 : 3_000
const HANDS_A_TABLE = 250
const PLAYERS = 12

function randomSettings(random: Random): TableSettings {
  const coin = random.below(2) === 0 ? 1n : 10n
  return {
    ...plainTable,
    stakes: {
      ...plainStakes,
      coin,
      rakePercent: random.below(4) === 0 ? 0n : 5n,
      variant: random.below(8) === 0 ? 'omaha' : 'holdem',
    },
    ...{ chairs: 2 + random.below(8), straddle: random.below(3) === 0, runTwice: random.below(2) === 0 },
  }
}

/** An action of whoever is to act, sometimes one that is not allowed. */
function randomActionInput(random: Random, table: TableInTest): TableInput {
  const hand = table.state.hand!
  const { call, raise } = choicesNow(hand)!
  const draw = random.below(100)
  const handId = hand.id
  if (draw < 4) return { type: 'raise', handId, to: String(random.below(3_000)) }
  if (raise && draw < 30) {
    const to = draw < 12 ? raise.most : raise.least + 10n * BigInt(random.below(30))
    return { type: 'raise', handId, to: String(to > raise.most ? raise.most : to) }
  }
  if (draw > 80) return { type: 'fold', handId }
  return { type: call === null ? 'check' : 'call', handId }
}

/** What anybody may try at any time, allowed or not. */
function randomChairInput(random: Random, table: TableInTest): TableInput {
  const flag = () => random.below(2) === 0
  const all: (() => TableInput)[] = [
    () => sitInput(random, table),
    () => ({ type: 'leave' }),
    () => ({ type: 'sitOut' }),
    () => ({ type: 'return', posts: flag() }),
    () => ({ type: 'rebuy', amount: String(random.below(50) * 100) }),
    () => ({ type: 'wait' }),
    () => ({ type: 'stopWaiting' }),
    () => ({ type: 'presence', present: flag() }),
    () => ({ type: 'prefer', preferences: { runsTwice: random.below(4) > 0, straddles: flag() } }),
    () => ({ type: 'prefer', preferences: { showsLosing: flag(), autoRebuy: flag() } }),
    () => ({ type: 'fold', handId: `h${random.below(3)}` }),
  ]
  return all[random.below(all.length)]!()
}

const sitInput = (random: Random, { settings }: TableInTest): TableInput => ({
  ...{ type: 'sit', chair: random.below(settings.chairs), buyIn: String(1_000 + 10 * random.below(400)) },
})

function attempt(table: TableInTest, playerId: string, input: TableInput, isStale = false): void {
  const before = table.state
  try {
    if (isStale) table.answer(playerId, -1, input)
    else table.move(playerId, input)
  } catch (error) {
    if (!(error instanceof CardRefusal)) throw error
    expect(table.state).toBe(before)
  }
}

/** Keeps the table going: whoever is missing sits down, rebuys or returns. */
function fill(random: Random, table: TableInTest): void {
  for (let player = 0; player < PLAYERS; player += 1) {
    const playerId = `p${player}`
    const chair = table.chair(playerId)
    if (!chair) attempt(table, playerId, sitInput(random, table))
    else if (chair.stack === 0n) attempt(table, playerId, { type: 'rebuy', amount: '2000' })
    else if (chair.outSinceMs !== null)
      attempt(table, playerId, { type: 'return', posts: random.below(2) === 0 })
    if (table.chair(playerId)?.absentSinceMs !== null)
      attempt(table, playerId, { type: 'presence', present: true })
  }
}

/** What holds in every state. */
function checkState({ state, settings, nowMs }: TableInTest): void {
  const stacks = [
    ...state.chairs.map((chair) => chair?.stack ?? 0n),
    ...(state.hand?.players ?? []).map(({ stack }) => stack),
  ]
  if (stacks.some((stack) => stack < 0n) || state.raked < 0n) throw new Error('below zero')
  const due = dueAtMs(state, settings)
  if (!isPlaying(state)) {
    if (state.clock) throw new Error('a clock without a hand')
    return
  }
  const actor = state.hand!.players[state.hand!.actor!]!
  if (actor.folded || actor.stack === 0n || due === null) throw new Error('waits for nobody')
  if (state.clock!.untilMs > nowMs + 40_000) throw new Error('waits for too long')
  if (chairOf(state, state.chairs[actor.chair]!.playerId) !== actor.chair) throw new Error('acts for another')
}

function playTable(random: Random): number {
  const table = new TableInTest(randomSettings(random))
  let dealt = 0
  for (let step = 0; dealt < HANDS_A_TABLE && step < 200 * HANDS_A_TABLE; step += 1) {
    const draw = random.below(100)
    if (!isPlaying(table.state)) fill(random, table)
    if (isPlaying(table.state) && draw < 78) attempt(table, table.actor, randomActionInput(random, table))
    else if (draw < 92)
      attempt(table, `p${random.below(PLAYERS)}`, randomChairInput(random, table), random.below(20) === 0)
    // The room's process is killed, and the hand cannot go on.
    else if (draw === 92) table.breakOff()
    else table.pass(random.below(25_000))
    if (!isPlaying(table.state)) table.pass(3_000)
    dealt += table.events.filter(({ type }) => type === 'dealt').length
    table.events.length = 0
    checkState(table)
  }
  finish(table)
  return dealt
}

/** Everybody leaves: nothing is left on the table, and all that came in went out or was raked. */
function finish(table: TableInTest): void {
  for (let player = 0; player < PLAYERS; player += 1) attempt(table, `p${player}`, { type: 'leave' })
  for (let turn = 0; isPlaying(table.state) && turn < 100; turn += 1) table.pass(40_000)
  const { chairs, boughtIn, paidOut, raked } = table.state
  expect({ chairs: chairs.filter((chair) => chair !== null), chips: chipsAt(table.state) }).toEqual({
    chairs: [],
    chips: 0n,
  })
  expect(paidOut + raked).toBe(boughtIn)
}

it(
  'keeps every chip through hands of robots that leave, fall silent and try what is not allowed',
  { timeout: 7_200_000 },
  () => {
    let hands = 0
    for (let index = 0; hands < HANDS; index += 1) {
      const dealt = playTable(createRandom(`robots ${index}`))
      expect(dealt).toBeGreaterThan(0)
      hands += dealt
    }
  },
)
