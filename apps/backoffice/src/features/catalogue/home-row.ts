// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'

export type HomeRows = CallOutput<'backoffice.homeSections'>
export type HomeRow = Required<HomeRows['list'][number]>

export const rowKinds = ['hot', 'rank', 'new', 'type', 'pins'] as const satisfies readonly HomeRow['kind'][]
export const longestRow = 20

/** The rows as they were saved, with nothing left out. */
export const rowsOf = ({ list }: HomeRows): HomeRow[] =>
  list.map(
    ({
      gameType = null,
      vendorCode = null,
      titles = {},
      pins = [],
      length = longestRow,
      enabled = true,
      ...row
    }) => ({ ...row, gameType, vendorCode, titles, pins, length, enabled }),
  )

/** A row of selected games with a key that no other row has. */
export function freshRow(rows: readonly HomeRow[]): HomeRow {
  let number = rows.length + 1
  while (rows.some(({ key }) => key === `row-${number}`)) number += 1
  return {
    key: `row-${number}`,
    kind: 'pins',
    gameType: null,
    vendorCode: null,
    titles: {},
    pins: [],
    length: longestRow,
    enabled: true,
  }
}
