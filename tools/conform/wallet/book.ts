// SPDX-License-Identifier: Apache-2.0
/** A transaction that the wallet accepted. */
export interface Accepted {
  readonly kind: 'bet' | 'win' | 'rollback'
  readonly id: string
  /** What it moved, without regard to a later rollback. */
  readonly moved: bigint
  readonly round: string
  readonly path: string
  readonly body: string
  readonly answer: string
  /** The bet of a win, the target of a rollback. */
  readonly reference: string | undefined
  readonly token: string
}

/**
 * What the balance of one player must be, from nothing but the calls that were accepted. A repetition and a second
 * rollback move nothing.
 */
export interface Book {
  /** All that was accepted, first to last. */
  readonly accepted: ReadonlyMap<string, Accepted>
  moved(): bigint
  record(entry: Accepted): void
  isTakenBack(id: string): boolean
  closeRound(round: string): void
  isClosed(round: string): boolean
}

export function createBook(): Book {
  const accepted = new Map<string, Accepted>()
  const takenBack = new Set<string>()
  const closed = new Set<string>()
  let sum = 0n
  return {
    accepted,
    moved: () => sum,
    record(entry) {
      if (accepted.has(entry.id)) return
      accepted.set(entry.id, entry)
      if (entry.kind !== 'rollback') {
        // Its rollback may have been answered before it, when both were sent at once.
        if (!takenBack.has(entry.id)) sum += entry.moved
        return
      }
      if (entry.reference === undefined || takenBack.has(entry.reference)) return
      takenBack.add(entry.reference)
      sum -= accepted.get(entry.reference)?.moved ?? 0n
    },
    isTakenBack: (id) => takenBack.has(id),
    closeRound(round) {
      closed.add(round)
    },
    isClosed: (round) => closed.has(round),
  }
}
