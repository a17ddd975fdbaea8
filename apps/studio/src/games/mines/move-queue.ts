// SPDX-License-Identifier: Apache-2.0

export interface MoveQueue {
  /** Makes a move after those before it. */
  readonly add: (move: () => Promise<void>) => void
  readonly isEmpty: () => boolean
}

/** Makes moves one after another, in the order in which they were added; says when one was added or has ended. */
export function createMoveQueue(onChange: () => void): MoveQueue {
  let last: Promise<void> = Promise.resolve()
  let waiting = 0
  return {
    isEmpty: () => waiting === 0,
    add(move) {
      waiting += 1
      onChange()
      last = last.then(move).finally(() => {
        waiting -= 1
        onChange()
      })
    },
  }
}
