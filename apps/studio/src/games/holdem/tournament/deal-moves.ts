// SPDX-License-Identifier: Apache-2.0
import { CardRefusal } from '../../../fair/card-room/card-refusal.ts'
import {
  leftIn,
  withEntrant,
  type TournamentEvent,
  type TournamentSettings,
  type TournamentState,
  type TournamentStep,
} from './tournament.ts'

/** Agrees to the deal; once all who are left have, it is paid and the tournament is over. */
export function agreeToDeal(
  state: TournamentState,
  settings: TournamentSettings,
  chair: number,
): TournamentStep {
  if (state.phase !== 'deal' || state.entrants[chair]!.rank !== null) throw new CardRefusal('badMove')
  const { version } = state.entrants[chair]!
  const agreed = withEntrant(state, chair, { agrees: true, version: version + 1 })
  const left = leftIn(agreed)
  if (!left.every((one) => agreed.entrants[one]!.agrees))
    return { state: agreed, events: [{ type: 'entrants' }] }
  return payShares(agreed, settings, state.deal!.amounts)
}

/** Pays everybody who is left their share of the prizes instead of playing on. */
export function payShares(
  state: TournamentState,
  settings: TournamentSettings,
  amounts: readonly (bigint | null)[],
): TournamentStep {
  const left = leftIn(state)
  const events = left.map((chair): TournamentEvent => {
    const { playerId } = state.entrants[chair]!
    return { type: 'paid', playerId, amount: amounts[chair]!, rake: settings.fee, cause: 'deal' }
  })
  const paid = left.reduce((sum, chair) => sum + amounts[chair]!, state.paid)
  return {
    state: { ...state, version: state.version + 1, phase: 'over', deal: null, paid },
    events: [...events, { type: 'over' }],
  }
}

/** One who does not agree, or the end of the time for it: play goes on, and a deal has to be asked for anew. */
export function endDeal(state: TournamentState, nowMs: number): TournamentStep {
  if (state.phase !== 'deal') throw new CardRefusal('badMove')
  const entrants = state.entrants.map((one) => ({ ...one, wantsDeal: false, agrees: false }))
  return {
    state: {
      ...state,
      ...{ version: state.version + 1, phase: 'playing', deal: null, entrants, nextHandAtMs: nowMs },
    },
    events: [{ type: 'dealFailed' }],
  }
}
