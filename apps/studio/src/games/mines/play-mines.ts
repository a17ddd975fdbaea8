// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../../fair/multiplier.ts'
import type { RoundOf } from '../../protocol.ts'
import type { Action } from '../../runtime/frame/main-button.ts'
import type { GameHost } from '../../runtime/game-host.ts'
import { groupMoney } from '../../runtime/money.ts'
import { momentsOf } from '../../runtime/moments-of.ts'
import { offerReplay, pauseBetweenMoves } from '../../runtime/offer-replay.ts'
import { t } from '../../runtime/texts.ts'
import { createAutoMines } from './auto-mines.ts'
import type { Board } from './board.ts'
import type { MinesBet } from './maths.ts'
import { createMoveQueue } from './move-queue.ts'
import { concludeRound, openedOf, openSentence, revealOpened } from './show-round.ts'
import { minesWay } from './way.ts'

export interface MinesSettings {
  readonly chosen: () => MinesBet
  readonly busy: (busy: boolean) => void
  /** The round continues with this bet and this many open tiles, or has ended, so that no gem comes next. */
  readonly follow: (bet: MinesBet, opened: number, ended: boolean) => void
}

type Round = RoundOf<'mines'>

/** Plays rounds of mines: bet, open tile after tile, cash out; continues a round that a reload interrupted. */
export function playMines(host: GameHost<'mines'>, board: Board, settings: MinesSettings): void {
  const play = createRoundPlay(host, board, settings)
  board.onPress = play.open
  host.listen({
    onMessage(message) {
      if (message.type === 'round' && message.round.game === 'mines') play.receive(message.round)
    },
  })
  host.simulates(settings.chosen, minesWay)
  const { openRound } = host.session
  if (host.recorded)
    offerReplay(host, async (recorded) => {
      await showMoments(board, settings, recorded)
      await concludeRound(host, board, recorded)
      play.ready()
    })
  else if (openRound?.game === 'mines') void play.follow(openRound)
  else play.ready()
}

/** The course of a round: bet, tile after tile, its end and the next bet. */
function createRoundPlay(host: GameHost<'mines'>, board: Board, settings: MinesSettings) {
  let round: Round | undefined
  const auto = createAutoMines(host, board, {
    chosen: settings.chosen,
    busy: settings.busy,
    reveal: (moved) => revealOpened(board, moved),
    conclude: (last) => concludeRound(host, board, last),
    ended: (left) => (left ? void follow(left) : ready()),
  })
  const moves = createRoundMoves(host, board, { round: () => round, follow: (...to) => follow(...to) })
  const lock = () => {
    settings.busy(true)
    auto?.disable(true)
  }
  const ready = () => {
    round = undefined
    board.enable(false)
    settings.busy(false)
    const automatic = auto?.action()
    auto?.disable(false)
    board.choose(automatic !== undefined)
    if (automatic && board.chosen().length === 0) host.say(t('studio.mines.chooseTiles'))
    host.action.set(
      automatic ?? { label: t('studio.bet'), tone: 'bet', enabled: true, run: () => void bet() },
    )
  }
  const bet = async () => {
    host.action.set({ label: t('studio.bet'), tone: 'wait', enabled: false, run: () => {} })
    const placing = host.bet(settings.chosen())
    lock()
    host.sound.play('press')
    const placed = await placing
    if (!placed) return ready()
    placed.finished()
    board.reset()
    await follow(placed.round)
  }
  const follow = async (next: Round, tile?: number): Promise<void> => {
    const ended = next.state !== 'open'
    round = ended ? undefined : next
    settings.follow(next.parameters, openedOf(next), ended)
    revealOpened(board, next)
    if (ended) {
      await concludeRound(host, board, next)
      return ready()
    }
    lock()
    board.choose(false)
    board.enable(true)
    moves.offer()
    if (tile !== undefined) host.sound.play('reveal')
    host.say(openSentence(next, tile !== undefined))
  }
  return {
    ready,
    follow,
    open: moves.open,
    /** Follows the open round when it has ended without a move of this page. */
    receive(received: Round): void {
      if (received.id === round?.id && received.state !== 'open') void follow(received)
    },
  }
}

interface FollowedRound {
  /** The open round. */
  readonly round: () => Round | undefined
  readonly follow: (next: Round, tile?: number) => Promise<void>
}

/** The moves of an open round: they are sent one after another, and the main button cashes out between them. */
function createRoundMoves(host: GameHost<'mines'>, board: Board, { round, follow }: FollowedRound) {
  const offer = () => {
    const current = round()
    if (current) host.action.set(cashOutAction(current, queue.isEmpty(), cashOut))
  }
  const queue = createMoveQueue(offer)
  /** Makes a move unless the round has ended before its turn. */
  const add = (move: (current: Round) => Promise<void>) =>
    queue.add(async () => {
      const current = round()
      if (current) await move(current)
    })
  const cashOut = () =>
    add(async ({ id }) => {
      const answer = await host.move(`/api/rounds/${id}/cash-out`, {})
      if (answer) await follow(answer.round)
    })
  const open = (tile: number) => {
    board.wait(tile, true)
    add(async ({ id }) => {
      const answer = await host.move(`/api/rounds/${id}/open`, { tile })
      board.wait(tile, false)
      if (answer) await follow(answer.round, tile)
    })
  }
  return { offer, open }
}

/** What the main button does in an open round. */
function cashOutAction(round: Round, isIdle: boolean, run: () => void): Action {
  const opened = openedOf(round)
  return {
    label: t('studio.cashOut'),
    tone: opened === 0 || !isIdle ? 'wait' : 'cash-out',
    enabled: opened > 0 && isIdle,
    run,
    detail:
      opened === 0
        ? t('studio.mines.pick')
        : `${groupMoney(round.payout)} ${round.currency} · ${formatMultiplier(round.multiplier)}×`,
  }
}

/** Shows a recorded round tile by tile. */
async function showMoments(board: Board, settings: MinesSettings, recorded: Round): Promise<void> {
  board.reset()
  for (const moment of momentsOf(recorded, openedOf)) {
    settings.follow(moment.parameters, openedOf(moment), moment.state !== 'open')
    revealOpened(board, moment)
    if (moment !== recorded) await pauseBetweenMoves()
  }
}
