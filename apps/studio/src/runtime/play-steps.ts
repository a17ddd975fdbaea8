// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../fair/multiplier.ts'
import type { BetInput, GameParameters, LiveMessage, RoundOf, StepCode } from '../protocol.ts'
import type { GameHost } from './game-host.ts'
import { groupMoney } from './money.ts'
import { momentsOf } from './moments-of.ts'
import { offerReplay, pauseBetweenMoves } from './offer-replay.ts'
import type { VisibleWay } from './simulator/way-of-play.ts'
import { t } from './texts.ts'

const FRESH_MS = 600

export interface StepPlay<Code extends StepCode> {
  readonly chosen: () => Omit<BetInput<Code>, 'requestId' | 'stake'> & GameParameters[Code]
  /** How the simulator plays it. */
  readonly way: VisibleWay<GameParameters[Code]>
  /** True while a round is open or being placed: its settings cannot change then. */
  readonly busy: (busy: boolean) => void
  /** Moves can be made, or cannot. */
  readonly enable: (enabled: boolean) => void
  /** Displays the round as it is now; `resumed` without what led to it. */
  readonly show: (round: RoundOf<Code>, resumed: boolean) => Promise<void>
  /** How many moves the round has, and whether there is something to cash out. */
  readonly made: (round: RoundOf<Code>) => { readonly moves: number; readonly wins: number }
  /** What to do before the first win, such as "Choose a tile". */
  readonly first: string
  /** The move of the main button, in games that are not cashed out. */
  readonly main?: () => { readonly label: string; readonly detail: string; readonly move: number }
  /** Announces a played round in words of the game's own. */
  readonly end?: (round: RoundOf<Code>) => void
  /** What the last move did, if it neither won nor lost anything. */
  readonly note?: (round: RoundOf<Code>) => string | undefined
}

export interface Steps {
  /** Makes the player's next move. */
  readonly move: (move: number) => void
  /** The player has chosen something that changes what the main button does. */
  readonly offer: () => void
}

/**
 * Plays a game with moves: bet, move after move, cash out; continues a round that a reload interrupted. A move
 * waits until the one before is displayed.
 */
export function playSteps<Code extends StepCode>(host: GameHost<Code>, play: StepPlay<Code>): Steps {
  type Round = RoundOf<Code>
  let round: Round | undefined
  let moving = false
  /** Just opened: a second press of the bet must not be a move. */
  let fresh = false

  const ready = () => {
    round = undefined
    play.enable(false)
    play.busy(false)
    host.stake.disable(false)
    host.action.set({ label: t('studio.bet'), tone: 'bet', enabled: true, run: () => void bet() })
  }
  const bet = async () => {
    host.action.set({ label: t('studio.bet'), tone: 'wait', enabled: false, run: () => {} })
    const placing = host.bet(play.chosen())
    play.busy(true)
    host.stake.disable(true)
    host.sound.play('press')
    const placed = await placing
    if (!placed) return ready()
    placed.finished()
    if (play.main) {
      fresh = true
      setTimeout(() => {
        fresh = false
        offer()
      }, FRESH_MS)
    }
    await follow(placed.round, false)
  }
  const send = async (path: string, body: object) => {
    if (!round || moving) return
    moving = true
    offer()
    const answer = await host.move(`/api/rounds/${round.id}/${path}`, body)
    if (answer) await follow(answer.round, false)
    moving = false
    offer()
  }
  /** Offers what can be done now. */
  function offer(): void {
    if (!round) return
    const { wins } = play.made(round)
    play.enable(!moving)
    const main = play.main?.()
    if (main) {
      const { label, detail, move } = main
      const enabled = !moving && !fresh
      const tone = enabled ? 'cash-out' : 'wait'
      return host.action.set({ label, detail, tone, enabled, run: () => steps.move(move) })
    }
    host.action.set({
      label: t('studio.cashOut'),
      tone: wins === 0 || moving ? 'wait' : 'cash-out',
      enabled: wins > 0 && !moving,
      run: () => void send('cash-out', {}),
      detail:
        wins === 0
          ? play.first
          : `${groupMoney(round.payout)} ${round.currency} · ${formatMultiplier(round.multiplier)}×`,
    })
  }
  async function follow(next: Round, resumed: boolean): Promise<void> {
    const ended = next.state !== 'open'
    round = ended ? undefined : next
    play.busy(true)
    await play.show(next, resumed)
    if (ended) return end(next)
    offer()
    if (resumed) return host.say(t('studio.mines.resumed'))
    const note = play.note?.(next)
    if (note !== undefined) return host.say(note)
    if (play.made(next).wins === 0) return host.say(play.first)
    host.sound.play('reveal')
    host.say(t('studio.steps.safe', valuesOf(next)))
  }
  /** Shows a recorded round move by move. */
  async function showAgain(recorded: Round): Promise<void> {
    const moments = momentsOf(recorded, (moment) => play.made(moment).moves)
    for (const moment of moments.slice(0, -1)) {
      await play.show(moment, false)
      await pauseBetweenMoves()
    }
    await play.show(recorded, false)
    end(recorded)
  }
  function end(last: Round): void {
    const won = last.multiplier > 0
    const own = last.state === 'voided' ? undefined : play.end
    if (!own) host.sound.play(won ? 'win' : 'burst')
    if (last.state === 'voided') host.say(t('studio.voided'))
    else if (own) own(last)
    else
      host.say(t(won ? 'studio.mines.won' : 'studio.steps.lost', valuesOf(last)), {
        outcome: won ? 'won' : 'lost',
        roundId: last.id,
      })
    host.remember(last)
    host.moneyMoved()
    ready()
  }
  const valuesOf = ({ payout, currency, multiplier }: Round) => ({
    payout: groupMoney(payout),
    currency,
    multiplier: formatMultiplier(multiplier),
  })

  const steps: Steps = {
    move(move) {
      if (round) void send('move', { step: play.made(round).moves, move })
    },
    offer,
  }
  host.listen({
    onMessage(message: LiveMessage) {
      if (message.type !== 'round' || message.round.id !== round?.id || message.round.state === 'open') return
      // A round with this id is of this game.
      void follow(message.round as Round, true)
    },
  })
  host.simulates(play.chosen, play.way)
  const { openRound } = host.session
  if (host.recorded) offerReplay(host, showAgain)
  else if (openRound?.game === host.game) void follow(openRound as Round, true)
  else ready()
  return steps
}
