// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { zero } from '@tessera/rules/money'
import { createLocalFolderStore } from '@tessera/server/src/adapters/storage/local-folder/local-folder.ts'
import {
  beginPeriod,
  checkInvariants,
  operatorBalances,
  post,
  rollUpOperatorAccounts,
  runLedgerCheck,
} from '@tessera/server/src/modules/ledger/index.ts'
import { openTestLedger, type TestLedger, usd } from '@tessera/server/src/modules/ledger/ledger-for-tests.ts'
import type { FileStore } from '@tessera/server/src/modules/messages/ports.ts'
import { manualClock } from '@tessera/server/src/platform/clock/clock.ts'
import { withOwner } from '../backup/owner-client.ts'
import { archiveOld, listPartitions, readPartition } from './archive.ts'
import { parseArchiveArguments, UsageError } from './parse-arguments.ts'

let ledger: TestLedger
const folder = mkdtempSync(join(tmpdir(), 'tessera-archive-'))
const store = createLocalFolderStore(folder, () => 'unfinished')
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(async () => {
  await ledger.close()
  rmSync(folder, { recursive: true, force: true })
})

const year = 365 * 86_400_000
const archive = (to: FileStore = store, endedBeforeMs = Date.now() + year) =>
  withOwner(ledger.ownerUrl, (client) => archiveOld(client, to, endedBeforeMs, ['posting']))
const owner = <Row>(statement: string) =>
  withOwner(ledger.ownerUrl, async (client) => (await client.query<Row & pg.QueryResultRow>(statement)).rows)
const check = () => runLedgerCheck(ledger.db, manualClock(0))
const openPeriod = async (): Promise<number> =>
  (await owner<{ period: number }>('select period from ledger_now'))[0]?.period ?? 0
const transferOf = async (owner: string, externalId: string, memo?: string) => {
  const { cash } = await ledger.funded(owner, zero)
  return {
    from: cash,
    to: ledger.studio,
    amount: usd(1),
    cause: 'archive',
    externalId,
    kind: 'stake',
    ...(memo !== undefined && { memo }),
  }
}
const postOne = async (owner: string, externalId: string, memo?: string) => {
  const transfer = await transferOf(owner, externalId, memo)
  return (await ledger.db.transaction((tx) => post(tx, [transfer])))[0]
}
/** A period with every kind of posting in it, ended, checked and rolled up. */
async function endPeriod(name: string): Promise<number> {
  const period = await openPeriod()
  const [one, two] = [
    await ledger.funded(`member:${name}`, usd(10)),
    await ledger.funded(`member:${name} 2`, usd(10)),
  ]
  await ledger.db.transaction((tx) =>
    post(tx, [
      {
        from: one.cash,
        to: two.cash,
        amount: usd(2),
        cause: 'archive',
        externalId: `${name} across`,
        kind: 'transfer',
      },
    ]),
  )
  await postOne(`member:${name}`, `${name} 1`, 'a "quoted", text\nof two lines, \\N and ünïcode')
  await beginPeriod(ledger.db, period, Date.now())
  await postOne(`member:${name}`, `${name} later`)
  await check()
  await rollUpOperatorAccounts(ledger.db)
  return period
}
const holds = async (period: number): Promise<boolean> =>
  (await owner<{ found: boolean }>(`select to_regclass('ledger_posting_${period}') is not null as found`))[0]
    ?.found ?? false
const stateOf = async () => ({
  sums: (await checkInvariants(ledger.db, 0)).sums,
  servers: await operatorBalances(ledger.db),
  postings: (await checkInvariants(ledger.db, 0)).postings,
})

it('takes an old period out of the database, and everything still adds up', async () => {
  const period = await endPeriod('a')
  const before = await stateOf()
  expect(await archive()).toBe(`Archived period ${period}: 5 postings in 1 files.`)
  expect(await holds(period)).toBe(false)
  expect(await stateOf()).toEqual(before)
  for (const from of ['archived', 'checked'] as const)
    expect((await checkInvariants(ledger.db, 0, from)).differences).toEqual([])
  await postOne('member:a', 'a after')
  expect((await check()).differences).toEqual([])
  expect((await checkInvariants(ledger.db, 0)).differences).toEqual([])
  expect(await archive()).toBe('No period is old enough to be archived.')
})

it('leaves periods that ended too recently', async () => {
  const period = await endPeriod('b')
  expect(await archive(store, Date.now() - year)).toBe('No period is old enough to be archived.')
  expect(await holds(period)).toBe(true)
})

it('pays nothing twice: a copy of an archived posting is answered like any other, its key for something else is a conflict', async () => {
  const first = await postOne('member:b', 'key')
  const period = await openPeriod()
  await endPeriod('c')
  await archive()
  expect(await holds(period)).toBe(false)
  expect(await postOne('member:b', 'key')).toEqual({ ...first, status: 'duplicate' })
  expect(await postOne('member:c', 'key')).toMatchObject({ status: 'conflict', postingId: first?.postingId })
  expect((await checkInvariants(ledger.db, 0)).differences).toEqual([])
})

it('restores a period into a separate table, unchanged, which the application cannot read', async () => {
  const period = await openPeriod()
  await endPeriod('d')
  const rowsOf = (table: string) =>
    owner(
      `select md5(string_agg(t::text, '|' order by id)) as digest, count(*) from ${table} t where period = ${period}`,
    )
  const before = await rowsOf('ledger_posting')
  await archive()
  expect(
    await withOwner(ledger.ownerUrl, (client) => readPartition(client, store, 'posting', period)),
  ).toMatch(`Period ${period} is in archive.ledger_posting_${period}: `)
  expect(await rowsOf(`archive.ledger_posting_${period}`)).toEqual(before)
  await expect(
    withOwner(ledger.ownerUrl, (client) => readPartition(client, store, 'posting', period)),
  ).rejects.toThrow('exists already')
  await expect(
    withOwner(ledger.ownerUrl, async (client) => {
      await client.query('set role tessera_app')
      await client.query(`select from archive.ledger_posting_${period}`)
    }),
  ).rejects.toThrow('permission denied')
  expect(await withOwner(ledger.ownerUrl, (client) => listPartitions(client))).toContain(`archived on `)
})

/** A store that fails at its n-th request. */
function failingAt(operation: 'keep' | 'read'): FileStore {
  const fail = (): never => {
    throw new Error('the store is gone')
  }
  return { ...store, [operation]: fail }
}
const damaged: FileStore = {
  ...store,
  read: async (area, name) => {
    const bytes = await store.read(area, name)
    return bytes && Buffer.concat([bytes, Buffer.from('x')])
  },
}
const lost: FileStore = { ...store, read: () => Promise.resolve(undefined) }

it.each([
  ['cannot be written', failingAt('keep'), 'the store is gone'],
  ['cannot be read back', failingAt('read'), 'the store is gone'],
  ['is damaged', damaged, 'is damaged'],
  ['is missing', lost, 'is missing'],
])(
  'keeps everything when a file of the archive %s, and archives it whole the next time',
  async (name, broken, said) => {
    const period = await endPeriod(`e ${name}`)
    const before = await stateOf()
    await expect(archive(broken)).rejects.toThrow(said)
    expect(await holds(period)).toBe(true)
    expect(await archive()).toContain(`Archived period ${period}`)
    expect(await stateOf()).toEqual(before)
  },
)

it('loses nothing when it is killed just before the database removes the period, and archives it completely the next time', async () => {
  const period = await endPeriod('f')
  const before = await stateOf()
  // The archiving session waits for a reader, and is ended there.
  const reader = new pg.Client({ connectionString: ledger.ownerUrl })
  await reader.connect()
  await reader.query('begin; select count(*) from ledger_posting')
  const archiving = archive()
  const ended = expect(archiving).rejects.toThrow()
  await expect
    .poll(
      async () =>
        (
          await owner<{ pid: number }>(
            `select pid from pg_stat_activity where datname = current_database() and query like '%ledger_let_go%' and pid <> pg_backend_pid() and state = 'active'`,
          )
        ).length,
    )
    .toBe(1)
  await owner(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%ledger_let_go%' and pid <> pg_backend_pid() and state = 'active'`,
  )
  await ended
  await reader.query('commit')
  await reader.end()
  expect(await holds(period)).toBe(true)
  expect(await stateOf()).toEqual(before)
  expect(await archive()).toContain(`Archived period ${period}`)
  expect(await stateOf()).toEqual(before)
})

it('does not remove what was not checked or rolled up, or what does not follow', async () => {
  const period = await openPeriod()
  await postOne('member:a', 'unchecked')
  await beginPeriod(ledger.db, period, Date.now())
  await expect(archive()).rejects.toThrow(`Not archived: period ${period} is not checked to its end.`)
  await check()
  await expect(archive()).rejects.toThrow(`Not archived: period ${period} is not rolled up to its end.`)
  await rollUpOperatorAccounts(ledger.db)
  const change = (by: string) =>
    owner(
      `alter table ledger_posting disable trigger ledger_posting_insert_only; update ledger_posting set balance_after = balance_after ${by} where external_id = 'unchecked'; alter table ledger_posting enable trigger ledger_posting_insert_only`,
    )
  await change('+ 1')
  await expect(archive()).rejects.toThrow('do not follow from each other')
  await change('- 1')
  expect(await archive()).toContain(`Archived period ${period}`)
})

it('names a file by its content', async () => {
  const [piece] = await owner<{ name: string; sha256: string }>(
    'select name, sha256 from archive_piece limit 1',
  )
  const bytes = await store.read('archive', piece?.name ?? '')
  expect(
    createHash('sha256')
      .update(bytes ?? '')
      .digest('hex'),
  ).toBe(piece?.sha256)
})

it.each([
  [[], 'A command is missing.'],
  [['burn'], 'Unknown command "burn".'],
  [['run', '--keep-years', '1'], '--keep-years must be a whole number from 2 to 100.'],
  [['run', '--kind', 'slip'], '--kind must be one of posting, fact, ticket, round, bet.'],
  [['run', '--keep-years', 'x'], '--keep-years must be'],
  [['run', '--to', ' '], '--to is empty.'],
  [['list', '--period', '1'], 'There is no option --period here.'],
  [['read'], '--period is missing.'],
  [['run', 'now'], 'Unexpected "now".'],
])('answers %j with one sentence', (args, said) => {
  expect(() => parseArchiveArguments(args)).toThrow(UsageError)
  expect(() => parseArchiveArguments(args)).toThrow(said)
})

it('keeps five years by default', () => {
  expect(parseArchiveArguments(['run'])).toEqual({
    command: 'run',
    kinds: ['posting', 'fact', 'ticket', 'round', 'bet'],
    keepYears: 5,
    folder: undefined,
  })
})
