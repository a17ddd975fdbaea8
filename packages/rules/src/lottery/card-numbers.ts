// SPDX-License-Identifier: Apache-2.0
const numbersOnCard = 6

/** A row of numbers on a card. */
export interface CardRow {
  numbers: readonly string[]
  /** Whether there are more than fit on the card; then `...` follows. */ rest: boolean
  /** All numbers, for the title. */ title: string
}

/** The first six numbers of a row, whether more follow, and all of them for the title (D-120). */
export const cardRow = (row: readonly string[]): CardRow => ({
  numbers: row.slice(0, numbersOnCard),
  rest: row.length > numbersOnCard,
  title: row.join(', '),
})
