// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { bigintArray, sql, textArray, type Sql } from '../../../platform/db/index.ts'

/** A bet or win with everything that the fast path needs. */
export interface FastRequest {
  vendorAccountId: string
  txId: string
  kind: 'bet' | 'win'
  tokenHash: string
  playerRef: string
  currency: string
  gameCode: string
  roundId: string
  amount: Amount
  betTxId: string | undefined
  closed: boolean
}

/** `other`: nothing was done, the careful path must decide. */
export type FastAnswer =
  | { code: 'other' }
  | { code: 'funds'; balance: Amount }
  | { code: 'done'; id: bigint; balance: Amount; bonus: Amount; memberId: bigint }

/** The statement that applies bets and wins that arrived together. */
export function applyTogether(requests: readonly FastRequest[], nowMs: number): Sql {
  const texts = (read: (request: FastRequest) => string | undefined): string => textArray(requests.map(read))
  return sql`select * from play_apply(${texts((request) => request.vendorAccountId)}::text[], ${texts((request) => request.txId)}::text[], ${texts((request) => request.kind)}::text[],
        ${texts((request) => `\\x${request.tokenHash}`)}::bytea[], ${texts((request) => request.playerRef)}::text[], ${texts((request) => request.currency)}::text[], ${texts((request) => request.gameCode)}::text[],
        ${texts((request) => request.roundId)}::text[], ${bigintArray(requests.map((request) => request.amount))}::bigint[], ${texts((request) => request.betTxId)}::text[],
        ${texts((request) => (request.closed ? 't' : 'f'))}::boolean[], ${new Date(nowMs)})`
}

/** The statement that applies one bet or win. */
export const applyOne = (
  {
    vendorAccountId,
    txId,
    kind,
    tokenHash,
    playerRef,
    currency,
    gameCode,
    roundId,
    amount,
    betTxId,
    closed,
  }: FastRequest,
  nowMs: number,
): Sql => sql`select * from play_apply_one(
      ${vendorAccountId}, ${txId}, ${kind}, decode(${tokenHash}, 'hex'), ${playerRef}, ${currency}, ${gameCode}, ${roundId}, ${amount}, ${betTxId ?? null}, ${closed}, ${new Date(nowMs)})`

/** What `applyOne` gives. */
export interface SingleRow {
  code: 'done' | 'funds' | 'other'
  id: bigint | null
  balance: bigint | null
  bonus: bigint | null
  member_id: bigint | null
}

/** What became of one bet or win. */
export function readSingle({ code, id, balance, bonus, member_id: memberId }: SingleRow): FastAnswer {
  if (code === 'funds' && balance !== null) return { code, balance: amountOfMillionths(balance) }
  if (code !== 'done' || id === null || balance === null || bonus === null || memberId === null)
    return { code: 'other' }
  return { code, id, balance: amountOfMillionths(balance), bonus: amountOfMillionths(bonus), memberId }
}

/** What `applyTogether` gives: lists joined by commas. */
export interface BatchRow {
  positions: string | null
  statuses: string | null
  ids: string | null
  balances: string | null
  bonuses: string | null
  member_ids: string | null
}

/** What became of each of the bets and wins that arrived together. */
export function readBatch(row: BatchRow, count: number): FastAnswer[] {
  const answers = Array.from({ length: count }, (): FastAnswer => ({ code: 'other' }))
  const list = (joined: string | null): string[] => (joined ? joined.split(',') : [])
  const [statuses, ids, balances, bonuses, memberIds] = [
    list(row.statuses),
    list(row.ids),
    list(row.balances),
    list(row.bonuses),
    list(row.member_ids),
  ]
  for (const [index, position] of list(row.positions).entries()) {
    const balance = amountOfMillionths(BigInt(balances[index] || 0))
    if (statuses[index] === '3') answers[Number(position) - 1] = { code: 'funds', balance }
    if (statuses[index] === '0')
      answers[Number(position) - 1] = {
        code: 'done',
        id: BigInt(ids[index]!),
        balance,
        bonus: amountOfMillionths(BigInt(bonuses[index]!)),
        memberId: BigInt(memberIds[index]!),
      }
  }
  return answers
}
