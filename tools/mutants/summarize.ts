// SPDX-License-Identifier: Apache-2.0
import type { DescribedMutant, EquivalentMutant } from './survivors.ts'

export interface Summary {
  readonly killed: number
  readonly timedOut: number
  readonly survivors: readonly DescribedMutant[]
  /** Survivors that are listed as equivalent, and not counted. */
  readonly equivalent: number
  /** Of those counted, per mille, rounded down; all of none. */
  readonly sharePerMille: number
  /** What is wrong with the list: a listed mutant that was killed, or that is not there. */
  readonly faults: readonly string[]
}

/** `isSample`: a listed mutant may be missing because it was not drawn. */
export function summarizeMutants(
  mutants: readonly DescribedMutant[],
  listed: readonly EquivalentMutant[],
  isSample = false,
): Summary {
  const matches = (mutant: DescribedMutant, entry: EquivalentMutant): boolean =>
    mutant.file === entry.file && mutant.line === entry.line && mutant.change === entry.change
  const survived = mutants.filter(({ fate }) => fate === 'survived' || fate === 'uncovered')
  const survivors = survived.filter((mutant) => !listed.some((entry) => matches(mutant, entry)))
  const timedOut = mutants.filter(({ fate }) => fate === 'timed out').length
  const killed = mutants.filter(({ fate }) => fate === 'killed').length
  const counted = killed + timedOut + survivors.length
  return {
    killed,
    timedOut,
    survivors,
    equivalent: survived.length - survivors.length,
    sharePerMille: counted === 0 ? 1_000 : Math.floor(((killed + timedOut) * 1_000) / counted),
    faults: listed.flatMap((entry) => {
      if (survived.some((mutant) => matches(mutant, entry))) return []
      const isThere = mutants.some((mutant) => matches(mutant, entry))
      if (!isThere && isSample) return []
      const fault = isThere ? 'is listed as equivalent, and a test kills it' : 'is listed and does not exist'
      return [`${entry.file}: ${entry.change}: ${fault}`]
    }),
  }
}

/** The lines for a reader: the survivors, what is wrong with the list, and the figures last. */
export function describeSummary(summary: Summary): string[] {
  const { killed, timedOut, survivors, equivalent, faults, sharePerMille } = summary
  const uncovered = survivors.filter(({ fate }) => fate === 'uncovered').length
  return [
    ...survivors.map(
      ({ file, lineNumber, change, fate }) =>
        `${fate === 'uncovered' ? 'no test  ' : 'survived '} ${file}:${lineNumber}  ${change.replaceAll(/\s+/g, ' ')}`,
    ),
    ...faults,
    `${killed} killed, ${timedOut} timed out, ${survivors.length} survived (${uncovered} of them in no test), ${equivalent} equivalent: ${(sharePerMille / 10).toFixed(1)} %`,
  ]
}
