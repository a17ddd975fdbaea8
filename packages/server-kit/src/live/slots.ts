// SPDX-License-Identifier: Apache-2.0
/** Gives a slot back; calling it again does nothing. */
export type Leave = () => void

/** A bounded number of slots for each key. */
export interface Slots<Key> {
  /** Takes a slot; undefined if there is none left for this key. */
  enter(key: Key): Leave | undefined
  isFull(key: Key): boolean
  takenOf(key: Key): number
}

/** Keys without a taken slot are forgotten. */
export function createSlots<Key>(mostPerKey: number): Slots<Key> {
  const taken = new Map<Key, number>()
  const takenOf = (key: Key): number => taken.get(key) ?? 0

  function leave(key: Key): void {
    const left = takenOf(key) - 1
    if (left > 0) taken.set(key, left)
    else taken.delete(key)
  }

  return {
    takenOf,
    isFull: (key) => takenOf(key) >= mostPerKey,
    enter(key) {
      if (takenOf(key) >= mostPerKey) return undefined
      taken.set(key, takenOf(key) + 1)
      let left = false
      return () => {
        if (!left) leave(key)
        left = true
      }
    },
  }
}
