// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { CannotDo } from '../backup/cannot-do.ts'
import { readTotals } from './compare.ts'
import type {
  ArchivedTable,
  ArchiveKind,
  DuePartition,
  KindOfArchive,
  PartitionLine,
  Totals,
} from './partition.ts'
import { takeAway } from './take-away.ts'
import { whyNotArchived } from './why-not-archived.ts'

export type KindOfQuarters = Exclude<ArchiveKind, 'posting'>
interface QuartersOf {
  schema?: 'studio'
  /** The first has the rows that count; each has a partition of the same times. */
  tables: readonly [ArchivedTable, ...ArchivedTable[]]
  rowsAre: string
  /** Within the transaction that removes it: deletes what only waits for what it is about. */
  clear?: (client: pg.Client, quarter: Quarter) => Promise<void>
}

/** A partition and its times, as text for the database. */
export interface Quarter {
  name: string
  period: number
  fromAt: string
  toAt: string
}

/** Pages of 8 kB in a piece: about 100,000 facts. */
const pagesOfPiece = 2_048

/** Tables that are partitioned by quarters of the year, with a first partition for everything before. */
export function quartersOf(
  kind: KindOfQuarters,
  { schema, tables, rowsAre, clear }: QuartersOf,
): KindOfArchive {
  const prefix = schema === undefined ? '' : `${schema}.`
  const [{ table: parent }] = tables
  const dueOf = (client: pg.Client, quarter: Quarter): DuePartition => {
    const parts = partsOf(tables, quarter.name).map(({ name, ...table }) => ({
      ...table,
      part: prefix + pg.escapeIdentifier(name),
    }))
    const requireDone = async (): Promise<void> => {
      const reason = await whyNotArchived[kind](client, quarter, ...parts.map(({ part }) => part))
      if (reason !== undefined) throw new CannotDo(`Not archived: ${reason}`)
    }
    return {
      kind,
      period: quarter.period,
      label: `${rowsAre} of ${quarter.period}`,
      rowsAre,
      parts,
      requireDone,
      cuts: (part) => cutsOf(client, part),
      async letGo(held) {
        // Usually nobody writes into it any more; a late writer waits.
        for (const { part } of parts) await client.query(`lock table ${part} in share mode`)
        for (const [index, { part, amount }] of parts.entries())
          if (!isSame(await readTotals(client, part, amount), held[index]!))
            throw new CannotDo(`Not archived: the ${rowsAre} of ${quarter.period} changed meanwhile.`)
        await requireDone()
        await client.query(
          'insert into archived_partition (kind, period, name, from_at, to_at) values ($1, $2, $3, $4, $5)',
          [kind, quarter.period, quarter.name, quarter.fromAt, quarter.toAt],
        )
        await clear?.(client, quarter)
        await takeAway(client, parts)
      },
    }
  }
  return {
    tables,
    async due(client, endedBeforeMs) {
      if (!(await isStored(client, prefix))) return []
      const { rows } = await client.query<Quarter>(
        `select name, ${numberOf('to_at')} as period, from_at::text as "fromAt", to_at::text as "toAt"
        from ${prefix}partition_ranges($1::regclass) where to_at <= $2 order by to_at`,
        [parent, new Date(endedBeforeMs)],
      )
      return rows.map((quarter) => dueOf(client, quarter))
    },
    async list(client) {
      if (!(await isStored(client, prefix))) return []
      const { rows } = await client.query<Omit<PartitionLine, 'kind' | 'parts'> & { name: string }>(
        `
        with known as (
          select name, from_at, to_at, null::timestamptz as archived_at from ${prefix}partition_ranges($1::regclass)
          union all select name, from_at, to_at, archived_at from archived_partition where kind = $2)
        select name, ${numberOf('to_at')} as period, case when isfinite(from_at) then to_char(from_at at time zone 'UTC', 'YYYY-MM-DD') else 'the beginning' end as from,
          to_char(to_at at time zone 'UTC', 'YYYY-MM-DD') as to, to_char(archived_at at time zone 'UTC', 'YYYY-MM-DD') as archived,
          (select count(*) from archive_piece a where a.kind = $2 and a.period = ${numberOf('to_at')})::text as files
        from known order by known.to_at`,
        [parent, kind],
      )
      return rows.map(({ name, ...row }) => ({
        kind,
        parts: partsOf(tables, name).map((part) => part.name),
        ...row,
      }))
    },
  }
}

/** The partitions of tables beside that of the first, whose name is given. */
const partsOf = (tables: QuartersOf['tables'], name: string): (ArchivedTable & { name: string })[] =>
  tables.map((each) => ({ ...each, name: nameOf(each) + name.slice(nameOf(tables[0]).length) }))
const nameOf = ({ table }: ArchivedTable): string => table.slice(table.indexOf('.') + 1)

/** 20271 for the partition that ends with the first quarter of 2027. */
const numberOf = (toAt: string): string =>
  `to_char((${toAt} - interval '1 microsecond') at time zone 'UTC', 'YYYYQ')::integer`

/** The studio may have a database of its own. */
async function isStored(client: pg.Client, prefix: string): Promise<boolean> {
  const {
    rows: [stored],
  } = await client.query<{ stored: boolean }>('select to_regprocedure($1) is not null as stored', [
    `${prefix}partition_ranges(regclass)`,
  ])
  return stored?.stored === true
}

const isSame = (one: Totals, other: Totals): boolean =>
  one.rows === other.rows && one.sum === other.sum && one.digest === other.digest

/** Split by the physical location of rows, which needs no key and no order. */
async function cutsOf(client: pg.Client, table: string): Promise<string[]> {
  const {
    rows: [size],
  } = await client.query<{ pages: number }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::integer)::integer as pages`,
    [table],
  )
  return Array.from(
    { length: Math.ceil((size?.pages ?? 0) / pagesOfPiece) },
    (_, piece) => `ctid >= '(${piece * pagesOfPiece},0)' and ctid < '(${(piece + 1) * pagesOfPiece},0)'`,
  )
}
