import type pg from 'pg'
import { sql } from '../../../platform/db/index.ts'
import { legOf, type PostResult, type PostRow, resultOf, type Transfer } from '../transfer.ts'
import { createLanes, type Lanes } from './create-lanes.ts'
import { bigintArray, textArray } from './text-array.ts'

/** Posts single transfers with group commit: for callers that have nothing else to write in the same transaction. */
export function createPostingLanes(pool: pg.Pool): Lanes<Transfer, PostResult> {
  return createLanes<Transfer, PostResult>({
    pool,
    keyOf: transfer => legOf(transfer).account,
    batch: transfers => {
      const legs = transfers.map(legOf)
      return sql`select ord, status, posting_id, balance from ledger_post(${textArray(transfers.map(transfer => transfer.cause))}::text[], ${textArray(transfers.map(transfer => transfer.externalId))}::text[],
        ${textArray(transfers.map(transfer => transfer.kind))}::text[], ${bigintArray(legs.map(leg => leg.account))}::bigint[], ${bigintArray(legs.map(leg => leg.contra))}::bigint[],
        ${bigintArray(legs.map(leg => leg.amount))}::bigint[], ${textArray(transfers.map(transfer => transfer.memo))}::text[])`
    },
    // Transfers between two cached accounts are not among the rows of the batch form: they go singly.
    readBatch: (rows, transfers) => {
      const results: (PostResult | undefined)[] = transfers.map(() => undefined)
      for (const row of rows as (PostRow & { ord: bigint })[]) results[Number(row.ord) - 1] = resultOf(row)
      return results
    },
    single: transfer => {
      const leg = legOf(transfer)
      return sql`select status, posting_id, balance from ledger_post_one(${transfer.cause}, ${transfer.externalId}, ${transfer.kind}, ${leg.account}, ${leg.contra}, ${leg.amount}, ${transfer.memo ?? null})`
    },
    readSingle: row => resultOf(row as PostRow),
  })
}
