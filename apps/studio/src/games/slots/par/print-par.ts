// SPDX-License-Identifier: Apache-2.0
import { toDecimal } from '../../../fair/fraction.ts'
import { parOfSums } from '../cascades/par/read-sums.ts'
import { anySlotOf, everySlot, hasCascades } from '../titles/every-slot.ts'
import { countSpins, parSheetOf } from './par-sheet.ts'
import { statePar } from './stated-par.ts'

/** Prints the par sheet of a slot, or of all of them, computed from its data alone, or from its simulated rounds. */
export function printPar(code: string | undefined, print: (line: string) => void): boolean {
  const titles = code === undefined ? everySlot : [anySlotOf(code.replace(/^inh_/, ''))]
  for (const title of titles) {
    if (!title) {
      print(`No slot has the code ${code}. Known: ${everySlot.map((one) => one.code).join(', ')}.`)
      return false
    }
    if (hasCascades(title)) {
      print(`${title.code} ${JSON.stringify(parOfSums(title), undefined, 2)}`)
      print(
        'from simulated rounds: see par/sums; `npm run studio -- simulate CODE` adds the blocks that are missing',
      )
      continue
    }
    const sheet = parSheetOf(title.rules, countSpins(title.rules))
    print(`${title.code} ${JSON.stringify(statePar(sheet), undefined, 2)}`)
    if (sheet.capTakes)
      print(`the win cap takes less than ${toDecimal(sheet.capTakes.mean, 18)} of the stake`)
    print(`exact return: ${sheet.rtp.numerator} / ${sheet.rtp.denominator}`)
  }
  return true
}
