// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { formatMultiplier } from '../fair/multiplier.ts'
import type { BetInput, GameParameters, LiveMessage, RoundOf, StepCode } from '../protocol.ts'
import type { Action } from './frame/main-button.ts'
import type { GameHost } from './game-host.ts'
import { groupMoney } from './money.ts'
import { momentsOf } from './moments-of.ts'
import { offerReplay, pauseBetweenMoves } from './offer-replay.ts'
import type { VisibleWay } from './simulator/way-of-play.ts'
import { t } from './texts.ts'

const FRESH_MS = 600

export interface StepPlay<Code extends StepCode> {
  readonly chosen: () => Omit<BetInput<Code>, 'requestId' | 'stake'> & GameParameters[Code]
  /** What the bet stakes, in games in which that is not just what is entered. */
  readonly total?: () => Amount
  /** False if a choice is invalid, which its field then reports. */
  readonly check?: () => boolean
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
  /** The move of the main button, in games that are not cashed out; its detail may be empty. */
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
  const course = createCourse(host, play)
  host.listen({
    onMessage(message: LiveMessage) {
      // A round with the id of the open one is of this game.
      if (message.type === 'round') course.receive(message.round as Round)
    },
  })
  host.simulates(() => (play.check?.() === false ? undefined : play.chosen()), play.way)
  const { openRound } = host.session
  if (host.recorded)
    offerReplay(host, async (recorded) => {
      await showMoments(play, recorded)
      course.end(recorded)
    })
  else if (openRound?.game === host.game) void course.follow(openRound as Round, true)
  else course.ready()
  return { move: course.move, offer: course.offer }
}

/** The course of a round: bet, move after move, its end and the next bet. */
function createCourse<Code extends StepCode>(host: GameHost<Code>, play: StepPlay<Code>) {
  type Round = RoundOf<Code>
  let round: Round | undefined
  let moving = false
  const pressGuard = createPressGuard(() => offer())

  const ready = () => {
    round = undefined
    play.enable(false)
    play.busy(false)
    host.stake.disable(false)
    host.action.set({ label: t('studio.bet'), tone: 'bet', enabled: true, run: () => void bet() })
  }
  const bet = async () => {
    if (play.check?.() === false) return
    host.action.set({ label: t('studio.bet'), tone: 'wait', enabled: false, run: () => {} })
    const placing = host.bet(play.chosen(), play.total?.())
    play.busy(true)
    host.stake.disable(true)
    host.sound.play('press')
    const placed = await placing
    if (!placed) return ready()
    placed.finished()
    if (play.main) pressGuard.begin()
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
  const move = (chosen: number) => {
    if (round) void send('move', { step: play.made(round).moves, move: chosen })
  }
  /** Offers what can be done now. */
  const offer = () => {
    if (!round) return
    const { wins } = play.made(round)
    play.enable(!moving)
    const main = play.main?.()
    host.action.set(
      main
        ? moveAction(main, !moving && !pressGuard.isOn(), move)
        : cashOutAction(play, round, wins > 0 && !moving, () => void send('cash-out', {})),
    )
  }
  const follow = async (next: Round, resumed: boolean): Promise<void> => {
    const ended = next.state !== 'open'
    round = ended ? undefined : next
    play.busy(true)
    await play.show(next, resumed)
    if (ended) return end(next)
    offer()
    announceMove(host, play, next, resumed)
  }
  const end = (last: Round) => {
    concludeRound(host, play, last)
    ready()
  }
  /** Follows the open round when it has ended without a move of this page. */
  const receive = (received: Round) => {
    if (received.id === round?.id && received.state !== 'open') void follow(received, true)
  }
  return { ready, move, offer, follow, end, receive }
}

/** For a moment after the bet a second press of it must not be a move. */
function createPressGuard(onEnd: () => void) {
  let fresh = false
  return {
    isOn: () => fresh,
    begin(): void {
      fresh = true
      setTimeout(() => {
        fresh = false
        onEnd()
      }, FRESH_MS)
    },
  }
}

/** Makes the move of the main button, in games that are not cashed out. */
function moveAction(
  { label, detail, move }: ReturnType<NonNullable<StepPlay<StepCode>['main']>>,
  enabled: boolean,
  run: (move: number) => void,
): Action {
  return {
    label,
    ...(detail !== '' && { detail }),
    tone: enabled ? 'cash-out' : 'wait',
    enabled,
    run: () => run(move),
  }
}

function cashOutAction<Code extends StepCode>(
  play: StepPlay<Code>,
  round: RoundOf<Code>,
  enabled: boolean,
  run: () => void,
): Action {
  return {
    label: t('studio.cashOut'),
    tone: enabled ? 'cash-out' : 'wait',
    enabled,
    run,
    detail:
      play.made(round).wins === 0
        ? play.first
        : `${groupMoney(round.payout)} ${round.currency} · ${formatMultiplier(round.multiplier)}×`,
  }
}

/** Says what the last move of an open round did. */
function announceMove<Code extends StepCode>(
  host: GameHost<Code>,
  play: StepPlay<Code>,
  round: RoundOf<Code>,
  resumed: boolean,
): void {
  if (resumed) return host.say(t('studio.mines.resumed'))
  const note = play.note?.(round)
  if (note !== undefined) return host.say(note)
  if (play.made(round).wins === 0) return host.say(play.first)
  host.sound.play('reveal')
  host.say(t('studio.steps.safe', paidBy(round)))
}

/** Says how a round ended, in words of the game's own if it has any. */
function concludeRound<Code extends StepCode>(
  host: GameHost<Code>,
  play: StepPlay<Code>,
  last: RoundOf<Code>,
): void {
  const won = last.multiplier > 0
  const own = last.state === 'voided' ? undefined : play.end
  if (!own) host.sound.play(won ? 'win' : 'burst')
  if (last.state === 'voided') host.say(t('studio.voided'))
  else if (own) own(last)
  else
    host.say(t(won ? 'studio.mines.won' : 'studio.steps.lost', paidBy(last)), {
      outcome: won ? 'won' : 'lost',
      roundId: last.id,
    })
  host.remember(last)
  host.moneyMoved()
}

/** Shows a recorded round move by move. */
async function showMoments<Code extends StepCode>(
  play: StepPlay<Code>,
  recorded: RoundOf<Code>,
): Promise<void> {
  const moments = momentsOf(recorded, (moment) => play.made(moment).moves)
  for (const moment of moments.slice(0, -1)) {
    await play.show(moment, false)
    await pauseBetweenMoves()
  }
  await play.show(recorded, false)
}

const paidBy = ({ payout, currency, multiplier }: RoundOf<StepCode>) => ({
  payout: groupMoney(payout),
  currency,
  multiplier: formatMultiplier(multiplier),
})
