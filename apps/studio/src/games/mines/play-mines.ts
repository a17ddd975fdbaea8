// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../../fair/multiplier.ts'
import type { RoundOf } from '../../protocol.ts'
import type { GameHost } from '../../runtime/game-host.ts'
import { groupMoney } from '../../runtime/money.ts'
import { momentsOf } from '../../runtime/moments-of.ts'
import { offerReplay, pauseBetweenMoves } from '../../runtime/offer-replay.ts'
import { t } from '../../runtime/texts.ts'
import { createAutoMines } from './auto-mines.ts'
import type { Board } from './board.ts'
import { MINES_TILES, type MinesBet } from './maths.ts'
import { minesWay } from './way.ts'

export interface MinesSettings {
  readonly chosen: () => MinesBet
  readonly busy: (busy: boolean) => void
  /** The round continues with this bet and this many open tiles. */
  readonly follow: (bet: MinesBet, opened: number) => void
}

type Round = RoundOf<'mines'>

/**
 * Plays rounds of mines: bet, open tile after tile, cash out; continues a round that a reload interrupted.
 */
export function playMines(host: GameHost<'mines'>, board: Board, settings: MinesSettings): void {
  let round: Round | undefined
  let moving: Promise<void> = Promise.resolve()
  let moves = 0

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
    settings.busy(true)
    auto?.disable(true)
    host.sound.play('press')
    const placed = await placing
    if (!placed) return ready()
    placed.finished()
    board.reset()
    await follow(placed.round)
  }
  /** Moves are sent one after another, in the order in which they were pressed. */
  const queue = (move: () => Promise<void>) => {
    moves += 1
    showAction()
    moving = moving
      .then(() => (round ? move() : undefined))
      .finally(() => {
        moves -= 1
        showAction()
      })
  }
  const open = (tile: number) => {
    board.wait(tile, true)
    queue(async () => {
      const answer = await host.move(`/api/rounds/${round!.id}/open`, { tile })
      board.wait(tile, false)
      if (answer) await follow(answer.round, tile)
    })
  }
  const cashOut = () =>
    queue(async () => {
      const answer = await host.move(`/api/rounds/${round!.id}/cash-out`, {})
      if (answer) await follow(answer.round)
    })
  function showAction(): void {
    if (!round) return
    const opened = openedOf(round)
    host.action.set({
      label: t('studio.cashOut'),
      tone: opened === 0 || moves > 0 ? 'wait' : 'cash-out',
      enabled: opened > 0 && moves === 0,
      run: cashOut,
      detail:
        opened === 0
          ? t('studio.mines.pick')
          : `${groupMoney(round.payout)} ${round.currency} · ${formatMultiplier(round.multiplier)}×`,
    })
  }
  async function follow(next: Round, tile?: number): Promise<void> {
    const ended = next.state !== 'open'
    round = ended ? undefined : next
    settings.follow(next.parameters, openedOf(next))
    reveal(next)
    if (ended) return end(next)
    settings.busy(true)
    auto?.disable(true)
    board.choose(false)
    board.enable(true)
    showAction()
    if (tile === undefined)
      return host.say(
        openedOf(next) > 0
          ? t('studio.mines.resumed')
          : t('studio.mines.go', { mines: next.parameters.mines }),
      )
    host.sound.play('reveal')
    host.say(
      t('studio.mines.safe', {
        multiplier: formatMultiplier(next.multiplier),
        payout: groupMoney(next.payout),
        currency: next.currency,
      }),
    )
  }
  /** Shows a recorded round tile by tile. */
  async function showAgain(recorded: Round): Promise<void> {
    board.reset()
    for (const moment of momentsOf(recorded, openedOf)) {
      settings.follow(moment.parameters, openedOf(moment))
      reveal(moment)
      if (moment !== recorded) await pauseBetweenMoves()
    }
    await end(recorded)
  }
  function reveal({ beats }: Round): void {
    for (const beat of beats)
      if (beat.type !== 'board') void board.reveal(beat.tile, beat.type === 'safe' ? 'gem' : 'blast')
  }
  async function end(last: Round): Promise<void> {
    await conclude(last)
    ready()
  }
  async function conclude(last: Round): Promise<void> {
    board.enable(false)
    const won = last.multiplier > 0
    host.sound.play(won ? 'win' : 'burst')
    const values = {
      payout: groupMoney(last.payout),
      currency: last.currency,
      multiplier: formatMultiplier(last.multiplier),
    }
    if (last.state === 'voided') host.say(t('studio.voided'))
    else
      host.say(t(won ? 'studio.mines.won' : 'studio.mines.lost', values), {
        outcome: won ? 'won' : 'lost',
        roundId: last.id,
      })
    await revealRest(last)
    host.remember(last)
    host.moneyMoved()
  }
  async function revealRest(last: Round): Promise<void> {
    const places = last.beats.find((beat) => beat.type === 'board')?.mines
    if (!places) return
    const visible = new Set(last.beats.flatMap((beat) => (beat.type === 'board' ? [] : [beat.tile])))
    const hidden = Array.from({ length: MINES_TILES }, (_, tile) => tile).filter((tile) => !visible.has(tile))
    await Promise.all(hidden.map((tile) => board.reveal(tile, places.includes(tile) ? 'mine' : 'gem-left')))
  }

  const auto = createAutoMines(host, board, {
    chosen: settings.chosen,
    busy: settings.busy,
    reveal,
    conclude,
    ended: (left) => (left ? void follow(left) : ready()),
  })
  board.onPress = open
  host.listen({
    onMessage: (message) => {
      if (
        message.type === 'round' &&
        message.round.game === 'mines' &&
        message.round.id === round?.id &&
        message.round.state !== 'open'
      )
        void follow(message.round)
    },
  })
  host.simulates(settings.chosen, minesWay)
  const { openRound } = host.session
  if (host.recorded) offerReplay(host, showAgain)
  else if (openRound?.game === 'mines') void follow(openRound)
  else ready()
}

function openedOf(round: Round): number {
  return round.beats.filter((beat) => beat.type === 'safe').length
}
