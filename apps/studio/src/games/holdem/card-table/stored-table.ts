// SPDX-License-Identifier: Apache-2.0
import { isPlaying, type Chair, type TableState } from '../table/table.ts'
import type { CashState } from './cash-state.ts'

type Written<Value> = Value extends bigint
  ? string
  : Value extends readonly (infer Item)[]
    ? Written<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: Written<Value[Name]> }
      : Value

type StoredTable = Written<Omit<TableState, 'hand' | 'clock'>>
interface StoredCash {
  readonly table: StoredTable
  readonly last: CashState['last']
  readonly recent: CashState['recent']
}

/** The table between hands as plain JSON: the hand and its deck are left out. Throws a RangeError while a hand is played. */
export function writeCash({ table, last, recent }: CashState): StoredCash {
  if (isPlaying(table)) throw new RangeError('a table is stored between hands')
  const { hand: _hand, clock: _clock, ...rest } = table
  return {
    table: {
      ...rest,
      chairs: rest.chairs.map((chair) => chair && writtenChair(chair)),
      blinds: rest.blinds && { ...rest.blinds },
      waiting: [...rest.waiting],
      departed: rest.departed.map((one) => ({ ...one, stack: String(one.stack) })),
      ...{ boughtIn: String(rest.boughtIn), paidOut: String(rest.paidOut), raked: String(rest.raked) },
    },
    ...{ last, recent },
  }
}

const writtenChair = (chair: Chair): Written<Chair> => ({
  ...chair,
  ...{ stack: String(chair.stack), pending: String(chair.pending), raked: String(chair.raked) },
})

/** The table that `writeCash` wrote, also after a way through a database. */
export function readCash(stored: unknown): CashState {
  const { table, last, recent } = stored as StoredCash
  return {
    table: {
      ...table,
      chairs: table.chairs.map(
        (chair) =>
          chair && {
            ...chair,
            ...{ stack: BigInt(chair.stack), pending: BigInt(chair.pending), raked: BigInt(chair.raked) },
          },
      ),
      departed: table.departed.map((one) => ({ ...one, stack: BigInt(one.stack) })),
      ...{ boughtIn: BigInt(table.boughtIn), paidOut: BigInt(table.paidOut), raked: BigInt(table.raked) },
      ...{ hand: null, clock: null },
    },
    ...{ story: null, last, recent },
  }
}
