// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Tx } from '../../../platform/db/index.ts'
import type { WalletResult } from '../ports.ts'

export type Source = 'cash' | 'free' | 'promo'
type Ignored = NonNullable<WalletResult['ignored']>

/**
 * Identifies a transaction: vendors choose the ids, unique per account or, for some, per account and player
 * (`scope`, else 0).
 */
export interface TransactionKey {
  vendorAccountId: string
  scope: bigint
  txId: string
}

export interface NewTransaction extends TransactionKey {
  kind: 'bet' | 'win' | 'rollback' | 'finish' | 'tombstone'
  /** What pays: the player's cash, a free-bet campaign, the supplier's promotion. */
  source: Source
  memberId: bigint
  currency: string
  gameCode: string | undefined
  roundId: string | undefined
  amount: Amount
  /** What of a stake was bonus money; undefined: none. */
  bonusAmount: Amount | undefined
  referenceTx: string | undefined
  roundClosed: boolean
  state: 'open' | 'settled' | 'rolled_back'
  ignored: Ignored | undefined
  /** Cash afterwards, which a repetition gets as its answer. */
  balanceAfter: Amount
  atMs: number
}

export interface StoredTransaction extends NewTransaction {
  id: bigint
  /** What of a settled stake was never played; undefined: none. */
  unplayed: Amount | undefined
}

interface Row {
  id: bigint
  vendor_account_id: string
  scope: bigint
  tx_id: string
  kind: NewTransaction['kind']
  source: Source
  member_id: bigint
  currency: string
  game_code: string | null
  round_id: string | null
  amount: bigint
  bonus_amount: bigint | null
  unplayed: bigint | null
  reference_tx: string | null
  round_closed: boolean
  state: NewTransaction['state']
  ignored: Ignored | null
  balance_after: bigint
  at: number
}

export async function findTransaction(tx: Tx, key: TransactionKey): Promise<StoredTransaction | undefined> {
  const row = await tx.one<Row>(
    sql`select * from play_transaction where vendor_account_id = ${key.vendorAccountId} and scope = ${key.scope} and tx_id = ${key.txId}`,
  )
  return (
    row && {
      id: row.id,
      vendorAccountId: row.vendor_account_id,
      scope: row.scope,
      txId: row.tx_id,
      kind: row.kind,
      source: row.source,
      memberId: row.member_id,
      currency: row.currency,
      gameCode: row.game_code ?? undefined,
      roundId: row.round_id ?? undefined,
      amount: amountOfMillionths(row.amount),
      bonusAmount: row.bonus_amount === null ? undefined : amountOfMillionths(row.bonus_amount),
      unplayed: row.unplayed === null ? undefined : amountOfMillionths(row.unplayed),
      referenceTx: row.reference_tx ?? undefined,
      roundClosed: row.round_closed,
      state: row.state,
      ignored: row.ignored ?? undefined,
      balanceAfter: amountOfMillionths(row.balance_after),
      atMs: row.at,
    }
  )
}

/** Stores it and returns our id. Throws 23505 when another transaction stored the same key meanwhile. */
export async function insertTransaction(tx: Tx, t: NewTransaction): Promise<bigint> {
  const row = await tx.one<{ id: bigint }>(sql`insert into play_transaction
      (vendor_account_id, scope, tx_id, kind, source, member_id, currency, game_code, round_id, amount, bonus_amount, reference_tx, round_closed, state, ignored, balance_after, at)
    values (${t.vendorAccountId}, ${t.scope}, ${t.txId}, ${t.kind}, ${t.source}, ${t.memberId}, ${t.currency}, ${t.gameCode ?? null}, ${t.roundId ?? null}, ${t.amount}, ${t.bonusAmount ?? null}, ${t.referenceTx ?? null},
      ${t.roundClosed}, ${t.state}, ${t.ignored ?? null}, ${t.balanceAfter}, ${new Date(t.atMs)}) returning id`)
  if (!row) throw new Error('storing a transaction gave no row')
  return row.id
}

export async function markRolledBack(tx: Tx, key: TransactionKey): Promise<void> {
  await tx.query(
    sql`update play_transaction set state = 'rolled_back' where vendor_account_id = ${key.vendorAccountId} and scope = ${key.scope} and tx_id = ${key.txId}`,
  )
}

/** Which open bets of a round are settled: one, or all of them. */
export interface BetsToSettle {
  vendorAccountId: string
  memberId: bigint
  roundId: string
  betTxId: string | undefined
  all: boolean
}

/** A bet that was settled now; the amount of a free one is 0. */
export interface SettledBet {
  id: bigint
  scope: bigint
  tx_id: string
  amount: bigint
  bonus_amount: bigint | null
}

/** Marks open bets of a round as settled. */
export const saveSettled = (tx: Tx, round: BetsToSettle): Promise<SettledBet[]> =>
  tx.query<SettledBet>(sql`update play_transaction set state = 'settled'
    where member_id = ${round.memberId} and round_id = ${round.roundId} and vendor_account_id = ${round.vendorAccountId} and kind = 'bet' and state = 'open'
      and (${round.all} or tx_id = ${round.betTxId ?? null})
    returning id, scope, tx_id, case when source = 'cash' then amount else 0 end as amount, bonus_amount`)

/** Stores what of a settled stake was never played. */
export async function saveUnplayed(tx: Tx, key: TransactionKey, unplayed: Amount): Promise<void> {
  await tx.query(
    sql`update play_transaction set unplayed = ${unplayed} where vendor_account_id = ${key.vendorAccountId} and scope = ${key.scope} and tx_id = ${key.txId}`,
  )
}

/** How many other bets of the round of a bet are settled, free ones left out. */
export async function otherSettledBets(tx: Tx, bet: StoredTransaction): Promise<number> {
  const row = await tx.one<{ bets: bigint }>(sql`
    select count(*) as bets from play_transaction
    where member_id = ${bet.memberId} and round_id = ${bet.roundId ?? null} and vendor_account_id = ${bet.vendorAccountId} and kind = 'bet'
      and state = 'settled' and source = 'cash' and id <> ${bet.id}`)
  return Number(row?.bets ?? 0n)
}

/** Names a bet for ever, for the bonus money in it. */
export const betReference = ({ vendorAccountId, scope, txId }: TransactionKey): string =>
  `play/${vendorAccountId}/${scope}/${txId}`
