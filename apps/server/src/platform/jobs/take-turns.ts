// SPDX-License-Identifier: Apache-2.0

/** Work that waits for its turn; the lowest rank goes first. */
interface Waiting {
  rank: number
  begin(): void
}

export interface TurnLimits {
  /** So many pieces of work run at once. */
  atOnce: number
  /** Of those with a rank above `patientFrom`, only so many: they may take long, and leave turns for the others. */
  mostPatient: number
  patientFrom: number
}

/** Lets a few pieces of work run at once; the others wait, and those of the lowest rank go first. */
export function createTurns({
  atOnce,
  mostPatient,
  patientFrom,
}: TurnLimits): (rank: number, work: () => Promise<void>) => Promise<void> {
  const waiting: Waiting[] = []
  const running = { all: 0, patient: 0 }
  const isPatient = (rank: number): boolean => rank > patientFrom
  const count = (rank: number, by: 1 | -1): void => {
    running.all += by
    if (isPatient(rank)) running.patient += by
  }

  const next = (): void => {
    const first = waiting.toSorted((one, other) => one.rank - other.rank)[0]
    if (!first || running.all >= atOnce) return
    // All others wait as patiently.
    if (isPatient(first.rank) && running.patient >= mostPatient) return
    waiting.splice(waiting.indexOf(first), 1)
    count(first.rank, 1)
    first.begin()
  }

  return async (rank, work) => {
    await new Promise<void>((resolve) => {
      waiting.push({ rank, begin: resolve })
      next()
    })
    try {
      await work()
    } finally {
      count(rank, -1)
      next()
    }
  }
}
