// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero } from '@tessera/rules/money'
import type { GameCode, RoundOf } from '../../protocol.ts'
import type { Action } from '../frame/main-button.ts'
import type { GameHost } from '../game-host.ts'
import { amountOf } from '../money.ts'
import type { PlayedRound } from '../play-instantly.ts'
import { t } from '../texts.ts'
import {
  afterBet,
  betsLeft,
  stopReason,
  type AutoResult,
  type AutoRun,
  type StopReason,
} from './auto-rules.ts'

export interface AutoRunOptions<Code extends GameCode> {
  /** Least time from one bet to the next. */
  readonly paceMs: number
  /** Places one bet and shows its story; undefined if it was not taken, which the page then reports. */
  readonly place: () => Promise<PlayedRound<Code> | undefined>
}

/** Why the bets have ended. */
export type Ending = StopReason | 'player' | 'refused' | 'freeRounds'

export interface AutoRunner {
  /** Bets until something ends it; with `free` as long as there are free rounds. */
  readonly run: (first: AutoRun, free: boolean) => Promise<{ readonly run: AutoRun; readonly why: Ending }>
}

/** Places bets one at a time, until a rule, a refusal or the player stops them. */
export function createAutoRunner<Code extends GameCode>(
  host: GameHost<Code>,
  { paceMs, place }: AutoRunOptions<Code>,
): AutoRunner {
  const { session, stake, balanceTracker, freeRounds } = host
  const bounds = () => ({
    minimum: amountOf(session.limits.minimumStake),
    maximum: amountOf(session.limits.maximumStake),
    balance: balanceTracker.visible.get(),
    coin: amountOfMillionths(10n ** BigInt(6 - session.decimals)),
  })
  const pause = createPause(paceMs)
  let stopped = false
  const stop = () => {
    stopped = true
    pause.end()
    host.action.set({ label: t('studio.auto.stopping'), tone: 'wait', enabled: false, run: () => {} })
  }
  const show = (run: AutoRun) => {
    if (!stopped) host.action.set(stopAction(betsLeft(run), run.placed, stop))
  }
  return {
    async run(first, free) {
      stopped = false
      let run = first
      for (;;) {
        if (stopped) return { run, why: 'player' }
        if (free && !freeRounds.chosen()) return { run, why: 'freeRounds' }
        const why = stopReason(run, bounds(), free ? zero : run.stake)
        if (why) return { run, why }
        if (!free) stake.set(run.stake)
        show(run)
        const sinceMs = performance.now()
        const played = await place()
        if (!played) return { run, why: 'refused' }
        const round = await played.end
        run = afterBet(run, resultOf({ ...played, round }), bounds())
        show(run)
        if (!stopped && stopReason(run, bounds(), free ? zero : run.stake) === undefined)
          await pause.wait(sinceMs)
      }
    },
  }
}

/** Waits until the brand allows the next bet; its end can come earlier. */
function createPause(paceMs: number) {
  let end = () => {}
  return {
    end: () => end(),
    wait: (sinceMs: number): Promise<void> =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.max(0, paceMs - (performance.now() - sinceMs)))
        end = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
  }
}

/** Stops the bets; says how many are left, or were placed if they are not limited. */
const stopAction = (left: number | undefined, placed: number, stop: () => void): Action => ({
  label: t('studio.auto.stop'),
  detail:
    left === undefined ? t('studio.auto.placed', { count: placed }) : t('studio.auto.left', { count: left }),
  tone: 'cash-out',
  enabled: true,
  run: stop,
})

function resultOf<Code extends GameCode>({ round, taken }: PlayedRound<Code>): AutoResult {
  return isPlayed(round)
    ? { taken, stake: amountOf(round.stake), payout: amountOf(round.payout) }
    : { taken: zero, stake: zero, payout: zero }
}

function isPlayed({ state }: RoundOf<GameCode>): boolean {
  return state !== 'voided' && state !== 'refused'
}
