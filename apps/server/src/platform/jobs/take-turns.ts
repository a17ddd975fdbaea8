// SPDX-License-Identifier: Apache-2.0

/** Work that waits for its turn; the lowest rank goes first. */
interface Waiting {
  rank: number
  begin(): void
}

/** Lets a few pieces of work run at once; the others wait, and those of the lowest rank go first. */
export function createTurns(atOnce: number): (rank: number, work: () => Promise<void>) => Promise<void> {
  const waiting: Waiting[] = []
  let running = 0

  const next = (): void => {
    if (running >= atOnce) return
    let first = 0
    for (const [index, { rank }] of waiting.entries()) if (rank < waiting[first]!.rank) first = index
    const [chosen] = waiting.splice(first, 1)
    if (!chosen) return
    running += 1
    chosen.begin()
  }

  return async (rank, work) => {
    await new Promise<void>((resolve) => {
      waiting.push({ rank, begin: resolve })
      next()
    })
    try {
      await work()
    } finally {
      running -= 1
      next()
    }
  }
}
