// SPDX-License-Identifier: Apache-2.0
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fault } from '@tessera/contract'
import { beginSimulation, roundsFor, type WageringChances } from '@tessera/rules/bonuses/simulate-wagering'
import type { Wagering } from '@tessera/rules/bonuses/wagering-plan'
import type { GamePays } from './pays-of-game.ts'
import { recentAnswers } from './recent-answers.ts'

/** Undefined for a wagering of more bets than are simulated. */
export type Simulate = (
  wagering: Omit<Wagering, 'pays'>,
  pays: GamePays,
  seed: number,
) => Promise<WageringChances | undefined>

const mostAnswers = 500
/** Each takes about a tenth of a second of one core. */
const mostWaiting = 60
/** About a millisecond of one core; then requests that wait have their turn. */
const betsInTurn = 20_000

/**
 * Simulates wagerings one after another, in short turns, so that nobody waits for them; equal ones once, as
 * long as they are among the last few hundred. While too many wait, others are refused with
 * `call.unavailable`, for a moment.
 */
export function createSimulations(): Simulate {
  const recent = recentAnswers<WageringChances | undefined>(mostAnswers)
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return (wagering, pays, seed) => {
    const { bonus, deposit, required, weight, maxStake, order } = wagering
    const key = [bonus, deposit, required, weight, maxStake, order, pays.key, seed].join(' ')
    return recent(key, () => {
      if (waiting >= mostWaiting) return Promise.reject(fault('call.unavailable'))
      waiting += 1
      const answer = last
        .then(() => run({ ...wagering, pays: pays.table() }, seed))
        .finally(() => (waiting -= 1))
      last = answer.catch(() => undefined)
      return answer
    })
  }
}

async function run(wagering: Wagering, seed: number): Promise<WageringChances | undefined> {
  const rounds = roundsFor(wagering)
  if (rounds === undefined) return undefined
  const simulation = beginSimulation(wagering, { rounds, seed })
  while (!simulation.playOn(betsInTurn)) await nextTurn()
  return simulation.chances()
}
