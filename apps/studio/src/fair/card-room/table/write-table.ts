// SPDX-License-Identifier: Apache-2.0
import type { EndedGame, TableChair, TableState } from './table-state.ts'

const amountsOfChair = ['stack', 'pending', 'rake'] as const
const amountsOfTable = ['boughtIn', 'paidOut', 'raked'] as const

type Written<Type, Names extends keyof Type> = Omit<Type, Names> & Readonly<Record<Names, string>>

interface WrittenTable extends Omit<
  Written<TableState<unknown, unknown>, (typeof amountsOfTable)[number]>,
  'chairs' | 'counts' | 'running'
> {
  readonly chairs: readonly (Written<TableChair, (typeof amountsOfChair)[number]> | null)[]
  readonly counts: readonly { readonly endedAtMs: number; readonly pot: string }[]
}

/** The table between games as plain JSON; of the game that ended last it has what everybody has seen. */
export function writeTable<Game, View>(state: TableState<Game, View>): unknown {
  const { running, chairs, counts, ...rest } = state
  if (running) throw new RangeError('a game is played')
  return {
    ...withTexts(rest, amountsOfTable),
    chairs: chairs.map((chair) => chair && withTexts(chair, amountsOfChair)),
    counts: counts.map((count) => withTexts(count, ['pot'])),
  }
}

/** Reads what `writeTable` wrote. */
export function readTable<Game, View>(stored: unknown, count: number): TableState<Game, View> {
  const written = stored as WrittenTable
  if (written.chairs.length !== count) throw new RangeError(`a table has ${count} chairs`)
  return {
    ...withAmounts(written, amountsOfTable),
    chairs: written.chairs.map((chair) => chair && withAmounts(chair, amountsOfChair)),
    counts: written.counts.map((counted) => withAmounts(counted, ['pot'])),
    last: written.last as EndedGame<View> | null,
    running: null,
  }
}

function withTexts<Type extends object, Name extends keyof Type>(
  object: Type,
  names: readonly Name[],
): Omit<Type, Name> & Record<Name, string> {
  const texts = Object.fromEntries(names.map((name) => [name, String(object[name])]))
  return { ...object, ...texts } as Omit<Type, Name> & Record<Name, string>
}

function withAmounts<Type extends object, Name extends keyof Type>(
  object: Type,
  names: readonly Name[],
): Omit<Type, Name> & Record<Name, bigint> {
  const amounts = Object.fromEntries(names.map((name) => [name, BigInt(object[name] as string)]))
  return { ...object, ...amounts } as Omit<Type, Name> & Record<Name, bigint>
}
