// SPDX-License-Identifier: Apache-2.0
import { contendersOf, isAllIn, type Hand, type SettledPot } from './hand.ts'

/** Values of the hands of all who can win, by chair; one map for each board. */
export type Values = readonly ReadonlyMap<number, number>[]

/**
 * Whose cards are laid open, in order: from whoever bet or raised last on the river, else from the left of the button.
 * Whoever is beaten in every pot by cards that lie open may keep theirs hidden, unless somebody is all-in.
 */
export function revealsOf(hand: Hand, pots: readonly SettledPot[], values: Values): number[] {
  const contenders = contendersOf(hand)
  if (contenders.length === 1) return []
  const everybody = contenders.some(isAllIn)
  const first = hand.aggressor === null ? undefined : hand.players[hand.aggressor]!.chair
  const from = Math.max(
    0,
    contenders.findIndex(({ chair }) => chair === first),
  )
  const order = [...contenders.slice(from), ...contenders.slice(0, from)]
  const open: number[] = []
  for (const { chair, showsLosing } of order)
    if (everybody || showsLosing || !isBeaten(chair, open, pots, values)) open.push(chair)
  return open
}

function isBeaten(
  chair: number,
  open: readonly number[],
  pots: readonly SettledPot[],
  values: Values,
): boolean {
  return pots.every(
    ({ chairs }) =>
      !chairs.includes(chair) ||
      values.every((byChair) =>
        open.some((other) => chairs.includes(other) && byChair.get(other)! > byChair.get(chair)!),
      ),
  )
}
