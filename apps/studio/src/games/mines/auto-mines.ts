// SPDX-License-Identifier: Apache-2.0
import type { RoundOf } from '../../protocol.ts'
import { createAutoMode, type AutoMode } from '../../runtime/auto/auto-mode.ts'
import type { GameHost } from '../../runtime/game-host.ts'
import type { PlayedRound } from '../../runtime/play-instantly.ts'
import { t } from '../../runtime/texts.ts'
import type { Board } from './board.ts'
import { safeTiles, type MinesBet } from './maths.ts'

type Round = RoundOf<'mines'>

export interface AutoMinesOptions {
  readonly chosen: () => MinesBet
  readonly busy: (busy: boolean) => void
  /** Shows the tiles that a round has opened. */
  readonly reveal: (round: Round) => void
  /** Shows how a round ended. */
  readonly conclude: (round: Round) => Promise<void>
  /** The bets have ended; `left` is a round that a refused move left open. */
  readonly ended: (left: Round | undefined) => void
}

/** Automatic bets that open the tiles chosen beforehand, one after another, and cash out. */
export function createAutoMines(
  host: GameHost<'mines'>,
  board: Board,
  { chosen, busy, reveal, conclude, ended }: AutoMinesOptions,
): AutoMode | undefined {
  let left: Round | undefined

  async function place(): Promise<PlayedRound<'mines'> | undefined> {
    const tiles = board.chosen().slice(0, safeTiles(chosen()))
    if (tiles.length === 0) {
      host.say(t('studio.mines.chooseTiles'))
      return undefined
    }
    busy(true)
    board.choose(false)
    const placed = await host.bet(chosen())
    if (!placed) return undefined
    placed.finished()
    board.reset()
    return { round: placed.round, taken: placed.taken, end: openTiles(placed.round, tiles) }
  }

  async function openTiles(placed: Round, tiles: readonly number[]): Promise<Round> {
    let round = placed
    const move = async (path: string, body: object): Promise<boolean> => {
      const answer = await host.move(`/api/rounds/${round.id}/${path}`, body)
      if (answer) round = answer.round
      else left = round
      if (answer) reveal(round)
      return answer !== undefined
    }
    for (const tile of tiles) if (round.state === 'open' && !(await move('open', { tile }))) return round
    if (round.state === 'open' && !(await move('cash-out', {}))) return round
    await conclude(round)
    return round
  }

  return createAutoMode(host, {
    place,
    raises: true,
    ended() {
      const opened = left
      left = undefined
      ended(opened)
    },
  })
}
