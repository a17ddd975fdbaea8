// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../../fair/multiplier.ts'
import type { RoundOf } from '../../protocol.ts'
import type { GameHost } from '../../runtime/game-host.ts'
import { groupMoney } from '../../runtime/money.ts'
import { t } from '../../runtime/texts.ts'
import type { Board } from './board.ts'
import { MINES_TILES } from './maths.ts'

type Round = RoundOf<'mines'>

/** How many tiles a round has opened without a mine. */
export const openedOf = (round: Round): number => round.events.filter((event) => event.type === 'safe').length

/** Shows the tiles that a round has opened. */
export function revealOpened(board: Board, { events }: Round): void {
  for (const event of events)
    if (event.type !== 'board') void board.reveal(event.tile, event.type === 'safe' ? 'gem' : 'blast')
}

/** Announces how a round ended and reveals the rest of its board. */
export async function concludeRound(host: GameHost<'mines'>, board: Board, last: Round): Promise<void> {
  board.enable(false)
  const won = last.multiplier > 0
  host.sound.play(won ? 'win' : 'burst')
  if (last.state === 'voided') host.say(t('studio.voided'))
  else
    host.say(t(won ? 'studio.mines.won' : 'studio.mines.lost', paidBy(last)), {
      outcome: won ? 'won' : 'lost',
      roundId: last.id,
    })
  await revealRest(board, last)
  host.remember(last)
  host.moneyMoved()
}

async function revealRest(board: Board, last: Round): Promise<void> {
  const mines = last.events.find((event) => event.type === 'board')?.mines
  if (!mines) return
  const visible = new Set(last.events.flatMap((event) => (event.type === 'board' ? [] : [event.tile])))
  const hidden = Array.from({ length: MINES_TILES }, (_, tile) => tile).filter((tile) => !visible.has(tile))
  await Promise.all(hidden.map((tile) => board.reveal(tile, mines.includes(tile) ? 'mine' : 'gem-left')))
}

/** What is said about a round that goes on: after a safe tile what it pays, else how many mines there are. */
export function openSentence(round: Round, afterMove: boolean): string {
  if (afterMove) return t('studio.mines.safe', paidBy(round))
  return openedOf(round) > 0
    ? t('studio.mines.resumed')
    : t('studio.mines.go', { mines: round.parameters.mines })
}

const paidBy = ({ payout, currency, multiplier }: Round) => ({
  payout: groupMoney(payout),
  currency,
  multiplier: formatMultiplier(multiplier),
})
