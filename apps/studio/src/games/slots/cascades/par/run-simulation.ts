// SPDX-License-Identifier: Apache-2.0
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import type { CascadeTitle } from '../titles/cascade-title.ts'
import { blocksOf, HEAD, readBlocks, simulateBlock, writeBlock, type Played } from './simulation-plan.ts'

/** The file with the sums of a title's simulation. */
export const sumsFile = ({ code }: Pick<CascadeTitle, 'code'>): URL =>
  new URL(`sums/${code.replaceAll('_', '-')}.tsv`, import.meta.url)

/** Simulates the blocks of a title that its file does not have yet. It may be ended and started again. */
export async function runSimulation(title: CascadeTitle, print: (line: string) => void): Promise<void> {
  const file = sumsFile(title)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) await writeFile(file, `${HEAD}\n`)
  const known = new Set(
    text === undefined ? [] : readBlocks(text).map(({ played, number }) => `${played} ${number}`),
  )
  for (const played of ['played', 'bought'] as const satisfies readonly Played[])
    for (let number = 0; number < blocksOf[played]; number += 1) {
      if (known.has(`${played} ${number}`)) continue
      await appendFile(file, `${writeBlock(simulateBlock(title, played, number))}\n`)
      print(`${title.code}: ${played} block ${number + 1} of ${blocksOf[played]}`)
    }
}
