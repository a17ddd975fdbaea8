// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../database.ts'
import type { Millionths } from '../money.ts'

/** A player's wallet; each player has one currency. */
export interface TransferWallet {
  readonly playerId: bigint
  readonly currency: string
  readonly balance: Millionths
}

export interface WalletMove {
  readonly playerId: bigint
  readonly transactionId: string
  readonly kind: 'deposit' | 'withdraw' | 'bet' | 'win' | 'rollback'
  readonly amount: Millionths
  /** The bet that a win or a rollback belongs to. */
  readonly betId?: string | undefined
}

/** A move as it ended. */
export interface EndedMove extends WalletMove {
  /** False: it was refused, and is refused for ever. */
  readonly done: boolean
  readonly balanceAfter: Millionths
}

/** Opens the wallet of a player. False if they have one in another currency. */
export async function ensureTransferWallet(
  tx: Queries,
  playerId: bigint,
  currency: string,
  nowMs: number,
): Promise<boolean> {
  await tx.rows(sql`
    insert into studio.transfer_wallet (player_id, currency, created_at)
    values (${playerId}, ${currency}, ${new Date(nowMs)}) on conflict do nothing`)
  const same = await tx.rows(
    sql`select from studio.transfer_wallet where player_id = ${playerId} and currency = ${currency}`,
  )
  return same.length === 1
}

/** The wallet of the player of an operator; undefined if they have none. */
export async function findWallet(db: Queries, user: string): Promise<TransferWallet | undefined> {
  const [row] = await db.rows<WalletRow>(sql`
    select player_id, currency, balance from studio.transfer_wallet
    where player_id = (select id from studio.player where operator_user = ${user})`)
  return row && walletOf(row)
}

/** The same, locked until the transaction ends. */
export async function lockWallet(tx: Queries, user: string): Promise<TransferWallet | undefined> {
  const [row] = await tx.rows<WalletRow>(sql`
    select player_id, currency, balance from studio.transfer_wallet
    where player_id = (select id from studio.player where operator_user = ${user}) for update`)
  return row && walletOf(row)
}

interface WalletRow {
  player_id: bigint
  currency: string
  balance: bigint
}
const walletOf = (row: WalletRow): TransferWallet => ({
  playerId: row.player_id,
  currency: row.currency,
  balance: row.balance,
})

interface MoveRow {
  transaction_id: string
  player_id: bigint
  kind: WalletMove['kind']
  amount: bigint
  bet_id: string | null
  done: boolean
  balance_after: bigint
}
const moveOf = (row: MoveRow): EndedMove => ({
  transactionId: row.transaction_id,
  playerId: row.player_id,
  kind: row.kind,
  amount: row.amount,
  betId: row.bet_id ?? undefined,
  done: row.done,
  balanceAfter: row.balance_after,
})

export async function findMove(db: Queries, transactionId: string): Promise<EndedMove | undefined> {
  const [row] = await db.rows<MoveRow>(sql`
    select transaction_id, player_id, kind, amount, bet_id, done, balance_after
    from studio.transfer_wallet_move where transaction_id = ${transactionId}`)
  return row && moveOf(row)
}

/** The win or rollback of a bet. */
export async function findEnding(db: Queries, betId: string): Promise<EndedMove | undefined> {
  const [row] = await db.rows<MoveRow>(sql`
    select transaction_id, player_id, kind, amount, bet_id, done, balance_after
    from studio.transfer_wallet_move where bet_id = ${betId}`)
  return row && moveOf(row)
}

/** Stores how a move of a locked wallet ended, and its balance. */
export async function storeMove(tx: Queries, move: EndedMove, nowMs: number): Promise<void> {
  await tx.rows(sql`
    insert into studio.transfer_wallet_move (transaction_id, player_id, kind, amount, bet_id, done, balance_after, created_at)
    values (${move.transactionId}, ${move.playerId}, ${move.kind}, ${move.amount}, ${move.betId ?? null},
      ${move.done}, ${move.balanceAfter}, ${new Date(nowMs)})`)
  await tx.rows(sql`
    update studio.transfer_wallet set balance = ${move.balanceAfter} where player_id = ${move.playerId}`)
}
