// SPDX-License-Identifier: Apache-2.0
import { beginHand, dealOrder } from '../hand/begin-hand.ts'
import { positionsOf, type Candidate, type Positions } from './positions.ts'
import { goOnPlaying } from './play.ts'
import type { Chair, NextHand, TableSettings, TableState, TableStep } from './table.ts'

/** Whoever would be dealt in, or waits for the big blind. */
export function candidatesOf({ chairs }: TableState): Candidate[] {
  return chairs.flatMap((chair, index) =>
    chair && chair.outSinceMs === null && chair.absentSinceMs === null && !chair.leaving && chair.stack > 0n
      ? [{ chair: index, owesBig: chair.owesBig, owesSmall: chair.owesSmall, posts: chair.posts }]
      : [],
  )
}

/** Who would play now, and from where. The first button of a table falls by the millisecond at which it could be dealt. */
const positionsNow = (state: TableState, { chairs }: TableSettings): Positions | null =>
  positionsOf(chairs, state.blinds, candidatesOf(state), Math.trunc(state.nextHandAtMs))

/** Whom the next hand would be dealt to, in the order of the deal; null: too few want to play. */
export function nextPlayersOf(state: TableState, settings: TableSettings): string[] | null {
  const positions = positionsNow(state, settings)
  if (!positions) return null
  const { players, button } = positions
  return dealOrder(players, button, settings.chairs).map((chair) => state.chairs[chair]!.playerId)
}

/** Deals the next hand. The same state if fewer than two want to play. */
export function dealHand(
  state: TableState,
  settings: TableSettings,
  next: NextHand,
  nowMs: number,
): TableStep {
  const positions = positionsNow(state, settings)
  if (!positions) return { state, events: [] }
  const { button, small, big, entries, players } = positions
  const chairs = state.chairs.map((chair, index) => chair && chairInHand(chair, index, positions, settings))
  const { hand, events } = beginHand({
    ...{ id: next.id, stakes: settings.stakes, deck: next.deck, chairs: settings.chairs },
    ...{ button, small, big, entries, straddle: straddlerOf(chairs, positions, settings) },
    players: players.map((chair) => {
      const { stack, runsTwice, showsLosing } = chairs[chair]!
      return { chair, stack, showsLosing, runsTwice: settings.runTwice && runsTwice }
    }),
  })
  // The chips are in the hand until it ends.
  const empty = chairs.map((chair, index) =>
    chair && players.includes(index) ? { ...chair, stack: 0n } : chair,
  )
  const dealt = { ...state, version: state.version + 1, chairs: empty, blinds: positions.blinds, hand }
  const begun = goOnPlaying(dealt, settings, nowMs)
  return {
    state: begun.state,
    events: [{ type: 'dealt', handId: next.id, button, chairs: players }, ...events, ...begun.events],
  }
}

/** What a chair owes after the positions moved, and its time bank. */
function chairInHand(chair: Chair, index: number, positions: Positions, { times }: TableSettings): Chair {
  const { players, passedBig, blinds } = positions
  const plays = players.includes(index)
  const bankMs = plays ? Math.min(times.bankMs, chair.bankMs + times.bankPerHandMs) : chair.bankMs
  if (plays) return { ...chair, bankMs, owesBig: false, owesSmall: false, posts: false }
  return {
    ...chair,
    owesBig: chair.owesBig || passedBig.includes(index),
    owesSmall: chair.owesSmall || index === blinds.small,
  }
}

/** The player left of the big blind, if the table and they want it and they have the chips. */
function straddlerOf(
  chairs: readonly (Chair | null)[],
  { players, big, entries }: Positions,
  { straddle, stakes, chairs: count }: TableSettings,
): number | null {
  if (!straddle || players.length < 3) return null
  const distance = (chair: number) => (chair - big - 1 + count) % count
  const first = players.toSorted((a, b) => distance(a) - distance(b))[0]!
  const { straddles, stack } = chairs[first]!
  const enters = entries.some(({ chair }) => chair === first)
  return straddles && !enters && stack >= 2n * stakes.bigBlind ? first : null
}
