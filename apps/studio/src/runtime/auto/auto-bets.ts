// SPDX-License-Identifier: Apache-2.0
import type { GameCode } from '../../protocol.ts'
import type { GameHost } from '../game-host.ts'
import { showAmount } from '../money.ts'
import { h, setText } from '../page/element.ts'
import { t } from '../texts.ts'
import { createAutoPanel } from './auto-panel.ts'
import { startRun, type AutoRun, type AutoSettings } from './auto-rules.ts'
import { createAutoRunner, type AutoRunOptions, type Ending } from './auto-runner.ts'

export interface AutoOptions<Code extends GameCode> extends AutoRunOptions<Code> {
  /** Whether the stake may rise after wins or losses. */
  readonly raises: boolean
  /** The bets have ended, the page is the player's again. */
  readonly ended: () => void
}

export interface AutoBets {
  readonly element: HTMLElement
  readonly start: () => Promise<void>
}

const endings = {
  count: 'studio.auto.ended.count',
  profit: 'studio.auto.ended.profit',
  loss: 'studio.auto.ended.loss',
  maximum: 'studio.auto.ended.maximum',
  balance: 'studio.notEnoughMoney',
  player: 'studio.auto.ended.player',
  refused: 'studio.auto.ended.refused',
  freeRounds: 'studio.auto.ended.freeRounds',
  connection: 'studio.auto.ended.connection',
} as const satisfies Record<Ending, string>

/** Bets by the player's settings, one at a time, until a rule, a refusal or the player stops it. */
export function createAutoBets<Code extends GameCode>(
  host: GameHost<Code>,
  { paceMs, place, turn, ended, raises }: AutoOptions<Code>,
): AutoBets {
  const { session, stake, freeRounds } = host
  const panel = createAutoPanel(session, raises)
  const runner = createAutoRunner(host, { paceMs, place, ...(turn && { turn }) })
  // Results follow each other too fast to be read aloud; this says how the bets begin and end.
  const aloud = h('p', { class: 'auto-status', role: 'status' })
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
      panel.disable(true)
      freeRounds.disable(true)
      host.announce(false)
      setText(aloud, t('studio.auto.started'))
      try {
        const { run, why } = await runner.run(
          startRun(free ? withoutRaises(settings) : settings, first),
          free,
        )
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
