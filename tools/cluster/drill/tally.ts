// SPDX-License-Identifier: Apache-2.0
/** Something that a server said yes to. It must be there for ever, and once. */
export interface Acknowledged {
  /** The id that the load gave it; of a round of the studio, the round's. */
  id: string
  kind: 'bet' | 'win' | 'round'
  player: string
  /** What the player's balance has to move by, in millionths; less than nothing for a stake. */
  moved: bigint
  atMs: number
  /** From the first try to the yes. */
  tookMs: number
}

/** What the load knows, kept outside of everything that is killed. */
export interface Tally {
  readonly acknowledged: readonly Acknowledged[]
  acknowledge(entry: Omit<Acknowledged, 'atMs'>): void
  /** No answer, or one that says to come again. */
  refuse(why: string): void
  /** An answer that no kill explains. */
  object(why: string): void
  readonly refusals: readonly { why: string; atMs: number }[]
  readonly objections: readonly string[]
}

export function createTally(): Tally {
  const acknowledged: Acknowledged[] = []
  const refusals: { why: string; atMs: number }[] = []
  const objections: string[] = []
  return {
    acknowledged,
    refusals,
    objections,
    acknowledge(entry) {
      acknowledged.push({ ...entry, atMs: performance.now() })
    },
    refuse(why) {
      refusals.push({ why, atMs: performance.now() })
    },
    object(why) {
      objections.push(why)
    },
  }
}

/** The longest time between two moments in which none of these fell, in milliseconds. */
export function longestGapMs(times: readonly number[], fromMs: number, toMs: number): number {
  const moments = [fromMs, ...times.filter((atMs) => atMs > fromMs && atMs < toMs), toMs]
  return Math.max(...moments.slice(1).map((atMs, index) => atMs - (moments[index] ?? atMs)))
}

/**
 * So long did all but one in a hundred of those take that were acknowledged between two moments; undefined
 * without any.
 */
export function p99Ms({ acknowledged }: Tally, fromMs: number, toMs: number): number | undefined {
  const times = acknowledged
    .filter(({ atMs }) => atMs >= fromMs && atMs < toMs)
    .map(({ tookMs }) => tookMs)
    .toSorted((one, other) => one - other)
  return times[Math.ceil(times.length * 0.99) - 1]
}
