// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'

export type Placed = ReadonlyMap<string, Amount>

/** The chips on a table, with everything that was done to them since the last bet. */
export interface PlacedChips {
  readonly current: () => Placed
  readonly total: () => Amount
  /** Lays chips on several spots, as one step. */
  readonly spots: (added: Placed) => void
  readonly undo: () => void
  readonly clear: () => void
  readonly double: () => void
  /** Lays the chips of the last bet again, or those of them that can still be bet. */
  readonly repeat: (chips?: Placed) => void
  /** What can be done now. */
  readonly can: () => { readonly undo: boolean; readonly clear: boolean; readonly repeat: boolean }
  /** The chips are bet: they are what `repeat` lays. */
  readonly bet: () => void
  /** What `repeat` lays. */
  readonly last: () => Placed
  /** Lays other chips than the player did, so that nothing from before can be undone. False if they lie there already. */
  readonly replace: (chips: Placed) => boolean
  /** What `repeat` lays, where nothing was bet yet. */
  readonly remember: (chips: Placed) => void
}

const MOST_STEPS = 200

/** A table with these chips; `onChange` is called after each change. */
export function createPlacedChips(initial: Placed, onChange: () => void): PlacedChips {
  let current = initial
  let before: readonly Placed[] = []
  let last: Placed = new Map()
  const change = (next: Placed) => {
    before = [...before, current].slice(-MOST_STEPS)
    current = next
    onChange()
  }
  const spots = (added: Placed) => change(addedTo(current, added))
  return {
    current: () => current,
    total: () => totalOf(current),
    spots,
    undo() {
      const previous = before.at(-1)
      if (!previous) return
      before = before.slice(0, -1)
      current = previous
      onChange()
    },
    clear() {
      if (current.size > 0) change(new Map())
    },
    double() {
      change(new Map([...current].map(([spot, amount]) => [spot, amountOfMillionths(amount * 2n)])))
    },
    repeat(chips = last) {
      if (chips.size > 0) change(chips)
    },
    can: () => ({
      undo: before.length > 0,
      clear: current.size > 0,
      repeat: last.size > 0 && !sameChips(current, last),
    }),
    bet() {
      last = current
    },
    last: () => last,
    replace(chips) {
      if (sameChips(chips, current)) return false
      current = chips
      before = []
      return true
    },
    remember(chips) {
      if (last.size === 0) last = chips
    },
  }
}

/** Chips with others laid on them. */
export function addedTo(chips: Placed, added: Placed): Placed {
  const next = new Map(chips)
  for (const [spot, amount] of added) next.set(spot, amountOfMillionths((chips.get(spot) ?? zero) + amount))
  return next
}

/** The sum of all chips. */
export function totalOf(placed: Placed): Amount {
  return amountOfMillionths([...placed.values()].reduce((sum, amount) => sum + amount, 0n))
}

function sameChips(left: Placed, right: Placed): boolean {
  return left.size === right.size && [...left].every(([spot, amount]) => right.get(spot) === amount)
}
