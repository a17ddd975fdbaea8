// SPDX-License-Identifier: Apache-2.0
import { returnOf, type Multiplier } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { checkTile, minePlaces, minesMultiplier, safeTiles, type MinesBet } from './maths.ts'

export type MinesBeat =
  | { readonly type: 'safe'; readonly tile: number; readonly multiplier: Multiplier }
  | { readonly type: 'mine'; readonly tile: number }
  | { readonly type: 'board'; readonly mines: readonly number[] }

/** A field in play: what the player has opened so far, and whether the round has ended. */
export interface MinesField {
  readonly bet: MinesBet
  readonly opened: readonly number[]
  readonly state: 'open' | 'exploded' | 'cashedOut'
}

/** A new field with nothing opened. */
export function newField(bet: MinesBet): MinesField {
  return { bet, opened: [], state: 'open' }
}

/**
 * Opens one tile. A mine ends the round; the last safe tile cashes out automatically. Throws a BetRefusal for
 * a tile that is off the board or already open.
 */
export function openTile(field: MinesField, tile: number, floats: readonly number[]): MinesField {
  checkTile(tile, field.opened)
  const opened = [...field.opened, tile]
  if (minePlaces(field.bet, floats).includes(tile)) return { ...field, opened, state: 'exploded' }
  return { ...field, opened, state: opened.length === safeTiles(field.bet) ? 'cashedOut' : 'open' }
}

/** What a cash-out of the field would pay now. */
export function fieldMultiplier(field: MinesField): Multiplier {
  return field.state === 'exploded' ? 0 : minesMultiplier(field.bet, field.opened.length)
}

/** The story of a field so far; it contains the mines only after the round has ended. */
export function buildMinesStory(
  field: MinesField,
  stake: Stake,
  floats: readonly number[],
): Story<MinesBeat> {
  const beats: MinesBeat[] = field.opened.map((tile, index) =>
    field.state === 'exploded' && index === field.opened.length - 1
      ? { type: 'mine', tile }
      : { type: 'safe', tile, multiplier: minesMultiplier(field.bet, index + 1) },
  )
  if (field.state !== 'open') beats.push({ type: 'board', mines: minePlaces(field.bet, floats) })
  const multiplier = fieldMultiplier(field)
  return { beats, multiplier, payout: returnOf(stake.amount, multiplier, stake.unit) }
}
