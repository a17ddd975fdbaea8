// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { chanceOf, range, type Chance } from '../chance-for-tests.ts'
import type { TableNews } from '../card-table.ts'
import {
  LiveTable,
  playHappening,
  tablesInTest,
  type Happening,
  type RoundView,
} from './live-table-for-tests.ts'

const GAMES = process.env['LONG_TESTS'] === '1' ? 3_000 : 200
const RUMMY_CARDS = 106

interface Moment {
  readonly nowMs: number
  readonly happening: Happening
}

interface SecretState {
  readonly running: {
    readonly game: {
      readonly players: readonly { readonly playerId: string; readonly hand: readonly number[] }[]
      readonly stock?: readonly number[]
      readonly again?: readonly number[] | null
    }
    readonly open: readonly number[]
  }
}

/** The cards of the deck that somebody has not seen so far, those of the first play but one: whoever has it leads. */
function hiddenFrom(state: SecretState, viewer: string | null, opening: number | null): Set<number> | null {
  const { game, open } = state.running
  if (game.again === null) return null
  const hands = game.players.flatMap(({ playerId, hand }) => (playerId === viewer ? [] : hand))
  const seen = new Set([...open, ...(opening === null ? [] : [opening])])
  return new Set([...hands, ...(game.stock ?? [])].filter((card) => !seen.has(card)))
}

/** The same deck with the cards that are hidden in each other's positions. */
function otherDeck(deck: readonly number[], hidden: ReadonlySet<number>, chance: Chance): number[] {
  const changed = [...deck]
  for (const isHidden of [
    (card: number) => hidden.has(card),
    // In which order open cards become closed again nobody knows.
    (card: number) => card >= RUMMY_CARDS,
  ]) {
    const positions = range(deck.length).filter((at) => isHidden(deck[at]!))
    const cards = chance.shuffled(positions.map((at) => deck[at]!))
    for (const [at, position] of positions.entries()) changed[position] = cards[at]!
  }
  return changed
}

describe.each(tablesInTest)('a table of $code', ({ table, players }) => {
  const ids = range(players).map((at) => `p${at}`)

  /** Plays one more game by robots, with some turns that pass by themselves; everything that happened, and the secret states. */
  function playGame(
    live: LiveTable,
    chance: Chance,
  ): { moments: Moment[]; states: unknown[]; before: unknown } {
    const before = live.snapshot
    live.wait()
    const moments: Moment[] = []
    const states: unknown[] = []
    const isTrickOn = () => {
      const { trick } = live.view(null).round as RoundView & { trick?: readonly unknown[] }
      return trick === undefined || trick.length > 0
    }
    while (table.isHandOn(live.state)) {
      moments.splice(0, moments.length, ...live.since)
      states.push(live.state)
      const { drawn } = live.view(null).round!
      // What is played for somebody who leads, or has taken the open card, says something about their cards.
      const mayWait = isTrickOn() && drawn?.from !== 'open' && chance.below(10) === 0
      if (mayWait || !live.robot(() => chance.below(1_000) / 1_000)) live.wait()
      if (states.length > 2_000) throw new Error('the game does not end')
    }
    return { moments, states, before }
  }

  it('tells nobody a hidden card: views and news are the same with others', { timeout: 900_000 }, () => {
    let compared = 0
    for (let game = 0; game < GAMES; game += 1) {
      const chance = chanceOf(5_000 + game)
      const live = new LiveTable(table, chance, false)
      for (const [chair, id] of ids.entries()) live.sit(id, chair, '30')
      const { moments, states, before } = playGame(live, chance)
      if (states.length === 0) continue
      const until = chance.below(states.length)
      const viewer = [...ids, null][chance.below(ids.length + 1)]!
      const deal = moments.find(({ happening }) => happening.type === 'advance' && happening.next)!
      const first = live.view(null, states[0]).round as RoundView & { opening?: number | null }
      const hidden = hiddenFrom(states[until] as SecretState, viewer, first.opening ?? null)
      if (!hidden || deal.happening.type !== 'advance') continue
      const deck = otherDeck(deal.happening.next!.deck, hidden, chance)
      const played = (ofDeck: readonly number[]) => {
        let state: unknown = table.read(before)
        const seen: string[] = []
        const from = moments.indexOf(deal)
        for (const { nowMs, happening } of moments.slice(from, from + until + 1)) {
          const same =
            happening.type === 'advance' && happening.next
              ? { ...happening, next: { ...happening.next, deck: ofDeck } }
              : happening
          const step = playHappening(table, state, same, nowMs)
          state = step.state
          // Other cards may win as they are dealt.
          if (!table.isHandOn(state)) return null
          const news: readonly TableNews[] = step.news
          seen.push(JSON.stringify([live.view(viewer, state, nowMs), news]))
        }
        return seen
      }
      const other = played(deck)
      if (!other) continue
      expect(other).toEqual(played(deal.happening.next!.deck))
      compared += 1
    }
    expect(compared).toBeGreaterThan(GAMES / 2)
  })

  it('tells in a record no position of a card that stayed hidden', () => {
    for (let game = 0; game < 40; game += 1) {
      const live = new LiveTable(table, chanceOf(70 + game))
      for (const [chair, id] of ids.entries()) live.sit(id, chair, '30')
      const { states } = playGame(live, chanceOf(game))
      if (states.length === 0) continue
      const { round } = live.view(null)
      const record = live.records[0]!
      const deck = (states[0] as { running: { deck: readonly number[] } }).running.deck
      const known = new Set([
        ...(states.at(-1) as SecretState).running.open,
        ...record.events.flatMap(({ cards, card }) => [
          ...(cards ?? []),
          ...(card === undefined ? [] : [card]),
        ]),
        ...round!.players.flatMap(({ hand }) => hand ?? []),
        ...(round!.finish === null || round!.finish === undefined ? [] : [round!.finish]),
        ...record.events.flatMap(({ groups }) => (groups as number[][] | undefined)?.flat() ?? []),
      ])
      expect(record.openPositions.filter((position) => !known.has(deck[position]!))).toEqual([])
      expect(record.players.every(({ positions }) => positions.length >= 13)).toBe(true)
      expect(record.counts).toBe(true)
    }
  })
})
