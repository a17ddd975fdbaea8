// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyTestDatabase } from '../../testing/test-database.ts'
import { highestCell } from './cell.ts'
import { migrate } from './migrate.ts'

const cells = [0, 3, highestCell]
const databases: Awaited<ReturnType<typeof emptyTestDatabase>>[] = []
beforeAll(async () => {
  for (const cell of cells) {
    const database = await emptyTestDatabase()
    databases.push(database)
    await migrate({ ownerUrl: database.url, cell })
  }
})
afterAll(() => Promise.all(databases.map((database) => database.close())))

async function ask<Row extends pg.QueryResultRow>(place: number, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databases[place]!.url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
const openMember = async (place: number, name: string): Promise<bigint> =>
  (
    await ask<{ id: bigint }>(
      place,
      `insert into member (username, username_key, nickname, currency, registered_at) values ('${name}', '${name}', '', 'USD', now()) returning id`,
    )
  )[0]!.id

/** The next id of every sequence of bigints. */
const nextIds = (place: number): Promise<{ name: string; id: bigint }[]> =>
  ask(
    place,
    `select c.relname as name, nextval(c.oid::regclass) as id from pg_sequence s join pg_class c on c.oid = s.seqrelid
     where c.relnamespace = 'public'::regnamespace and s.seqtypid = 'bigint'::regtype order by 1`,
  )

describe('the databases of two cells', () => {
  it('give no id twice, and none that a number cannot hold', async () => {
    for (const [place, cell] of cells.entries()) {
      const ids = [...(await nextIds(place)), { name: 'member', id: await openMember(place, 'somebody') }]
      expect(ids.length).toBeGreaterThan(20)
      for (const { id } of ids) {
        expect(id >> 40n).toBe(BigInt(cell))
        expect(BigInt(Number(id))).toBe(id)
      }
    }
  })

  it('read their streams from the beginning of their range', async () => {
    const copies = `select posting_id as place from ledger_horizon union all select posting_id from ledger_bookmark
      union all select scanned_id from team_stream union all select fact_id from point_watermark`
    for (const [place, cell] of cells.entries())
      expect(new Set((await ask(place, copies)).map((row) => row['place'] as bigint))).toEqual(
        new Set([BigInt(cell) << 40n]),
      )
  })

  it('go on where they were after another start', async () => {
    const before = await openMember(1, 'before')
    expect(await migrate({ ownerUrl: databases[1]!.url, cell: cells[1] })).toEqual([])
    expect(await openMember(1, 'after')).toBe(before + 1n)
  })

  it('refuse the number of another cell, and change nothing', async () => {
    await expect(migrate({ ownerUrl: databases[1]!.url, cell: 0 })).rejects.toThrow(
      'The database belongs to cell 3, and CELL_NUMBER is 0',
    )
    await expect(migrate({ ownerUrl: databases[0]!.url, cell: 3 })).rejects.toThrow('belongs to cell 0')
    expect(await ask(1, 'select number from database_cell')).toEqual([{ number: 3 }])
  })
})
