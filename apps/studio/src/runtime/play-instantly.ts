// SPDX-License-Identifier: Apache-2.0
import type { BetInput, GameCode, RoundOf } from '../protocol.ts'
import type { GameHost } from './game-host.ts'
import { t } from './texts.ts'

export interface InstantPlay<Code extends GameCode> {
  /** The player's choices; undefined if one is invalid, which its field then reports. */
  readonly chosen: () => Omit<BetInput<Code>, 'requestId' | 'stake'> | undefined
  /** Displays the story of a round and announces its result. */
  readonly describe: (round: RoundOf<Code>) => Promise<void>
  /** True while a bet is pending or its story is displayed: settings cannot change then. */
  readonly busy: (busy: boolean) => void
  /** The next bet may be placed during the story of this one. */
  readonly overlapping?: true
}

/** Plays a game that is decided with its bet: bet, story, result, and again when the player wants. */
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
      placed.finished()
      host.remember(placed.round)
    })
    if (!play.overlapping) await end
    ready()
  }
  ready()
}
