// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import type { Amount } from '@tessera/rules/money'
import {
  type Account,
  checkInvariants,
  history,
  rollUpOperatorAccounts,
  runLedgerCheck,
} from '@tessera/server/src/modules/ledger/index.ts'
import { type Database, sql } from '@tessera/server/src/platform/db/index.ts'
import { benchGame, benchVendor, type Filled } from '../wallet/fill.ts'

/** A ledger to be measured. */
export interface Ledger {
  db: Database
  filled: Filled
  players: number
}

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const someone = (players: number): number => Math.floor(Math.random() * players)
const stake = 10_000_000n as Amount

/** One bet by itself, through the function that the wallet calls for a single one; durable. */
export const singleBet = ({ db, filled, players }: Ledger): Promise<number> => {
  const { user, token } = filled.players[someone(players)]!
  return milliseconds(async () => {
    const row = await db.one<{ code: string }>(
      sql`select code from play_apply_one(${benchVendor}, ${randomUUID()}, 'bet', sha256(${token}::text::bytea), ${user}, 'USD', ${benchGame}, ${randomUUID()}, ${stake}, null, true, now())`,
    )
    if (row?.code !== 'done') throw new Error(`a bet was not taken: ${row?.code ?? 'no answer'}`)
  })
}

const batchSize = 32

/** The time of one bet of 32 that arrive together, through the function that the wallet calls for a crowd; durable. */
export async function crowdOfBets({ db, filled, players }: Ledger): Promise<number> {
  const from = someone(players - batchSize)
  const crowd = filled.players.slice(from, from + batchSize)
  const every = <Value>(value: Value): Value[] => crowd.map(() => value)
  const took = await milliseconds(async () => {
    const row = await db.one<{
      statuses: string
    }>(sql`select statuses from play_apply(${every(benchVendor)}::text[], ${crowd.map(() => randomUUID())}::text[], ${every('bet')}::text[],
      array(select sha256(token::bytea) from unnest(${crowd.map(({ token }) => token)}::text[]) with ordinality as t (token, position) order by position), ${crowd.map(({ user }) => user)}::text[],
      ${every('USD')}::text[], ${every(benchGame)}::text[], ${crowd.map(() => randomUUID())}::text[], ${every(stake)}::bigint[], ${every(null)}::text[], ${every(true)}::boolean[], now())`)
    if (row?.statuses !== every('0').join())
      throw new Error(`not every bet was taken: ${row?.statuses ?? 'no answer'}`)
  })
  return took / batchSize
}

/** One transfer whose cause must be looked up in all periods, such as a deposit. */
export const deposit = ({ db, filled, players }: Ledger): Promise<number> =>
  milliseconds(() =>
    db.transaction((tx) =>
      tx.query(
        sql`select status from ledger_post_any('bench.deposit', ${randomUUID()}, 'deposit', ${filled.firstCashId + BigInt(someone(players))}, ${filled.operatorAccountId}, ${stake}, null)`,
      ),
    ),
  )

const cashOf = ({ filled, players }: Ledger): Account =>
  ({ id: filled.firstCashId + BigInt(someone(players)), currency: 'USD', cached: true }) as Account
const dayMs = 86_400_000

/** The first page of the account record for the last 30 days, and its number of lines. */
export const recordPage = (ledger: Ledger): Promise<number> =>
  milliseconds(() =>
    history(ledger.db, cashOf(ledger), { page: 1, size: 20, fromMs: Date.now() - 30 * dayMs }),
  )

/** The same for 30 days a year ago. */
export const oldRecordPage = (ledger: Ledger): Promise<number> =>
  milliseconds(() =>
    history(ledger.db, cashOf(ledger), {
      page: 1,
      size: 20,
      fromMs: Date.now() - 365 * dayMs,
      toMs: Date.now() - 335 * dayMs,
    }),
  )

/** The roll-up of what was posted since the last one. */
export const rollUp = ({ db }: Ledger): Promise<number> => milliseconds(() => rollUpOperatorAccounts(db))

/** The check that runs every minute. */
export const check = ({ db }: Ledger): Promise<number> =>
  milliseconds(async () => {
    const { differences } = await runLedgerCheck(db, { now: () => Date.now() })
    if (differences.length > 0)
      throw new Error(`the ledger does not add up: ${differences[0]!.rule} of ${differences[0]!.account}`)
  })

/** The full check, as the owner, without a timeout. */
export const wholeCheck = (owner: Database): Promise<number> =>
  milliseconds(async () => {
    const { differences } = await checkInvariants(owner, Date.now())
    if (differences.length > 0)
      throw new Error(`the ledger does not add up: ${differences[0]!.rule} of ${differences[0]!.account}`)
  })
