// SPDX-License-Identifier: Apache-2.0
/** Something that a server has acknowledged. It must exist for ever, and once. */
export interface Acknowledged {
  /** The id from the load; for a round of the studio, the round's. */
  id: string
  kind: 'bet' | 'win' | 'round'
  player: string
  /** What the player's balance must move by, in millionths; negative for a stake. */
  moved: bigint
  atMs: number
  /** From the first try to the acknowledgement. */
  tookMs: number
}

/** The load's own records, outside of everything that is killed. */
export interface Tally {
  readonly acknowledged: readonly Acknowledged[]
  acknowledge(entry: Omit<Acknowledged, 'atMs'>): void
  /** No answer, or one that says to try again. */
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

/** The longest time between two moments without any of these, in milliseconds. */
export function longestGapMs(times: readonly number[], fromMs: number, toMs: number): number {
  const moments = [fromMs, ...times.filter((atMs) => atMs > fromMs && atMs < toMs), toMs]
  return Math.max(...moments.slice(1).map((atMs, index) => atMs - (moments[index] ?? atMs)))
}

/** The 99th percentile of those that were acknowledged between two moments; undefined without any. */
export function p99Ms({ acknowledged }: Tally, fromMs: number, toMs: number): number | undefined {
  const times = acknowledged
    .filter(({ atMs }) => atMs >= fromMs && atMs < toMs)
    .map(({ tookMs }) => tookMs)
    .toSorted((one, other) => one - other)
  return times[Math.ceil(times.length * 0.99) - 1]
}
