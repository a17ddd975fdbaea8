// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import type { CardTableMessage } from '../../../card-protocol/card-table-protocol.ts'
import type { HandRecord } from '../../../card-protocol/hand-record.ts'
import { createRandom, shuffledDeck } from '../../../games/holdem/hand/random-for-tests.ts'
import { dollarTable, RoomInTest, seated } from '../../../games/holdem/card-table/card-table-for-tests.ts'
import { createHoldemTable } from '../../../games/holdem/card-table/holdem-card-table.ts'
import { evidenceOf, type PairEvidence } from './hand-evidence.ts'
import { judgePair, type PairFigures, type SignalKind } from './judge-pair.ts'

/** Six at each table: fifteen pairs. With LONG_TESTS ten times as many tables. */
const TABLES = process.env['LONG_TESTS'] === '1' ? 100 : 10
const HANDS = 300
const PLAYERS = 6

type Table = RoomInTest<unknown, unknown>
/** What somebody does who plays with a partner; null: they play as everybody. */
type Plan = (view: HoldemView) => Record<string, unknown> | null
type HoldemView = Extract<CardTableMessage, { game: 'holdem' | 'omaha' }>

const numbered = (id: string): string => String(Number(id.slice(1)) + 1)

/** Plays hands; those with a plan follow it. Answers what the pairs of the table come to. */
function play(
  seed: string,
  plans: Readonly<Record<string, Plan>>,
  home: Readonly<Record<string, string>> = {},
) {
  const table = new RoomInTest(
    createHoldemTable({ ...dollarTable, game: 'holdem' }),
    seed,
  ) as unknown as Table
  const ids = seated(table, PLAYERS)
  const random = createRandom(`${seed} cards`)
  const decks = new Map<string, readonly number[]>()
  while (table.newsOf('ended').length < HANDS) {
    const { actor } = table
    if (actor) {
      const view = table.view(actor) as HoldemView
      const planned = plans[actor]?.(view)
      if (planned) table.send(actor, { handId: view.hand!.id, ...planned })
      else table.letAct(actor)
    } else {
      for (const id of ids) table.letAct(id)
      const due = table.table.dueAtMs(table.state)!
      const deck = shuffledDeck(random)
      table.pass(Math.max(0, due - table.nowMs), deck)
      const dealt = table.newsOf('dealt').at(-1)?.handId ?? ''
      if (!decks.has(dealt)) decks.set(dealt, deck)
    }
  }
  const pairs = new Map<string, PairFigures>()
  for (const { record: played } of table.newsOf('ended')) {
    const record = withNumbers(played)
    const deck = decks.get(record.id)!
    const cardsOf = (id: string) =>
      record.players.find(({ playerId }) => playerId === id)!.positions.map((position) => deck[position]!)
    for (const one of evidenceOf(record, { cardsOf, addressOf: (id) => home[`p${Number(id) - 1}`] }))
      add(pairs, one)
  }
  return pairs
}

const withNumbers = (record: HandRecord): HandRecord => ({
  ...record,
  players: record.players.map((player) => ({ ...player, playerId: numbered(player.playerId) })),
})

function add(pairs: Map<string, PairFigures>, one: PairEvidence): void {
  const key = `${one.first}-${one.second}`
  const before = pairs.get(key)
  const count = (holds: boolean): bigint => (holds ? 1n : 0n)
  pairs.set(key, {
    game: 'holdem',
    hands: (before?.hands ?? 0n) + 1n,
    givenHands: (before?.givenHands ?? 0n) + count(one.givenByFirst + one.givenBySecond > 0n),
    givenByFirst: (before?.givenByFirst ?? 0n) + one.givenByFirst,
    givenBySecond: (before?.givenBySecond ?? 0n) + one.givenBySecond,
    duels: (before?.duels ?? 0n) + count(one.isDuel),
    quietDuels: (before?.quietDuels ?? 0n) + count(one.isQuiet),
    addressHands: (before?.addressHands ?? 0n) + count(one.sameAddress),
  })
}

const kindsOf = (pair: PairFigures | undefined): SignalKind[] =>
  pair ? judgePair(pair).map(({ kind }) => kind) : []

const inHandOf = (view: HoldemView, chair: number) => view.chairs[chair]?.inHand
const othersIn = (view: HoldemView): number[] =>
  view.chairs.flatMap((one) =>
    one && one.chair !== view.own && one.inHand && !one.inHand.folded ? [one.chair] : [],
  )

it('alarms for fewer than one of a hundred pairs that play honestly, over thousands of hands', () => {
  let pairs = 0
  const alarms: object[] = []
  for (let table = 0; table < TABLES; table += 1)
    for (const [key, pair] of play(`honest ${table}`, {})) {
      pairs += 1
      if (kindsOf(pair).length > 0) alarms.push({ key, pair })
    }
  expect(pairs).toBe((TABLES * PLAYERS * (PLAYERS - 1)) / 2)
  expect(
    alarms.length,
    JSON.stringify(alarms, (_, one) => (typeof one === 'bigint' ? String(one) : one)),
  ).toBeLessThanOrEqual(Math.floor(pairs / 100))
})

it('finds who gives chips away: much put in, and given up as soon as the partner raises', () => {
  // The third puts much in while the first is there, which drives others out, and folds to their raise.
  const giver: Plan = (view) => {
    const { options } = view.hand!
    if (!othersIn(view).includes(0)) return null
    if (options!.raise && Number(inHandOf(view, view.own!)!.bet) < 25) {
      const to = Math.max(Number(options!.raise.least), Math.min(25, Number(options!.raise.most)))
      return { type: 'raise', to: to.toFixed(2) }
    }
    return { type: options!.call === null ? 'check' : 'fold' }
  }
  const taker: Plan = (view) => {
    const { raise } = view.hand!.options!
    const isGiven = othersIn(view).includes(2) && Number(inHandOf(view, 2)!.bet) >= 20
    if (!isGiven) return null
    return raise ? { type: 'raise', to: raise.least } : { type: 'call' }
  }
  const pairs = play('giver', { p2: giver, p0: taker })
  expect(kindsOf(pairs.get('1-3'))).toContain('chipDumping')
  const others = [...pairs].filter(([key]) => key !== '1-3')
  expect(others.filter(([, pair]) => kindsOf(pair).includes('chipDumping'))).toEqual([])
})

it('finds two who never bet against each other', () => {
  const soft =
    (partner: number): Plan =>
    (view) => {
      const [other, ...more] = othersIn(view)
      if (other !== partner || more.length > 0 || (view.hand!.boards[0] ?? []).length === 0) return null
      return view.hand!.options!.call === null ? { type: 'check' } : { type: 'call' }
    }
  const pairs = play('soft', { p0: soft(1), p1: soft(0) })
  expect(kindsOf(pairs.get('1-2'))).toContain('softPlay')
  const { duels, quietDuels } = pairs.get('1-2')!
  expect(quietDuels).toBe(duels)
  expect([...pairs].filter(([key, pair]) => key !== '1-2' && kindsOf(pair).includes('softPlay'))).toEqual([])
})

it('finds two who come from one address, and nobody who plays with them', () => {
  const pairs = play('address', {}, { p0: 'one', p1: 'one', p2: 'other' })
  expect(kindsOf(pairs.get('1-2'))).toContain('sharedAddress')
  expect([...pairs].filter(([, pair]) => kindsOf(pair).includes('sharedAddress'))).toHaveLength(1)
})
