// SPDX-License-Identifier: Apache-2.0
import { toDecimal } from '../../../fair/fraction.ts'
import { slotTitleOf, slotTitles } from '../titles/index.ts'
import { countSpins, parSheetOf } from './par-sheet.ts'
import { statePar } from './stated-par.ts'

/** Prints the par sheet of a slot, or of all of them, computed from its data alone. */
export function printPar(code: string | undefined, print: (line: string) => void): boolean {
  const titles = code === undefined ? slotTitles : [slotTitleOf(code.replace(/^inh_/, ''))]
  for (const title of titles) {
    if (!title) {
      print(`No slot has the code ${code}. Known: ${slotTitles.map((one) => one.code).join(', ')}.`)
      return false
    }
    const sheet = parSheetOf(title.rules, countSpins(title.rules))
    print(`${title.code} ${JSON.stringify(statePar(sheet), undefined, 2)}`)
    if (sheet.capTakes)
      print(`the win cap takes less than ${toDecimal(sheet.capTakes.mean, 18)} of the stake`)
    print(`exact return: ${sheet.rtp.numerator} / ${sheet.rtp.denominator}`)
  }
  return true
}
