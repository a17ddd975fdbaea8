// SPDX-License-Identifier: Apache-2.0
import {
  CRASH_BETTING_MS,
  CRASH_TARGETS,
  crashPoint,
  curveAt,
  timeOf,
  type CrashBet,
} from '../../games/crash/maths.ts'
import { buildCashOutStory, buildCrashStory } from '../../games/crash/story.ts'
import { currencyNamed, type Currency } from '../currencies.ts'
import type { Millionths } from '../money.ts'
import type { SharedBet, SharedGame } from '../rooms/rules/shared-game.ts'
import type { SharedState } from '../rooms/rules/shared-round.ts'

const PAUSE_MS = 3_000

/** How a bet rides. */
export interface Ride {
  /** Where it leaves automatically, in hundredths. */
  readonly exitHundredths: number
  readonly leftAtHundredths: number | null
}

export interface Crash {
  readonly pointHundredths: number
}

export type CrashState = SharedState<Ride, Crash>

/** Crash: the result is where the curve ends, and players leave before it does. */
export const crashGame: SharedGame<Ride, Crash, 'leave'> = {
  code: 'crash',
  openMs: CRASH_BETTING_MS,
  // The curve begins on time: a stake that comes later goes back.
  closingMs: 0,
  pauseMs: PAUSE_MS,
  hasActions: true,
  resultOf: (outcome) => ({ pointHundredths: crashPoint(outcome) }),
  durationMs: ({ pointHundredths }) => timeOf(pointHundredths),
  // The parameters of a bet of crash were checked before they were stored.
  enter: ({ parameters, stake, currency }) => ({
    exitHundredths: exitOf(parameters as CrashBet, BigInt(stake), currencyNamed(currency)),
    leftAtHundredths: null,
  }),
  endsAfterMs: ({ exitHundredths }, { pointHundredths }) =>
    exitHundredths <= pointHundredths ? timeOf(exitHundredths) : null,
  end: (ride) => ({ ...ride, leftAtHundredths: ride.exitHundredths }),
  act: (ride, _action, elapsedMs) => ({
    ...ride,
    leftAtHundredths: Math.min(curveAt(elapsedMs), ride.exitHundredths),
  }),
  storyOf(bet, result) {
    const exit = bet.own.leftAtHundredths ?? bet.own.exitHundredths
    return result === null
      ? buildCashOutStory(exit, stakeOf(bet))
      : buildCrashStory(exit, result.pointHundredths, stakeOf(bet))
  },
}

const stakeOf = ({ stake, currency }: SharedBet<Ride>) => ({
  amount: BigInt(stake),
  unit: currencyNamed(currency).unit,
})

/** The player's target, or else the highest; never beyond the most that one round may pay. */
function exitOf(bet: CrashBet, stake: Millionths, currency: Currency): number {
  const payable = Number((currency.maximumWin * 100n) / stake)
  return Math.min(bet.autoHundredths ?? CRASH_TARGETS.maximum, CRASH_TARGETS.maximum, payable)
}

/** How far the curve has come, in hundredths; 0 before it starts. */
export function reachedBy(state: CrashState, nowMs: number): number {
  if (state.phase === 'open' || state.phase === 'closing') return 0
  if (state.phase === 'settling') return state.result.pointHundredths
  return Math.min(curveAt(nowMs - state.startedAtMs), state.result.pointHundredths)
}
