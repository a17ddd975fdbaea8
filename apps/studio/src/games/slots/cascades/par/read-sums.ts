// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import type { CascadeTitle } from '../titles/cascade-title.ts'
import { statePar, type SimulatedPar } from './simulated-par.ts'
import { readBlocks, totalOf, type Block } from './simulation-plan.ts'

/** The file with the sums of a title's simulation. */
export const sumsFile = ({ code }: Pick<CascadeTitle, 'code'>): URL =>
  new URL(`sums/${code.replaceAll('_', '-')}.tsv`, import.meta.url)

/** The simulated blocks of a title. */
export const readSums = (title: CascadeTitle): Block[] => readBlocks(readFileSync(sumsFile(title), 'utf8'))

/** The par sheet that the simulated blocks of a title give. */
export function parOfSums(title: CascadeTitle): SimulatedPar {
  const blocks = readSums(title)
  return statePar(title.rules, totalOf(blocks, 'played'), totalOf(blocks, 'bought'))
}
