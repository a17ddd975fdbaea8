// SPDX-License-Identifier: Apache-2.0
import { prizeLabel } from '@tessera/texts/play-words'
import { t } from '../../shared/texts/texts.ts'

const names = {
  first: 'lottery.row.first',
  front3: 'lottery.row.front3',
  last3: 'lottery.row.last3',
  last2: 'lottery.row.last2',
  second: 'lottery.row.second',
  third: 'lottery.row.third',
  fourth: 'lottery.row.fourth',
  fifth: 'lottery.row.fifth',
  bonus: 'lottery.row.bonus',
  special: 'lottery.row.special',
} as const

/** The name of a row of a result; ĐB and G1 to G8 are the same in every language. */
export const rowName = (label: string): string =>
  Object.hasOwn(names, label) ? t(names[label as keyof typeof names]) : prizeLabel(label)
