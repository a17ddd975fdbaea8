// SPDX-License-Identifier: Apache-2.0
import type { BetInput, GameCode, RoundOf } from '../protocol.ts'
import type { GameHost } from './game-host.ts'
import { t } from './texts.ts'

export interface InstantPlay<Code extends GameCode> {
  /** What the player has chosen; undefined when something of it is no value, which the field then says. */
  readonly chosen: () => Omit<BetInput<Code>, 'requestId' | 'stake'> | undefined
  /** Shows the story of a round and says its result. */
  readonly describe: (round: RoundOf<Code>) => Promise<void>
  /** True while a bet is on its way or its story is shown: settings cannot change then. */
  readonly busy: (busy: boolean) => void
  /** The next bet may be placed while this one is still being told. */
  readonly overlapping?: true
}

/** Plays a game that is decided with its bet: bet, story, result, and again when the player says so. */
export function playInstantly<Code extends GameCode>(host: GameHost<Code>, play: InstantPlay<Code>): void {
  const ready = () => {
    play.busy(false)
    host.stake.disable(false)
    host.action.set({ label: t('studio.bet'), tone: 'bet', enabled: true, run: () => void bet() })
  }
  const bet = async () => {
    const chosen = play.chosen()
    if (!chosen) return
    host.action.set({ label: t('studio.bet'), tone: 'wait', enabled: false, run: () => {} })
    const placing = host.bet(chosen)
    play.busy(true)
    host.stake.disable(true)
    host.sound.play('press')
    const placed = await placing
    if (!placed) return ready()
    const story =
      placed.round.state === 'voided'
        ? Promise.resolve(host.say(t('studio.voided')))
        : play.describe(placed.round)
    const end = story.finally(() => {
      placed.given()
      host.remember(placed.round)
    })
    if (!play.overlapping) await end
    ready()
  }
  ready()
}
