// SPDX-License-Identifier: Apache-2.0
import { actForAbsent } from '../hand/act-for-absent.ts'
import { act } from '../hand/act.ts'
import { beginHand, dealOrder } from '../hand/begin-hand.ts'
import { bankLeft, clockAt } from '../hand/clock.ts'
import type { Action, Stakes } from '../hand/hand.ts'
import { positionsOf, type Positions } from '../table/positions.ts'
import type { NextHand } from '../table/table.ts'
import { afterHand } from './after-hand.ts'
import {
  isInHand,
  leftIn,
  levelAt,
  withEntrant,
  type TournamentSettings,
  type TournamentState,
  type TournamentStep,
} from './tournament.ts'

const stakesAt = ({ variant, levels }: TournamentSettings, level: number): Stakes => ({
  ...{ variant, ...levels[level]!, coin: 1n, rakePercent: 0n, rakeCapBigBlinds: 0n },
})

/** From where all who are left play. The first button falls by the millisecond at which the first hand is due. */
function positionsNow(state: TournamentState, { size }: TournamentSettings): Positions {
  const candidates = leftIn(state).map((chair) => ({
    ...{ chair, owesBig: false, owesSmall: false, posts: false },
  }))
  return positionsOf(size, state.blinds, candidates, Math.trunc(state.nextHandAtMs))!
}

/** Whom the next hand would be dealt to, in the order of the deal. */
export function nextEntrantsOf(state: TournamentState, settings: TournamentSettings): string[] {
  const { players, button } = positionsNow(state, settings)
  return dealOrder(players, button, settings.size).map((chair) => state.entrants[chair]!.playerId)
}

/** Deals the next hand to all who are left, also to those who are away. */
export function dealTournamentHand(
  state: TournamentState,
  settings: TournamentSettings,
  next: NextHand,
  nowMs: number,
): TournamentStep {
  const { size } = settings
  const { button, small, big, blinds, players } = positionsNow(state, settings)
  const level = levelAt(state, settings, nowMs)
  const stacksBefore = state.entrants.map(({ stack }) => stack)
  const { hand, events } = beginHand({
    ...{ id: next.id, stakes: stakesAt(settings, level), deck: next.deck, chairs: size },
    ...{ button, small, big, entries: [], straddle: null },
    players: players.map((chair) => ({ chair, stack: stacksBefore[chair]! })),
  })
  const entrants = state.entrants.map((one, chair) => (players.includes(chair) ? { ...one, stack: 0n } : one))
  const dealt = { ...state, version: state.version + 1, entrants, blinds, hand, stacksBefore }
  const begun = goOn(dealt, settings, nowMs)
  return {
    state: begun.state,
    events: [{ type: 'dealt', handId: next.id, button, level }, ...events, ...begun.events],
  }
}

/** The action of the player on a chair. Throws a CardRefusal; then nothing has changed. */
export function playTournamentAction(
  state: TournamentState,
  settings: TournamentSettings,
  { chair, action, nowMs }: { chair: number; action: Action; nowMs: number },
): TournamentStep {
  const { hand, events } = act(state.hand!, chair, action)
  const bankMs = bankLeft(state.clock!, state.entrants[chair]!.bankMs, nowMs)
  const next = goOn({ ...withEntrant(state, chair, { bankMs }), hand }, settings, nowMs)
  return { state: next.state, events: [...events, ...next.events] }
}

/** Acts for those who are away, and starts the clock of the next player; ends the hand when it is over. */
export function goOn(state: TournamentState, settings: TournamentSettings, nowMs: number): TournamentStep {
  const { hand, events } = actForAbsent(state.hand!, (chair) => state.entrants[chair]!.away)
  if (hand.actor !== null) {
    const clock = { untilMs: nowMs + settings.times.actMs, bankSinceMs: null }
    return { state: { ...state, hand, clock }, events }
  }
  const ended = afterHand({ ...state, hand }, settings, nowMs)
  return { state: ended.state, events: [...events, ...ended.events] }
}

/** What happens when the clock of a player runs out: the time bank, then a check or a fold. */
export function timeOutInTournament(
  state: TournamentState,
  settings: TournamentSettings,
  nowMs: number,
): TournamentStep {
  if (!isInHand(state)) return { state, events: [] }
  const { chair } = state.hand!.players[state.hand!.actor!]!
  const clock = clockAt(state.clock!, state.entrants[chair]!.bankMs, nowMs)
  if (clock === state.clock) return { state, events: [] }
  if (clock) return { state: { ...state, version: state.version + 1, clock }, events: [{ type: 'entrants' }] }
  return goOn(withEntrant(state, chair, { away: true, bankMs: 0 }), settings, nowMs)
}
