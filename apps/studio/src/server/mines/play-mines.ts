// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../fair/multiplier.ts'
import { drawFloats } from '../../fair/seeds.ts'
import { checkTile, minesMultiplier, type MinesBet } from '../../games/mines/maths.ts'
import { openTile, buildMinesStory, type MinesField } from '../../games/mines/story.ts'
import type { RoundAnswer } from '../../protocol.ts'
import { checkBestReturn, currencyNamed } from '../currencies.ts'
import type { Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import { answerRound } from '../rounds/answer-round.ts'
import { decideRound } from '../rounds/decide-round.ts'
import { lockRound, updateStory, type Round } from '../rounds/round-store.ts'
import { readSecretSeeds } from '../seeds/seed-store.ts'
import { deliverCall } from '../wallet/deliver-call.ts'

/**
 * Opens one tile. A tile that is already open returns the current round, so that a lost answer can be
 * requested again.
 */
export function openMinesTile(
  deps: StudioDeps,
  playerId: bigint,
  roundId: string,
  tile: number,
): Promise<RoundAnswer> {
  return move(deps, playerId, roundId, (tx, round) => {
    checkTile(tile, [])
    if (round.moves.includes(tile)) return Promise.resolve(undefined)
    if (round.state !== 'open') throw new StudioRefusal('studio.roundEnded')
    return openOne(tx, deps, round, tile)
  })
}

/** Ends the round with the return of its open tiles. An ended round is returned as it is. */
export function cashOutMines(deps: StudioDeps, playerId: bigint, roundId: string): Promise<RoundAnswer> {
  return move(deps, playerId, roundId, (tx, round) => {
    if (round.state !== 'open') return Promise.resolve(undefined)
    if (round.moves.length === 0) throw new StudioRefusal('studio.nothingOpened')
    return closeField(tx, deps, round, { ...fieldOf(round), state: 'cashedOut' })
  })
}

async function move(
  deps: StudioDeps,
  playerId: bigint,
  roundId: string,
  play: (tx: Queries, round: Round) => Promise<bigint | undefined>,
): Promise<RoundAnswer> {
  const call = await deps.database.transaction(async (tx) => {
    const round = await lockRound(tx, roundId, playerId)
    if (!round || round.game !== 'mines') throw new StudioRefusal('studio.notFound')
    return play(tx, round)
  })
  return answerRound(deps, roundId, call === undefined ? null : await deliverCall(deps, call))
}

function fieldOf(round: Round): MinesField {
  return { bet: round.parameters as MinesBet, opened: round.moves, state: 'open' }
}

async function openOne(
  tx: Queries,
  deps: StudioDeps,
  round: Round,
  tile: number,
): Promise<bigint | undefined> {
  const field = fieldOf(round)
  const currency = currencyNamed(round.currency)
  checkBestReturn(
    returnOf(round.stake, minesMultiplier(field.bet, field.opened.length + 1), currency.unit),
    currency,
  )
  const floats = await minesFloats(tx, round)
  const opened = openTile(field, tile, floats)
  if (opened.state !== 'open') return closeField(tx, deps, round, opened)
  await updateStory(tx, round, {
    ...buildMinesStory(opened, { amount: round.stake, unit: currency.unit }, floats),
    moves: opened.opened,
  })
  return undefined
}

async function closeField(
  tx: Queries,
  deps: StudioDeps,
  round: Round,
  field: MinesField,
): Promise<bigint | undefined> {
  const stake = { amount: round.stake, unit: currencyNamed(round.currency).unit }
  const story = { ...buildMinesStory(field, stake, await minesFloats(tx, round)), moves: field.opened }
  return decideRound(tx, deps, round, 'open', story)
}

async function minesFloats(tx: Queries, round: Round): Promise<number[]> {
  return drawFloats(await readSecretSeeds(tx, round.seeds!), (round.parameters as MinesBet).mines)
}
