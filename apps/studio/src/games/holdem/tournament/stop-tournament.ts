// SPDX-License-Identifier: Apache-2.0
import { divideByChips, poolOf } from './prizes.ts'
import {
  isInHand,
  leftIn,
  type TournamentEvent,
  type TournamentSettings,
  type TournamentState,
  type TournamentStep,
} from './tournament.ts'

/**
 * Ends a tournament that cannot go on. The hand that is being played does not count. Before anybody is out, all get their buy-in and
 * their fee back. After that those who are left divide the prizes that are not paid, as in a deal, and get their fee back: the operator
 * earns nothing from those whom it did not let finish.
 */
export function stopTournament(state: TournamentState, settings: TournamentSettings): TournamentStep {
  if (state.phase === 'over') return { state, events: [] }
  const left = leftIn(state)
  const isWhole = left.length === state.entrants.length
  const stacks = left.map((chair) =>
    isInHand(state) ? state.stacksBefore[chair]! : state.entrants[chair]!.stack,
  )
  const prizes = isWhole
    ? left.map(() => settings.buyIn)
    : divideByChips(settings, poolOf(settings) - state.paid, stacks)
  const events = left.map((chair, index): TournamentEvent => {
    const amount = prizes[index]! + settings.fee
    const { playerId } = state.entrants[chair]!
    return { type: 'paid', playerId, amount, rake: 0n, cause: 'refund' }
  })
  return {
    state: {
      ...state,
      ...{ version: state.version + 1, phase: 'over', hand: null, clock: null, deal: null },
      paid: state.paid + prizes.reduce((sum, prize) => sum + prize, 0n),
    },
    events: [...events, { type: 'over' }],
  }
}
