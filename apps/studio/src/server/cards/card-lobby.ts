// SPDX-License-Identifier: Apache-2.0
import {
  MOST_TABLES_OF_KIND,
  readCardTable,
  STAKE_LEVELS,
  writeCardTable,
  type CardGame,
  type CardTableName,
  type StakeLevel,
} from '@tessera/rules/games/card-rooms/card-games'
import {
  buyInsOf,
  cardStakesOf,
  chairsOf,
  TOURNAMENT_SIZES,
} from '@tessera/rules/games/card-rooms/card-stakes'
import type { CardLevel, CardLobby, ListedCardTable } from '../../card-protocol/card-table-protocol.ts'
import { formatMoney } from '../money.ts'
import type { Currency } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import type { Session } from '../sessions/session-store.ts'
import { kindOf, prefixOf } from './kind-of-tables.ts'
import { listTablesOfKind, type StoredTable } from './store/card-lobby-store.ts'

const HUNDRED = 100

/** The tables of a session's game, currency and kind of money. Throws studio.otherGame for a session of another game. */
export async function cardLobby(deps: StudioDeps, session: Session): Promise<CardLobby> {
  const game = kindOf(session)
  const { currency, playMoney } = session
  const tables = await tablesOf(deps, session)
  return {
    ...{ game, playMoney, currency: currency.code },
    levels: STAKE_LEVELS.map((level) => levelOf(game, level, currency)),
    tables: STAKE_LEVELS.flatMap((level) => listed(tables, session, { game, level })),
  }
}

/** A table with a free chair: the fullest one that plays, else the first empty one. */
export async function findQuickTable(
  deps: StudioDeps,
  session: Session,
  level: StakeLevel,
): Promise<{ readonly table: string }> {
  const game = kindOf(session)
  const ofLevel = (await tablesOf(deps, session)).filter(({ name }) => name.level === level)
  const own = ofLevel.find(({ isOwn }) => isOwn)
  if (own) return { table: own.code }
  const free = ofLevel.filter(
    ({ taken, summary }) => taken > 0 && taken < summary.chairs && summary.waiting === 0,
  )
  const [fullest] = free.toSorted((one, other) => other.taken - one.taken)
  return { table: fullest?.code ?? nameOf(session, game, level, firstEmpties(game, ofLevel)[0]!) }
}

type KnownTable = StoredTable & { readonly name: CardTableName }

async function tablesOf(deps: StudioDeps, session: Session): Promise<KnownTable[]> {
  const stored = await listTablesOfKind(deps.database, prefixOf(session), session.playerId)
  return stored.flatMap((table) => {
    const name = readCardTable(table.code)
    return name ? [{ ...table, name }] : []
  })
}

const nameOf = (
  { currency, playMoney }: Session,
  game: CardGame,
  level: StakeLevel,
  number: number,
): string => writeCardTable({ game, currency: currency.code, playMoney, level, number })

/** The lowest number at which nobody sits, of each size that there is. */
function firstEmpties(game: CardGame, tables: readonly KnownTable[]): number[] {
  const taken = new Set(tables.filter((table) => table.taken > 0).map(({ name }) => name.number))
  const numbers = Array.from({ length: MOST_TABLES_OF_KIND }, (_, index) => index + 1)
  const sizes = game === 'sitandgo' ? TOURNAMENT_SIZES : [chairsOf(game, 1)]
  const empties = sizes.flatMap(
    (size) => numbers.find((number) => !taken.has(number) && chairsOf(game, number) === size) ?? [],
  )
  if (empties.length === 0) throw new StudioRefusal('studio.tooManyRequests')
  return empties
}

/** Tables at which somebody sits, and the first empty one. */
function listed(
  tables: readonly KnownTable[],
  session: Session,
  { game, level }: { readonly game: CardGame; readonly level: StakeLevel },
): ListedCardTable[] {
  const ofLevel = tables.filter(({ name }) => name.level === level)
  const played = ofLevel.filter(({ taken }) => taken > 0).map((table) => rowOf(table, session.currency))
  const empty = firstEmpties(game, ofLevel).map((number): ListedCardTable => ({
    ...{ table: nameOf(session, game, level, number), level, number },
    ...{ chairs: chairsOf(game, number), taken: 0, waiting: 0 },
    ...{ averagePot: null, seeFlop: null, handsAnHour: null, own: false },
  }))
  return [...played, ...empty].toSorted((one, other) => one.number - other.number)
}

function rowOf({ code, name, taken, isOwn, summary }: KnownTable, { decimals }: Currency): ListedCardTable {
  const { averagePot, seeFlopBasisPoints, ...rest } = summary
  return {
    ...{ table: code, level: name.level, number: name.number, taken, own: isOwn },
    ...{ chairs: rest.chairs, waiting: rest.waiting, handsAnHour: rest.handsAnHour },
    averagePot: averagePot === null ? null : formatMoney(BigInt(averagePot), decimals),
    seeFlop: seeFlopBasisPoints === null ? null : Math.round(seeFlopBasisPoints / HUNDRED),
  }
}

function levelOf(game: CardGame, level: StakeLevel, currency: Currency): CardLevel {
  const stakes = cardStakesOf(level, currency)
  const money = (amount: bigint) => formatMoney(amount, currency.decimals)
  const { least, most } = buyInsOf(game, stakes)
  const buyIns = { level, leastBuyIn: money(least), mostBuyIn: money(most) }
  if (game === 'holdem' || game === 'omaha')
    return { ...buyIns, blinds: [money(stakes.smallBlind), money(stakes.bigBlind)] }
  if (game === 'sitandgo') return { ...buyIns, entry: money(stakes.entry), fee: money(stakes.fee) }
  return { ...buyIns, unit: money(stakes.unit) }
}
