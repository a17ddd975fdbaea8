// SPDX-License-Identifier: Apache-2.0
import type { BetInput, GameCode, GameParameters, RoundOf } from '../protocol.ts'
import { createAutoMode } from './auto/auto-mode.ts'
import type { GameHost, PlacedBet } from './game-host.ts'
import { t } from './texts.ts'

export interface InstantPlay<Code extends GameCode> {
  /** The player's choices; undefined if one is invalid, which its field then reports. */
  readonly chosen: () => Omit<BetInput<Code>, 'requestId' | 'stake'> | undefined
  /** Displays the story of a round and announces its result. */
  readonly describe: (round: RoundOf<Code>) => Promise<void>
  /** True while a bet is pending or its story is displayed: settings cannot change then. */
  readonly busy: (busy: boolean) => void
  /** The stake follows from the choices, so automatic bets never raise it. */
  readonly fixedStake?: true
  /** The next bet may be placed during the story of this one. */
  readonly overlapping?: true
}

/** An accepted bet; `end` resolves with its last state when its story has ended. */
export interface PlayedRound<Code extends GameCode> extends Pick<PlacedBet<Code>, 'round' | 'taken'> {
  readonly end: Promise<RoundOf<Code>>
}

/**
 * Plays a game that is decided with its bet: bet, story, result, and again when the player wants, or by itself
 * if they have set that.
 */
export function playInstantly<Code extends GameCode>(host: GameHost<Code>, play: InstantPlay<Code>): void {
  const busy = (value: boolean) => {
    play.busy(value)
    host.stake.disable(value)
    auto?.disable(value)
  }
  const place = async (): Promise<PlayedRound<Code> | undefined> => {
    const chosen = play.chosen()
    if (!chosen) return undefined
    const placing = host.bet(chosen)
    busy(true)
    host.sound.play('press')
    const placed = await placing
    if (!placed) return undefined
    const { round, taken } = placed
    const story =
      round.state === 'voided' ? Promise.resolve(host.say(t('studio.voided'))) : play.describe(round)
    const end = story
      .finally(() => {
        placed.finished()
        host.remember(round)
      })
      .then(() => round)
    return { round, taken, end }
  }
  const bet = async () => {
    host.action.set({ label: t('studio.bet'), tone: 'wait', enabled: false, run: () => {} })
    const placed = await place()
    if (!play.overlapping) await placed?.end
    ready()
  }
  const ready = () => {
    busy(false)
    host.action.set(
      auto?.action() ?? { label: t('studio.bet'), tone: 'bet', enabled: true, run: () => void bet() },
    )
  }
  host.simulates(play.chosen as () => GameParameters[Code] | undefined, {
    words: () => t('studio.way.chosen'),
  })
  const auto = createAutoMode(host, { place, ended: ready, raises: !play.fixedStake })
  ready()
}
