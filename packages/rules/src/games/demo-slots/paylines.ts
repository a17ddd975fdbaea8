// SPDX-License-Identifier: Apache-2.0

type Line = readonly number[]

/** The row of each of three reels. */
const three: readonly Line[] = ['111', '000', '222', '012', '210'].map(rowsOf)

/** The row of each of five reels; a slot with fewer lines has the first of them. */
const five: readonly Line[] = [
  '11111 00000 22222 01210 21012 00122 22100 10001 12221 10121',
  '12101 01110 21112 01010 21212 11011 11211 02020 20202 02220',
  '20002 00200 22022 01012 21210 10201 12021 00100 22122 02120',
  '20102 10101 12121 01222 21000 00012 22210 11101 11121 01112',
  '21110 10012 12210 00210 22012 02101 20121 11012 10212 12010',
]
  .join(' ')
  .split(' ')
  .map(rowsOf)

function rowsOf(line: string): Line {
  return [...line].map(Number)
}

/** So many lines: five on three reels, or up to fifty on five. */
export const paylines = (count: number): readonly Line[] => (count === 5 ? three : five.slice(0, count))
