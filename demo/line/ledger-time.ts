// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'

/** The time that postings get while the past of the demonstration is lived through. */
export interface LedgerTime {
  /** Every posting from now on is of this moment. Not while a transaction that posts is open: each waits for the other. */
  moveTo(atMs: number): Promise<void>
}

const present = 'now()'

/**
 * Lets `work` post at moments of the past. The database stamps postings with the present, and the application may not say
 * otherwise; the owner of the tables, as whom a demonstration is filled before anybody reaches it, may change by what it
 * stamps them. Afterwards it is the present again, whatever happened.
 */
export const inOwnTime = <Result>(
  ownerUrl: string,
  work: (ledger: LedgerTime) => Promise<Result>,
): Promise<Result> =>
  asOwner(ownerUrl, async (owner) => {
    try {
      return await work({
        moveTo: (atMs) => stampBy(owner, `'${new Date(atMs).toISOString()}'::timestamptz`),
      })
    } finally {
      await stampBy(owner, present)
    }
  })

/** The present again where a process that filled a demonstration was killed. Changes nothing otherwise. */
export const stampByPresent = (ownerUrl: string): Promise<void> =>
  asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ stamp: string }>(`
      select column_default as stamp from information_schema.columns
      where table_schema = 'public' and table_name = 'ledger_posting' and column_name = 'created_at'`)
    if (rows[0]?.stamp !== present) await stampBy(owner, present)
  })

async function stampBy(owner: pg.Client, moment: string): Promise<void> {
  await owner.query(`alter table public.ledger_posting alter column created_at set default ${moment}`)
}

async function asOwner<Result>(
  ownerUrl: string,
  work: (owner: pg.Client) => Promise<Result>,
): Promise<Result> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  owner.on('error', () => undefined)
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}
