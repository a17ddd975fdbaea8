// SPDX-License-Identifier: Apache-2.0
const numbersOnCard = 6

/** A row as a card shows it. */
export interface CardRow {
  numbers: readonly string[]
  /** Are there more than the card shows? Then `...` follows. */ rest: boolean
  /** All numbers, for the title. */ title: string
}

/** The first six numbers of a row, whether more follow, and all of them as a title (D-120). */
export const cardRow = (row: readonly string[]): CardRow => ({
  numbers: row.slice(0, numbersOnCard),
  rest: row.length > numbersOnCard,
  title: row.join(', '),
})
