// SPDX-License-Identifier: Apache-2.0
import { shared } from '../hand/settle-hand.ts'
import { divideByChips, poolOf, prizeFor } from './prizes.ts'
import {
  leftIn,
  type TournamentEvent,
  type TournamentSettings,
  type TournamentState,
  type TournamentStep,
} from './tournament.ts'

/** After a hand: who has no chips is out, ranks and prizes of those, and the end once one is left. */
export function afterHand(
  state: TournamentState,
  settings: TournamentSettings,
  nowMs: number,
): TournamentStep {
  const stacks = new Map(state.hand!.players.map(({ chair, stack }) => [chair, stack]))
  const entrants = state.entrants.map((one, chair) => ({ ...one, stack: stacks.get(chair) ?? one.stack }))
  const counted: TournamentState = {
    ...state,
    ...{ entrants, clock: null, nextHandAtMs: nowMs + settings.times.pauseMs },
  }
  const out = eliminated(counted, settings)
  if (leftIn(out.state).length > 1) return withDeal(out, settings, nowMs)
  const last = leftIn(out.state)[0]!
  const won = ranked(out.state, settings, [last], 1)
  return {
    state: { ...won.state, phase: 'over' },
    events: [...out.events, ...won.events, { type: 'over' }],
  }
}

/**
 * Those who are out. Of several in one hand, whoever began it with more ranks higher; those who began it with as much
 * share the prizes of their ranks.
 */
function eliminated(state: TournamentState, settings: TournamentSettings): TournamentStep {
  const before = (chair: number) => state.stacksBefore[chair]!
  const broke = leftIn(state).filter((chair) => state.entrants[chair]!.stack === 0n)
  const sizes = [...new Set(broke.map(before))].sort((a, b) => (a < b ? -1 : 1))
  const events: TournamentEvent[] = []
  let now = state
  for (const size of sizes) {
    const tied = broke.filter((chair) => before(chair) === size)
    const step = ranked(now, settings, tied, leftIn(now).length - tied.length + 1)
    now = step.state
    events.push(...step.events)
  }
  return { state: now, events }
}

/** Gives a rank to some who share it, and pays their prizes. */
function ranked(
  state: TournamentState,
  settings: TournamentSettings,
  chairs: readonly number[],
  rank: number,
): TournamentStep {
  const prize = prizeFor(settings, rank, chairs.length)
  const amounts = shared(prize, chairs.length, settings.coin)
  const events = chairs.flatMap((chair, index): TournamentEvent[] => {
    const { playerId } = state.entrants[chair]!
    const amount = amounts[index]!
    return [
      { type: 'out', playerId, rank },
      { type: 'paid', playerId, amount, rake: settings.fee, cause: 'prize' },
    ]
  })
  return {
    state: {
      ...state,
      version: state.version + 1,
      paid: state.paid + prize,
      entrants: state.entrants.map((one, chair) => (chairs.includes(chair) ? { ...one, rank } : one)),
    },
    events,
  }
}

/** When all who are left want to talk about a deal, they are asked before the next hand. */
function withDeal(
  { state, events }: TournamentStep,
  settings: TournamentSettings,
  nowMs: number,
): TournamentStep {
  if (!leftIn(state).every((chair) => state.entrants[chair]!.wantsDeal)) return { state, events }
  const deal = { amounts: sharesByChips(state, settings), untilMs: nowMs + settings.times.dealMs }
  return { state: { ...state, phase: 'deal', deal }, events: [...events, { type: 'dealOffered' }] }
}

/** What is not paid, by the chips of those who are left; by chair. */
export function sharesByChips(state: TournamentState, settings: TournamentSettings): (bigint | null)[] {
  const left = leftIn(state)
  const shares = divideByChips(
    settings,
    poolOf(settings) - state.paid,
    left.map((chair) => state.entrants[chair]!.stack),
  )
  return state.entrants.map((_, chair) => shares[left.indexOf(chair)] ?? null)
}
