// SPDX-License-Identifier: Apache-2.0
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'

/** `uncovered`: it survived, because no test evaluates it. */
export type Fate = 'killed' | 'timed out' | 'survived' | 'uncovered'

/** What the processes of the tests have found about mutants: a file with a line for each finding. */
export interface Results {
  length(): number
  /** The mutants with findings of these kinds, from that line on. */
  numbers(kinds: readonly string[], fromLine?: number): Set<number>
  /** How often unchanged code has asked for mutants, from that line on. */
  hits(fromLine: number): number
  add(kind: string, number: number): void
  fates(): (number: number) => Fate
}

export function openResults(file: string): Results {
  writeFileSync(file, '')
  const lines = (): string[] => readFileSync(file, 'utf8').split('\n').slice(0, -1)
  const numbersOf = (kinds: readonly string[], fromLine: number): number[] =>
    lines()
      .slice(fromLine)
      .map((line) => line.split(' '))
      .filter(([kind = '']) => kinds.includes(kind))
      .map(([, number]) => Number(number))
  const numbers = (kinds: readonly string[], fromLine = 0): Set<number> => new Set(numbersOf(kinds, fromLine))
  return {
    length: () => lines().length,
    numbers,
    hits: (fromLine) => numbersOf(['hits'], fromLine).reduce((sum, hits) => sum + hits, 0),
    add: (kind, number) => appendFileSync(file, `${kind} ${number}\n`),
    fates() {
      const killed = numbers(['killed'])
      const endless = numbers(['endless'])
      const evaluated = numbers(['covered', 'alone'])
      return (number) => {
        if (killed.has(number)) return 'killed'
        if (endless.has(number)) return 'timed out'
        return evaluated.has(number) ? 'survived' : 'uncovered'
      }
    },
  }
}
