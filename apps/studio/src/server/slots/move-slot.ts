// SPDX-License-Identifier: Apache-2.0
import { pickOf } from '../../games/slots/slot-rules.ts'
import { movesOfEvents, storyOfEvents } from '../../games/slots/story.ts'
import { slotTitleOf } from '../../games/slots/titles/index.ts'
import type { MoveInput, RoundAnswer, SlotBet } from '../../protocol.ts'
import type { Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import { decideRound } from '../rounds/decide-round.ts'
import { moveInRound } from '../rounds/move-in-round.ts'
import { updateStory, type Round } from '../rounds/round-store.ts'
import { readEvents, stakeOf } from './slot-events.ts'

/** Above every slot's number of free spins: asking for it means all that are left. */
const ALL_SPINS = 1_000

/**
 * Spins free spins up to number `spin`, as far as there are any; the last one ends the round and pays
 * everything. A spin that was already made returns the current round.
 */
export function spinSlot(
  deps: StudioDeps,
  playerId: bigint,
  roundId: string,
  spin: number,
): Promise<RoundAnswer> {
  return moveInRound(deps, { game: 'slot', playerId, roundId }, async (tx, round) => {
    if (!Number.isInteger(spin) || spin < 1 || spin > ALL_SPINS)
      throw new StudioRefusal('studio.badRequest', { field: 'spin' })
    // The request of the last spins may be repeated after they ended the round.
    if (spin <= round.moves.length || (round.state !== 'open' && round.moves.length > 0)) return undefined
    if (round.state !== 'open') throw new StudioRefusal('studio.roundEnded')
    return spinTo(tx, deps, round, spin)
  })
}

/**
 * Opens a cell of a pick bonus; `step` counts from 0. One that was opened before returns the current round; one that
 * comes too early or too late, or is open or no cell of the board, is refused and changes nothing.
 */
export function openCell(
  deps: StudioDeps,
  playerId: bigint,
  roundId: string,
  { step, move }: MoveInput,
): Promise<RoundAnswer> {
  return moveInRound(deps, { game: 'slot', playerId, roundId }, async (tx, round) => {
    const title = slotTitleOf((round.parameters as SlotBet).title)
    const pick = title && pickOf(title.rules)
    if (!pick) throw new StudioRefusal('studio.otherGame')
    const made = round.moves.length
    if (step < made) return undefined
    if (round.state !== 'open') throw new StudioRefusal('studio.roundEnded')
    if (step > made || move < 0 || move >= pick.cells || round.moves.includes(move))
      throw new StudioRefusal('studio.badMove')
    return spinTo(tx, deps, round, made + 1, [...round.moves, move])
  })
}

/** Spins the remaining spins of an abandoned round. */
export function finishSlot(deps: StudioDeps, playerId: bigint, roundId: string): Promise<RoundAnswer> {
  return moveInRound(deps, { game: 'slot', playerId, roundId }, async (tx, round) =>
    round.state === 'open' ? spinTo(tx, deps, round, ALL_SPINS) : undefined,
  )
}

async function spinTo(
  tx: Queries,
  deps: StudioDeps,
  round: Round,
  spin: number,
  moves = round.moves,
): Promise<bigint | undefined> {
  const events = await readEvents(tx, deps.seedSeal, round, moves)
  const played = storyOfEvents(events, spin, stakeOf(round))
  const story = { ...played, moves: movesOfEvents(played.events) }
  if (played.events.length === events.length) return decideRound(tx, deps, round, 'open', story)
  await updateStory(tx, round, story)
  return undefined
}
