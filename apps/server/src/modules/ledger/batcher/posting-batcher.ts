// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import { bigintArray, sql, textArray } from '../../../platform/db/index.ts'
import { legOf, type PostResult, type PostRow, resultOf, type Transfer } from '../transfer.ts'
import { createBatcher, type Batcher } from './create-batcher.ts'

interface BatchRow {
  statuses: string
  posting_ids: string
  balances: string
}

/**
 * An empty status means a transfer between two cached accounts, which does not fit the batch form and is sent
 * singly.
 */
function readAnswers(row: BatchRow): (PostResult | undefined)[] {
  const postingIds = row.posting_ids.split(',')
  const balances = row.balances.split(',')
  const numberOf = (text: string | undefined): bigint | null => (text ? BigInt(text) : null)
  return row.statuses.split(',').map((status, index) =>
    status === ''
      ? undefined
      : resultOf({
          status: Number(status),
          posting_id: numberOf(postingIds[index]),
          balance: numberOf(balances[index]),
        }),
  )
}

/** Posts single transfers with group commit, for callers that write nothing else in the same transaction. */
export function createPostingBatcher(pool: pg.Pool): Batcher<Transfer, PostResult> {
  return createBatcher<Transfer, PostResult>({
    pool,
    keyOf: (transfer) => legOf(transfer).account,
    batch: (transfers) => {
      const legs = transfers.map(legOf)
      return sql`select array_to_string(status, ',', '') as statuses, array_to_string(posting_id, ',', '') as posting_ids, array_to_string(balance, ',', '') as balances
        from ledger_post(${textArray(transfers.map((transfer) => transfer.cause))}::text[], ${textArray(transfers.map((transfer) => transfer.externalId))}::text[],
        ${textArray(transfers.map((transfer) => transfer.kind))}::text[], ${bigintArray(legs.map((leg) => leg.account))}::bigint[], ${bigintArray(legs.map((leg) => leg.contra))}::bigint[],
        ${bigintArray(legs.map((leg) => leg.amount))}::bigint[], ${textArray(transfers.map((transfer) => transfer.memo))}::text[])`
    },
    readBatch: (rows) => readAnswers(rows[0] as BatchRow),
    single: (transfer) => {
      const leg = legOf(transfer)
      return sql`select status, posting_id, balance from ledger_post_one(${transfer.cause}, ${transfer.externalId}, ${transfer.kind}, ${leg.account}, ${leg.contra}, ${leg.amount}, ${transfer.memo ?? null})`
    },
    readSingle: (row) => resultOf(row as PostRow),
  })
}
