// SPDX-License-Identifier: Apache-2.0
import { writeFileSync } from 'node:fs'
import { eventsOf, type DemoModel } from '@tessera/rules/games/demo-slots/model'
import { demoModels } from '@tessera/rules/games/demo-slots/models'
import type { Fraction } from '../../../fair/fraction.ts'
import { rulesOfModel } from '../../../games/slots/demo/demo-rules.ts'
import { parSheetOf } from '../../../games/slots/par/par-sheet.ts'
import { spinCountsOf } from './demo-par.ts'
import { COUNTS_FILE, countsOfModel, writeCounts, type StoredCounts } from './stored-counts.ts'

const RETURNS_FILE = new URL(
  '../../../../../../packages/rules/src/games/demo-slots/model-returns.ts',
  import.meta.url,
)
const WIDTH = 104

/**
 * What each pay of a model adds to the return by every part of the stake that it pays: the return is a sum of products,
 * so two exact par sheets differ by just that.
 */
export function sharesOf(model: DemoModel, counts: StoredCounts): number[] {
  const events = eventsOf(model)
  const returnOf = (only: number | undefined): Fraction => {
    const pays = Object.fromEntries(
      Object.entries(model.pays).map(([symbol, row]) => [symbol, row.map(() => 0)] as const),
    )
    if (only !== undefined) pays[events[only]![0]]![events[only]![1] - 1] = 1
    const rules = { ...rulesOfModel(model, pays), winCap: undefined }
    return parSheetOf(rules, spinCountsOf(model, pays, counts)).rtp
  }
  const fixed = returnOf(undefined)
  return [numberOf(fixed), ...events.map((_event, index) => numberOf(minus(returnOf(index), fixed)))]
}

const DIGITS = 10n ** 24n
const numberOf = ({ numerator, denominator }: Fraction): number =>
  Number(`${(numerator * DIGITS + denominator / 2n) / denominator}e-24`)

const minus = (left: Fraction, right: Fraction): Fraction => ({
  numerator: left.numerator * right.denominator - right.numerator * left.denominator,
  denominator: left.denominator * right.denominator,
})

function write(): void {
  const counted = demoModels.map((model) => [model, countsOfModel(model)] as const)
  writeFileSync(
    COUNTS_FILE,
    `${JSON.stringify(Object.fromEntries(counted.map(([{ name }, counts]) => [name, writeCounts(counts)])), undefined, 1)}\n`,
  )
  const texts = counted.map(
    ([model, counts]) => `  '${model.name}': \`\n${wrapped(sharesOf(model, counts).map(String))}\`,`,
  )
  writeFileSync(
    RETURNS_FILE,
    `// SPDX-License-Identifier: Apache-2.0
/**
 * What comes back of each model without its pays, and then what one part of the stake more in each of them adds, in the
 * order of its events. Computed from the strips by write-model-data.ts of the studio; a test computes them again.
 */
export const modelReturns: Readonly<Record<string, string>> = {\n${texts.join('\n')}\n}\n`,
  )
}

function wrapped(words: readonly string[]): string {
  const lines: string[] = []
  for (const word of words)
    if ((lines.at(-1)?.length ?? WIDTH) + word.length + 1 > WIDTH) lines.push(`  ${word}`)
    else lines[lines.length - 1] += ` ${word}`
  return lines.join('\n')
}

if (import.meta.main) write()
