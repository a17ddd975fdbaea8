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
  /**
   * Waits until a bet can be placed, in games that take none at other times; false if that cannot be awaited, or once
   * the player has stopped the bets.
   */
  readonly turn?: (stop: AbortSignal) => Promise<boolean>
}

/** Why the bets have ended. */
export type Ending = StopReason | 'player' | 'refused' | 'freeRounds' | 'connection'

export interface AutoRunner {
  /** Bets until something ends it; with `free` as long as there are free rounds. */
  readonly run: (first: AutoRun, free: boolean) => Promise<{ readonly run: AutoRun; readonly why: Ending }>
}

/** Places bets one at a time, until a rule, a refusal or the player stops them. */
export function createAutoRunner<Code extends GameCode>(
  host: GameHost<Code>,
  { paceMs, place, turn }: AutoRunOptions<Code>,
): AutoRunner {
  const { session, stake, balanceTracker, freeRounds } = host
  const bounds = () => ({
    minimum: amountOf(session.limits.minimumStake),
    maximum: amountOf(session.limits.maximumStake),
    balance: balanceTracker.visible.get(),
    coin: amountOfMillionths(10n ** BigInt(6 - session.decimals)),
  })
  const pause = createPause(paceMs)
  let stopping = new AbortController()
  const stop = () => {
    stopping.abort()
    pause.end()
    host.action.set({ label: t('studio.auto.stopping'), tone: 'wait', enabled: false, run: () => {} })
  }
  const show = (run: AutoRun) => {
    if (!stopping.signal.aborted) host.action.set(stopAction(betsLeft(run), run.placed, stop))
  }
  /** Why no further bet is placed now; undefined: the next one may be. */
  const endingOf = (run: AutoRun, free: boolean): Ending | undefined => {
    if (stopping.signal.aborted) return 'player'
    if (free && !freeRounds.chosen()) return 'freeRounds'
    return stopReason(run, bounds(), free ? zero : run.stake)
  }
  /** The same once the game takes a bet: until then the balance can have changed. */
  const awaitTurn = async (run: AutoRun, free: boolean): Promise<Ending | undefined> => {
    if (!turn) return undefined
    const mayBet = await turn(stopping.signal)
    return endingOf(run, free) ?? (mayBet ? undefined : 'connection')
  }
  return {
    async run(first, free) {
      stopping = new AbortController()
      let run = first
      for (;;) {
        const why = endingOf(run, free)
        if (why) return { run, why }
        if (!free) stake.set(run.stake)
        show(run)
        const changed = await awaitTurn(run, free)
        if (changed) return { run, why: changed }
        const sinceMs = performance.now()
        const played = await place()
        if (!played) return { run, why: 'refused' }
        const round = await played.end
        run = afterBet(run, resultOf({ ...played, round }), bounds())
        show(run)
        if (endingOf(run, free) === undefined) await pause.wait(sinceMs)
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
