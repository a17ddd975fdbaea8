// SPDX-License-Identifier: Apache-2.0
import { isTurnOver } from '../hand/clock.ts'
import type { Action } from '../hand/hand.ts'
import { CardRefusal } from '../../../fair/card-room/card-refusal.ts'
import { amountOf } from '../table/chair-moves.ts'
import type { NextHand } from '../table/table.ts'
import { sharesByChips } from './after-hand.ts'
import { agreeToDeal, endDeal, payShares } from './deal-moves.ts'
import { dealTournamentHand, goOn, playTournamentAction, timeOutInTournament } from './play-tournament.ts'
import { prizesOf } from './prizes.ts'
import {
  areAllAway,
  isInHand,
  leftIn,
  withEntrant,
  type Entrant,
  type TournamentInput,
  type TournamentMove,
  type TournamentSettings,
  type TournamentState,
  type TournamentStep,
} from './tournament.ts'

type ActionInput = Extract<TournamentInput, { handId: string }>

/** A tournament that waits for its players. */
export const openTournament = (nowMs: number): TournamentState => ({
  ...{ version: 0, phase: 'waiting', entrants: [], startedAtMs: nowMs, blinds: null, hand: null },
  ...{ stacksBefore: [], clock: null, nextHandAtMs: nowMs, deal: null, paid: 0n },
})

/** Plays a move. Throws a CardRefusal for what is not allowed now; then nothing has changed. */
export function applyTournamentMove(
  state: TournamentState,
  settings: TournamentSettings,
  { playerId, version, input }: TournamentMove,
  nowMs: number,
): TournamentStep {
  const chair = state.entrants.findIndex((one) => one.playerId === playerId)
  if (chair < 0 && input.type !== 'join') throw new CardRefusal('notAtTable')
  if ('handId' in input) return applyAction(state, settings, { chair, version, input, nowMs })
  if (version !== (state.entrants[chair]?.version ?? 0)) throw new CardRefusal('turnPassed')
  if (input.type === 'join') return join(state, settings, playerId, nowMs)
  if (input.type === 'withdraw') return withdraw(state, settings, chair)
  if (state.phase !== 'playing' && state.phase !== 'deal') throw new CardRefusal('handEnded')
  if (state.entrants[chair]!.rank !== null) throw new CardRefusal('notAtTable')
  if (input.type === 'agree') return agreeToDeal(state, settings, chair)
  if (input.type === 'decline') return endDeal(state, nowMs)
  if (input.type === 'wantDeal') return wantDeal(state, settings, chair, input.wants)
  return setAway(state, settings, { chair, away: input.type === 'away', nowMs })
}

function applyAction(
  state: TournamentState,
  settings: TournamentSettings,
  { chair, version, input, nowMs }: { chair: number; version: number; input: ActionInput; nowMs: number },
): TournamentStep {
  const { hand, clock } = state
  if (!hand || hand.actor === null || input.handId !== hand.id) throw new CardRefusal('handEnded')
  const { bankMs } = state.entrants[hand.players[hand.actor]!.chair]!
  if (version !== hand.turn || isTurnOver(clock!, bankMs, nowMs)) throw new CardRefusal('turnPassed')
  const action: Action =
    input.type === 'raise' ? { type: 'raise', to: amountOf(input.to) } : { type: input.type }
  return playTournamentAction(state, settings, { chair, action, nowMs })
}

/** Takes a chair, whose price the wallet has paid; the last one starts the tournament. */
function join(
  state: TournamentState,
  settings: TournamentSettings,
  playerId: string,
  nowMs: number,
): TournamentStep {
  if (state.entrants.some((one) => one.playerId === playerId)) throw new CardRefusal('alreadyAtTable')
  if (state.phase !== 'waiting') throw new CardRefusal('chairTaken')
  const entrant: Entrant = {
    ...{ playerId, version: 1, stack: settings.startStack, bankMs: settings.times.bankMs },
    ...{ away: false, wantsDeal: false, agrees: false, rank: null },
  }
  const entrants = [...state.entrants, entrant]
  const joined = { ...state, version: state.version + 1, entrants }
  if (entrants.length < settings.size) return { state: joined, events: [{ type: 'entrants' }] }
  return {
    state: {
      ...joined,
      ...{ phase: 'playing', startedAtMs: nowMs, nextHandAtMs: nowMs + settings.times.pauseMs },
    },
    events: [{ type: 'entrants' }, { type: 'started' }],
  }
}

/** Gives the chair up before the start, for all that was paid. */
function withdraw(state: TournamentState, { buyIn, fee }: TournamentSettings, chair: number): TournamentStep {
  if (state.phase !== 'waiting') throw new CardRefusal('badMove')
  const { playerId } = state.entrants[chair]!
  const entrants = state.entrants.filter((_, at) => at !== chair)
  return {
    state: { ...state, version: state.version + 1, entrants },
    events: [
      { type: 'paid', playerId, amount: buyIn + fee, rake: 0n, cause: 'refund' },
      { type: 'entrants' },
    ],
  }
}

/** Wants a deal after this hand, from the bubble on: when at most one who is left would get nothing. */
function wantDeal(
  state: TournamentState,
  settings: TournamentSettings,
  chair: number,
  wants: boolean,
): TournamentStep {
  if (typeof wants !== 'boolean' || state.phase !== 'playing') throw new CardRefusal('badMove')
  if (leftIn(state).length > prizesOf(settings).length + 1) throw new CardRefusal('badMove')
  const { version } = state.entrants[chair]!
  return {
    state: withEntrant(state, chair, { wantsDeal: wants, version: version + 1 }),
    events: [{ type: 'entrants' }],
  }
}

function setAway(
  state: TournamentState,
  settings: TournamentSettings,
  { chair, away, nowMs }: { chair: number; away: boolean; nowMs: number },
): TournamentStep {
  const { version } = state.entrants[chair]!
  const nextHandAtMs = Math.max(state.nextHandAtMs, nowMs)
  const changed = withEntrant({ ...state, nextHandAtMs }, chair, { away, version: version + 1 })
  const { hand } = changed
  const isActor = hand !== null && hand.actor !== null && hand.players[hand.actor]!.chair === chair
  if (!away || !isActor) return { state: changed, events: [{ type: 'entrants' }] }
  return goOn(changed, settings, nowMs)
}

/** When time alone changes the tournament; null: never. */
export function tournamentDueAtMs(state: TournamentState, { times }: TournamentSettings): number | null {
  if (state.phase === 'deal') return state.deal!.untilMs
  if (state.phase !== 'playing') return null
  if (isInHand(state)) return state.clock!.untilMs
  return areAllAway(state) ? state.nextHandAtMs + times.awayMs : state.nextHandAtMs
}

/** What time changes; the same state if nothing is due. `next` is given when a hand can be dealt. */
export function advanceTournament(
  state: TournamentState,
  settings: TournamentSettings,
  nowMs: number,
  next: NextHand | null,
): TournamentStep {
  const dueAtMs = tournamentDueAtMs(state, settings)
  if (dueAtMs === null || nowMs < dueAtMs) return { state, events: [] }
  if (state.phase === 'deal') return endDeal(state, nowMs)
  if (isInHand(state)) return timeOutInTournament(state, settings, nowMs)
  if (areAllAway(state)) return payShares(state, settings, sharesByChips(state, settings))
  return next ? dealTournamentHand(state, settings, next, nowMs) : { state, events: [] }
}
