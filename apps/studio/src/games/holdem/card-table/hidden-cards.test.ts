// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import type { CardTable } from '../../../fair/card-room/card-table.ts'
import { contendersOf } from '../hand/hand.ts'
import type { Random } from '../hand/random-for-tests.ts'
import { dollarTable, RoomInTest, runStep, seated, type StoredStep } from './card-table-for-tests.ts'
import type { CashState } from './cash-state.ts'
import { createHoldemTable } from './holdem-card-table.ts'
import { createSitAndGoTable } from './sit-and-go-card-table.ts'
import type { SitAndGoState } from './sit-and-go-state.ts'

/** Ten thousand hands of hold'em with LONG_TESTS. */
const isLong = process.env['LONG_TESTS'] === '1'
const HANDS = {
  holdem: isLong ? 10_000 : 100,
  omaha: isLong ? 1_000 : 30,
  sitandgo: isLong ? 2_000 : 60,
} as const

type State = CashState | SitAndGoState
type Table = CardTable<State, unknown>
type Room = RoomInTest<State, unknown>
type Step = StoredStep<unknown>

const games = ['holdem', 'omaha', 'sitandgo'] as const
const tableOf = (game: (typeof games)[number]): Table =>
  (game === 'sitandgo'
    ? createSitAndGoTable({ ...dollarTable, size: 6 })
    : createHoldemTable({ game, ...dollarTable })) as unknown as Table

const handOf = (state: State) => ('table' in state ? state.table.hand : state.tournament.hand)
const playerAt = (state: State, chair: number) =>
  ('table' in state ? state.table.chairs : state.tournament.entrants)[chair]?.playerId

/** The cards that a viewer has seen in a state: own, open and laid open. */
function seenCards(state: State, playerId: string | null): number[] {
  const hand = handOf(state)
  if (!hand) return []
  const own = hand.players.flatMap(({ chair, cards }) => (playerAt(state, chair) === playerId ? cards : []))
  const laidOpen = hand.result?.reveals ?? []
  const open = hand.players.flatMap(({ chair, cards }) => (laidOpen.includes(chair) ? cards : []))
  return [...own, ...open, ...hand.board, ...(hand.result?.boards.flat() ?? [])]
}

/** The cards that decide who wins: those cannot be other ones in a hand that has ended so. */
function decidingCards(state: State): number[] {
  const hand = handOf(state)
  const contenders = hand?.result ? contendersOf(hand) : []
  return contenders.length > 1 ? contenders.flatMap(({ cards }) => cards) : []
}

/** Every card that is named in a message, wherever it is. */
function namedCards(value: unknown, isCards = false): number[] {
  if (Array.isArray(value)) return value.flatMap((one) => namedCards(one, isCards))
  if (typeof value === 'number') return isCards ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    namedCards(one, name === 'cards' || name === 'boards'),
  )
}

/** The deck with all cards that were not seen in other positions. */
function withOthers(deck: readonly number[], seen: readonly number[], random: Random): number[] {
  const at = deck.flatMap((card, position) => (seen.includes(card) ? [] : [position]))
  const hidden = at.map((position) => deck[position]!)
  for (let left = hidden.length; left > 1; left -= 1) {
    const other = random.below(left)
    ;[hidden[left - 1], hidden[other]] = [hidden[other]!, hidden[left - 1]!]
  }
  const changed = [...deck]
  for (const [index, position] of at.entries()) changed[position] = hidden[index]!
  return changed
}

/** Everything that a viewer gets while these steps are played: views and news. */
function received(room: Room, steps: readonly Step[], playerId: string | null): string[] {
  let state = room.snapshot
  return steps.map((step) => {
    const after = runStep(room.table, state, step)
    state = after.state
    return JSON.stringify([room.view(playerId, state, step.nowMs), after.news], (_, one: unknown) =>
      typeof one === 'bigint' ? String(one) : one,
    )
  })
}

/** Plays a hand of robots, sometimes with somebody who stays silent, and returns its states. */
function playHand(room: Room, ids: readonly string[]): State[] {
  const states: State[] = []
  let before = room.snapshot
  while (room.newsOf('ended').length === 0) {
    const { actor } = room
    if (actor && room.random.below(40) === 0) room.passToNext()
    else if (actor) room.letAct(actor)
    else {
      for (const playerId of ids) room.letAct(playerId)
      const view = room.view(null)
      if (view.game === 'sitandgo' && view.phase === 'waiting')
        for (const playerId of ids) room.send(playerId, { type: 'join' })
      before = room.state
      states.length = 0
      room.passToNext()
    }
    states.push(room.state)
  }
  room.snapshot = before
  return states
}

it.each(games)(
  'tells nobody at a table of %s anything that depends on a card that they have not seen',
  { timeout: 3_600_000 },
  (game) => {
    const room: Room = new RoomInTest(tableOf(game), `hidden cards ${game}`)
    const ids = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5']
    if (game !== 'sitandgo') {
      seated(room, ids.length)
      const preferences = { runsTwice: true, straddles: true }
      for (const playerId of ids.slice(0, 3)) room.send(playerId, { type: 'prefer', preferences })
    }
    for (let hand = 0; hand < HANDS[game]; hand += 1) {
      const all: Step[] = []
      const take = room.take.bind(room)
      room.take = (step) => {
        take(step)
        all.push(step)
      }
      const states = playHand(room, ids)
      room.take = take
      const steps = all.slice(-states.length)
      const dealt = steps.findIndex((step) => step.type === 'advance' && step.next)
      const viewer = room.random.below(3) === 0 ? null : ids[room.random.below(ids.length)]!
      // Up to a moment of the hand; and all of it, with the cards that stay hidden for ever.
      for (const until of [room.random.below(states.length), states.length - 1]) {
        const state = states[until]!
        const seen = seenCards(state, viewer)
        const fixed = [...seen, ...decidingCards(state)]
        const changed = steps.slice(0, until + 1).map((step, index) => {
          if (index !== dealt || step.type !== 'advance' || !step.next) return step
          return { ...step, next: { ...step.next, deck: withOthers(step.next.deck, fixed, room.random) } }
        })
        const messages = received(room, steps.slice(0, until + 1), viewer)
        expect(received(room, changed, viewer).join('') === messages.join('')).toBe(true)
        const named = namedCards(JSON.parse(messages.at(-1)!))
        expect(named.filter((card) => !seen.includes(card))).toEqual([])
      }
      room.save()
      room.news.length = 0
    }
  },
)

it('shows own cards to their owner alone, and the cards of others once they lie open', () => {
  const room = new RoomInTest(createHoldemTable({ game: 'holdem', ...dollarTable }), 'own cards')
  const ids = seated(room, 4)
  room.pass(0)
  const { hand, chairs } = room.state.table
  for (const viewer of [...ids, null])
    for (const { chair, cards } of hand!.players) {
      const view = room.view(viewer)
      const inHand = view.game === 'holdem' ? view.chairs[chair]?.inHand : null
      expect(inHand?.cards).toEqual(chairs[chair]!.playerId === viewer ? cards : null)
    }
  while (room.actor) {
    const handId = hand!.id
    const refused = room.refused(room.actor, { type: 'call', handId })
    if (refused !== 'allowed') room.send(room.actor, { type: 'check', handId })
  }
  const view = room.view(null)
  if (view.game !== 'holdem') throw new Error(view.game)
  const { reveals } = room.state.table.hand!.result!
  for (const { chair, cards } of hand!.players)
    expect(view.chairs[chair]!.inHand!.cards).toEqual(reveals.includes(chair) ? cards : null)
  const win = view.last!.wins[0]!
  expect([win.cards?.length, win.with === null]).toEqual([5, false])
})
