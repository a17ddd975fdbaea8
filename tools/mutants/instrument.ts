// SPDX-License-Identifier: Apache-2.0
import type { Mutant } from './find-mutants.ts'

/** A mutant with its number among all of a run. */
export interface NumberedMutant extends Mutant {
  readonly number: number
}

/** The function that the tested code asks whether a mutant is active (active-mutant.ts). */
export const nameOfSwitch = '__isMutant'

/**
 * The source with all its mutants: each expression asks which of its mutants is active, and is itself when none is. So a file
 * is read once, and trying a mutant costs no more than the tests.
 */
export function instrument(source: string, mutants: readonly NumberedMutant[]): string {
  const pieces = (from: number, to: number, inside: readonly NumberedMutant[]): string => {
    let code = ''
    let at = from
    for (const group of outermost(inside)) {
      const { start, end, isStatement } = group.here[0]
      code += source.slice(at, start) + (isStatement ? ';' : '')
      const original = pieces(start, end, group.inside)
      const choices = group.here.map(
        ({ number, replacement }) => `globalThis.${nameOfSwitch}(${number}) ? (${replacement}) : `,
      )
      code += `(${choices.join('')}(${original}))`
      at = end
    }
    return code + source.slice(at, to)
  }
  return pieces(0, source.length, mutants)
}

interface Group {
  here: [NumberedMutant, ...NumberedMutant[]]
  inside: NumberedMutant[]
}

/** Mutants are sorted by where they start, the longer first: whatever ends later than the last group is a new one. */
function outermost(mutants: readonly NumberedMutant[]): Group[] {
  const groups: Group[] = []
  for (const mutant of mutants) {
    const last = groups.at(-1)
    if (!last || mutant.start >= last.here[0].end) groups.push({ here: [mutant], inside: [] })
    else if (mutant.start === last.here[0].start && mutant.end === last.here[0].end) last.here.push(mutant)
    else last.inside.push(mutant)
  }
  return groups
}
