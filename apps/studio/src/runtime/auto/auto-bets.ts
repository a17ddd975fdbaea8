// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero } from '@tessera/rules/money'
import type { GameCode, RoundOf } from '../../protocol.ts'
import type { GameHost } from '../game-host.ts'
import { amountOf, showAmount } from '../money.ts'
import { h, setText } from '../page/element.ts'
import type { PlayedRound } from '../play-instantly.ts'
import { t } from '../texts.ts'
import { createAutoPanel } from './auto-panel.ts'
import {
  afterBet,
  betsLeft,
  startRun,
  stopReason,
  type AutoResult,
  type AutoRun,
  type AutoSettings,
  type StopReason,
} from './auto-rules.ts'

export interface AutoOptions<Code extends GameCode> {
  /** Least time from one bet to the next. */
  readonly paceMs: number
  /** Places one bet and shows its story; undefined if it was not taken, which the page then reports. */
  readonly place: () => Promise<PlayedRound<Code> | undefined>
  /** Whether the stake may rise after wins or losses. */
  readonly raises: boolean
  /** The bets have ended, the page is the player's again. */
  readonly ended: () => void
}

export interface AutoBets {
  readonly element: HTMLElement
  readonly start: () => Promise<void>
}

type Ending = StopReason | 'player' | 'refused' | 'freeRounds'
const endings = {
  count: 'studio.auto.ended.count',
  profit: 'studio.auto.ended.profit',
  loss: 'studio.auto.ended.loss',
  maximum: 'studio.auto.ended.maximum',
  balance: 'studio.notEnoughMoney',
  player: 'studio.auto.ended.player',
  refused: 'studio.auto.ended.refused',
  freeRounds: 'studio.auto.ended.freeRounds',
} as const satisfies Record<Ending, string>

/** Bets by the player's settings, one at a time, until a rule, a refusal or the player stops it. */
export function createAutoBets<Code extends GameCode>(
  host: GameHost<Code>,
  { paceMs, place, ended, raises }: AutoOptions<Code>,
): AutoBets {
  const { session, stake, balanceTracker, freeRounds } = host
  const panel = createAutoPanel(session, raises)
  // Results follow each other too fast to be read aloud; this says how the bets begin and end.
  const aloud = h('p', { class: 'auto-status', role: 'status' })
  const bounds = () => ({
    minimum: amountOf(session.limits.minimumStake),
    maximum: amountOf(session.limits.maximumStake),
    balance: balanceTracker.visible.get(),
    coin: amountOfMillionths(10n ** BigInt(6 - session.decimals)),
  })
  let stopped = false
  let wake = () => {}
  const stop = () => {
    stopped = true
    wake()
    host.action.set({ label: t('studio.auto.stopping'), tone: 'wait', enabled: false, run: () => {} })
  }
  const show = (run: AutoRun) => {
    if (stopped) return
    const left = betsLeft(run)
    host.action.set({
      label: t('studio.auto.stop'),
      detail:
        left === undefined
          ? t('studio.auto.placed', { count: run.placed })
          : t('studio.auto.left', { count: left }),
      tone: 'cash-out',
      enabled: true,
      run: stop,
    })
  }
  /** Waits until the brand allows the next bet; a stop ends it at once. */
  const pause = async (sinceMs: number) => {
    if (stopped) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, paceMs - (performance.now() - sinceMs)))
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
  const bets = async (first: AutoRun, free: boolean): Promise<{ run: AutoRun; why: Ending }> => {
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
      if (stopReason(run, bounds(), free ? zero : run.stake) === undefined) await pause(sinceMs)
    }
  }
  const say = ({ placed, profit }: AutoRun, why: Ending) => {
    const result = { count: placed, profit: showAmount(profit, session.decimals), currency: session.currency }
    const sentence = `${t('studio.auto.ended', result)} ${t(endings[why])}`
    host.say(sentence)
    setText(aloud, sentence)
  }

  return {
    element: h('div', { class: 'auto' }, panel.element, aloud),
    async start() {
      const settings = panel.read()
      const first = settings && stake.take()
      if (!settings || first === undefined) return
      const free = freeRounds.chosen() !== undefined
      stopped = false
      panel.disable(true)
      freeRounds.disable(true)
      host.announce(false)
      setText(aloud, t('studio.auto.started'))
      try {
        const { run, why } = await bets(startRun(free ? withoutRaises(settings) : settings, first), free)
        say(run, why)
      } finally {
        if (!free) stake.set(first)
        host.announce(true)
        freeRounds.disable(false)
        panel.disable(false)
        ended()
      }
    },
  }
}

/** The stake of free rounds is fixed. */
function withoutRaises(settings: AutoSettings): AutoSettings {
  return { ...settings, raiseOnWin: undefined, raiseOnLoss: undefined }
}

function resultOf<Code extends GameCode>({ round, taken }: PlayedRound<Code>): AutoResult {
  return isPlayed(round)
    ? { taken, stake: amountOf(round.stake), payout: amountOf(round.payout) }
    : { taken: zero, stake: zero, payout: zero }
}

function isPlayed({ state }: RoundOf<GameCode>): boolean {
  return state !== 'voided' && state !== 'refused'
}
