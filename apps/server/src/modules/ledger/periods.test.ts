// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/db/index.ts'
import {
  type Account,
  accountBalance,
  balances,
  beginPeriod,
  beginPeriodWhenDue,
  checkInvariants,
  createPostingBatcher,
  history,
  post,
  rollUpOperatorAccounts,
  type Transfer,
} from './index.ts'
import { openTestLedger, type TestLedger, usd } from './ledger-for-tests.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(async () => {
  expect((await checkInvariants(ledger.db, 0)).differences).toEqual([])
  await ledger.close()
})

const openPeriod = async (): Promise<number> =>
  Number((await ledger.db.one<{ period: number }>(sql`select period from ledger_now`))?.period)
const begin = async (): Promise<number> => beginPeriod(ledger.db, await openPeriod(), Date.now())
const stake = (from: Account, externalId: string, amount = usd(1)): Transfer => ({
  from,
  to: ledger.studio,
  amount,
  cause: 'periods',
  externalId,
  kind: 'stake',
})
const postOne = async (transfer: Transfer) => (await ledger.db.transaction((tx) => post(tx, [transfer])))[0]
/** Retries as callers do when another account's transaction stored the same key at the same moment. */
const postUntilDecided = (transfer: Transfer): ReturnType<typeof postOne> =>
  postOne(transfer).catch((error: { code?: string }) =>
    error.code === '23505' ? postUntilDecided(transfer) : Promise.reject(error),
  )
const periodsOf = async (externalId: string): Promise<number[]> =>
  (
    await ledger.db.query<{ period: number }>(
      sql`select period from ledger_posting where external_id = ${externalId} order by leg`,
    )
  ).map(({ period }) => period)

it('posts into the new period once it has begun, and the account record covers both', async () => {
  const { cash } = await ledger.funded('member:a', usd(10))
  await postOne(stake(cash, 'a1'))
  const opened = await begin()
  await postOne(stake(cash, 'a2'))
  expect([await periodsOf('a1'), await periodsOf('a2')]).toEqual([[opened - 1], [opened]])
  expect(
    (await history(ledger.db, cash, { page: 1, size: 10 })).lines.map(({ balanceAfter }) => balanceAfter),
  ).toEqual([usd(8), usd(9), usd(10)])
})

it('finds postings by time in the account record, whichever period they are in', async () => {
  const { cash } = await ledger.funded('member:h', usd(10))
  await postOne(stake(cash, 'h1'))
  // Postings have microseconds: what follows must fall in a later millisecond, and what came before in an
  // earlier one.
  const between = Date.now() + 1
  await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(between)
  await begin()
  await postOne(stake(cash, 'h2'))
  await begin()
  const lines = async (fromMs?: number, toMs?: number) =>
    (
      await history(ledger.db, cash, {
        page: 1,
        size: 10,
        ...(fromMs !== undefined && { fromMs }),
        ...(toMs !== undefined && { toMs }),
      })
    ).lines.length
  expect([
    await lines(),
    await lines(0, between),
    await lines(between),
    await lines(Date.now() + 1_000),
    await lines(0, 1),
  ]).toEqual([3, 2, 1, 0, 0])
})

it.each(['singly', 'by a worker', 'in a batch'])(
  'answers the copy of an older period as a duplicate, and its key for something else as a conflict, %s',
  async (way) => {
    const batcher = createPostingBatcher(ledger.batcher.pool)
    const name = `b ${way}`
    const [{ cash }, other, third] = [
      await ledger.funded(`member:${name}`, usd(10)),
      await ledger.funded(`member:${name} 2`, usd(10)),
      await ledger.funded(`member:${name} 3`, usd(10)),
    ]
    const first = await postOne(stake(cash, name))
    await begin()
    await begin()
    const ask = async (transfer: Transfer) => {
      if (way === 'singly') return postOne(transfer)
      // Requests sent while a worker is busy share a batch.
      const others =
        way === 'by a worker'
          ? []
          : [third.cash, third.hold].map((account, index) =>
              batcher.submit(stake(account, `${name} ${transfer.from.id} ${index}`, usd(2))),
            )
      const answer = await batcher.submit(transfer)
      await Promise.all(others)
      return answer
    }
    expect(await ask(stake(cash, name))).toEqual({ ...first, status: 'duplicate' })
    expect(await ask(stake(other.cash, name))).toMatchObject({
      status: 'conflict',
      postingId: first?.postingId,
    })
    expect([
      (await balances(ledger.db, `member:${name}`, 'USD')).cash,
      (await balances(ledger.db, `member:${name} 2`, 'USD')).cash,
    ]).toEqual([usd(9), usd(10)])
    await batcher.close()
  },
)

it('does not begin a period while somebody is posting, and includes what they posted', async () => {
  const [one, two] = [await ledger.funded('member:c', usd(10)), await ledger.funded('member:c 2', usd(10))]
  const before = await openPeriod()
  const [posted, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = ledger.db.transaction(async (tx) => {
    await post(tx, [stake(one.cash, 'c')])
    posted.resolve()
    await commit.promise
  })
  await posted.promise
  await expect(ledger.db.query(sql`select ledger_begin_period(${before}, now())`)).rejects.toMatchObject({
    code: '55P03',
  })
  expect(await openPeriod()).toBe(before)
  // Others continue posting meanwhile.
  expect(await postOne(stake(two.cash, 'c other'))).toMatchObject({ status: 'posted' })
  const begun = begin()
  commit.resolve()
  await slow
  expect(await begun).toBe(before + 1)
  expect(await postOne(stake(two.cash, 'c'))).toMatchObject({ status: 'conflict' })
})

it('pays a cause once, however often periods begin while copies of it are sent from several accounts', async () => {
  const batcher = createPostingBatcher(ledger.batcher.pool)
  const accounts = await Promise.all(
    Array.from({ length: 4 }, (_, number) => ledger.funded(`member:d${number}`, usd(1_000))),
  )
  let done = false
  const beginning = (async () => {
    for (let times = 0; times < 8 && !done; times += 1) await begin()
  })()
  const statuses: string[] = []
  try {
    for (let key = 0; key < 30; key += 1) {
      const answers = await Promise.all(
        accounts.map(({ cash }, index) =>
          (index % 2 ? postUntilDecided : batcher.submit)(stake(cash, `d${key}`)),
        ),
      )
      statuses.push(
        ...answers.map((answer) => answer?.status ?? 'none').filter((status) => status === 'posted'),
      )
    }
  } finally {
    done = true
    await beginning
  }
  expect(statuses).toHaveLength(30)
  const twice = await ledger.db.query(
    sql`select cause, external_id from ledger_posting group by cause, external_id, leg having count(*) > 1`,
  )
  expect(twice).toEqual([])
  const taken = await Promise.all(
    accounts.map(
      async (_, number) => usd(1_000) - (await balances(ledger.db, `member:d${number}`, 'USD')).cash,
    ),
  )
  expect(taken.reduce((sum, amount) => sum + amount, 0n)).toBe(usd(30))
  await batcher.close()
})

it('rolls operator accounts up across the end of a period', async () => {
  const { cash } = await ledger.funded('member:e', usd(10))
  const before = await accountBalance(ledger.db, ledger.studio)
  await postOne(stake(cash, 'e1'))
  await begin()
  await postOne(stake(cash, 'e2'))
  await rollUpOperatorAccounts(ledger.db)
  await postOne(stake(cash, 'e3'))
  expect(await accountBalance(ledger.db, ledger.studio)).toBe(before + usd(3))
})

it('begins one period per quarter of the year, at its start', async () => {
  const before = await begin()
  const row = await ledger.db.one<{ began_at: number }>(
    sql`select began_at from ledger_period where ended_at is null`,
  )
  const began = new Date(row?.began_at ?? 0)
  const nextQuarter = Date.UTC(began.getUTCFullYear(), Math.floor(began.getUTCMonth() / 3) * 3 + 3)
  expect(await beginPeriodWhenDue(ledger.db, nextQuarter - 1)).toBeUndefined()
  expect(await beginPeriodWhenDue(ledger.db, nextQuarter)).toBe(before + 1)
  expect(await beginPeriodWhenDue(ledger.db, nextQuarter)).toBeUndefined()
  expect(await beginPeriod(ledger.db, before, nextQuarter)).toBe(before + 1)
})

async function as(options: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: ledger.ownerUrl, options })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

it('protects the tables of all periods, including later ones', async () => {
  for (const period of [1, await begin()]) {
    for (const change of ['update %s set memo = null', 'delete from %s', 'truncate %s']) {
      const statement = change.replace('%s', `ledger_posting_${period}`)
      await expect(as('', statement)).rejects.toThrow('never changed')
      await expect(as('-c role=tessera_app', statement)).rejects.toThrow('permission denied')
    }
    await expect(as('-c role=tessera_app', `select from ledger_posting_${period}`)).rejects.toThrow(
      'permission denied',
    )
    const { rows } = (await as(
      '',
      `select conname from pg_constraint where conrelid = 'ledger_posting_${period}'::regclass and contype in ('p', 'u') order by 1`,
    )) as pg.QueryResult
    expect(rows).toEqual([
      { conname: `ledger_posting_${period}_history` },
      { conname: `ledger_posting_${period}_once` },
    ])
  }
  await expect(as('-c role=tessera_app', 'select ledger_add_partition(99)')).rejects.toThrow(
    'permission denied',
  )
})
