// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** That a second person withholds a win. */
export interface Withholding {
  vendorAccountId: string
  freezeId: string
  handId: string
  playerRef: string
  game: string
  currency: string
  /** What was held. */
  amount: Amount
  decidedBy: string
  reason: string
  state: 'asked' | 'paid' | 'refused'
}

interface Row {
  vendor_account_id: string
  freeze_id: string
  hand_id: string
  player_ref: string
  game: string
  currency: string
  amount: bigint
  decided_by: string
  reason: string
  state: Withholding['state']
}

const withholdingOf = (row: Row): Withholding => ({
  vendorAccountId: row.vendor_account_id,
  freezeId: row.freeze_id,
  handId: row.hand_id,
  playerRef: row.player_ref,
  game: row.game,
  currency: row.currency,
  amount: amountOfMillionths(row.amount),
  decidedBy: row.decided_by,
  reason: row.reason,
  state: row.state,
})

/** Stores a decision; one that the studio refused may be taken again. False when it was stored before. */
export const storeWithholding = async (
  tx: Tx,
  one: Omit<Withholding, 'state'>,
  nowMs: number,
): Promise<boolean> =>
  (await tx.one(sql`
    insert into card_withholding as w (vendor_account_id, freeze_id, hand_id, player_ref, game, currency, amount, decided_by, reason, asked_at)
    values (${one.vendorAccountId}, ${one.freezeId}, ${one.handId}, ${one.playerRef}, ${one.game}, ${one.currency}, ${one.amount}, ${one.decidedBy}, ${one.reason}, ${new Date(nowMs)})
    on conflict (vendor_account_id, freeze_id) do update
    set state = 'asked', decided_by = excluded.decided_by, reason = excluded.reason, asked_at = excluded.asked_at, ended_at = null
    where w.state = 'refused' returning freeze_id`)) !== undefined

export async function findWithholding(
  db: Queries,
  { vendorAccountId, freezeId }: Pick<Withholding, 'vendorAccountId' | 'freezeId'>,
): Promise<Withholding | undefined> {
  const row = await db.one<Row>(sql`
    select * from card_withholding where vendor_account_id = ${vendorAccountId} and freeze_id = ${freezeId}`)
  return row && withholdingOf(row)
}

/** Ends it for ever, or until somebody decides again; false when somebody else has ended it. */
export const endWithholding = async (
  tx: Tx,
  { vendorAccountId, freezeId }: Pick<Withholding, 'vendorAccountId' | 'freezeId'>,
  state: 'paid' | 'refused',
  nowMs: number,
): Promise<boolean> =>
  (await tx.one(sql`
    update card_withholding set state = ${state}, ended_at = ${new Date(nowMs)}
    where vendor_account_id = ${vendorAccountId} and freeze_id = ${freezeId} and state = 'asked' returning freeze_id`)) !==
  undefined

/** Those that are neither paid nor refused, oldest first. */
export async function openWithholdings(db: Queries, limit: number): Promise<Withholding[]> {
  const rows = await db.query<Row>(sql`
    select * from card_withholding where state = 'asked' order by asked_at limit ${limit}`)
  return rows.map(withholdingOf)
}

/** By the ids of their freezes. */
export async function withholdingsOf(
  db: Queries,
  vendorAccountId: string,
  freezeIds: readonly string[],
): Promise<Map<string, Withholding>> {
  const rows = await db.query<Row>(sql`
    select * from card_withholding
    where vendor_account_id = ${vendorAccountId} and freeze_id = any (${[...freezeIds]}::text[])`)
  return new Map(rows.map((row) => [row.freeze_id, withholdingOf(row)]))
}

export async function insertShares(
  tx: Tx,
  { vendorAccountId, freezeId }: Pick<Withholding, 'vendorAccountId' | 'freezeId'>,
  shares: readonly { memberId: bigint; amount: Amount }[],
): Promise<void> {
  await tx.query(sql`
    insert into card_share (vendor_account_id, freeze_id, member_id, amount)
    select ${vendorAccountId}, ${freezeId}, member_id, amount
    from unnest(${shares.map(({ memberId }) => memberId)}::bigint[], ${shares.map(({ amount }) => amount)}::bigint[]) as s (member_id, amount)`)
}
