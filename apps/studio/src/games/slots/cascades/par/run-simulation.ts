// SPDX-License-Identifier: Apache-2.0
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { cascadeTitleOf, cascadeTitles, type CascadeTitle } from '../titles/index.ts'
import { sumsFile } from './read-sums.ts'
import { blocksOf, HEAD, readBlocks, simulateBlock, writeBlock, type Played } from './simulation-plan.ts'

/** Simulates what the title of a code still lacks. False if no title has this code. */
export async function simulateTitle(code: string, print: (line: string) => void): Promise<boolean> {
  const title = cascadeTitleOf(code.replace(/^inh_/, ''))
  if (title) await runSimulation(title, print)
  else
    print(
      `No slot with cascades has the code ${code}. Known: ${cascadeTitles.map((one) => one.code).join(', ')}.`,
    )
  return title !== undefined
}

/** Simulates the blocks of a title that its file does not have yet. It may be ended and started again. */
async function runSimulation(title: CascadeTitle, print: (line: string) => void): Promise<void> {
  const file = sumsFile(title)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) await writeFile(file, `${HEAD}\n`)
  const known = new Set(
    text === undefined ? [] : readBlocks(text).map(({ played, number }) => `${played} ${number}`),
  )
  // Bought rounds are few: a simulation that is ended early has them.
  for (const played of ['bought', 'played'] as const satisfies readonly Played[])
    for (let number = 0; number < blocksOf[played]; number += 1) {
      if (known.has(`${played} ${number}`)) continue
      await appendFile(file, `${writeBlock(simulateBlock(title, played, number))}\n`)
      print(`${title.code}: ${played} block ${number + 1} of ${blocksOf[played]}`)
    }
}
