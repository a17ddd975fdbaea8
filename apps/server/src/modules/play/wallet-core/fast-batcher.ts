// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import type pg from 'pg'
import type { Clock } from '../../../platform/clock/clock.ts'
import { bigintArray, textArray, sql } from '../../../platform/db/index.ts'
import { createBatcher, type Batcher } from '../../ledger/index.ts'
import type { WalletCommand } from '../ports.ts'
import { hashToken } from './session-store.ts'

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
  | { code: 'done'; id: bigint; balance: Amount; bonus: Amount; memberId: number }

/**
 * The request behind a command, or undefined when it is not of the plain kind that makes up nearly all
 * traffic.
 */
export function fastRequestOf(command: WalletCommand): FastRequest | undefined {
  const [action] = command.actions
  const { sessionToken, playerRef, currency, gameCode, roundId } = command
  if (command.op !== 'apply' || command.actions.length !== 1 || command.txScope !== 'account' || !action)
    return undefined
  if ((action.type !== 'bet' && action.type !== 'win') || action.free || action.promo) return undefined
  // Wins without a stake take the careful path.
  if (action.type === 'win' && action.betTxId === undefined) return undefined
  if (
    sessionToken === undefined ||
    playerRef === undefined ||
    currency === undefined ||
    gameCode === undefined ||
    roundId === undefined
  )
    return undefined
  return {
    vendorAccountId: command.vendorAccountId,
    txId: action.txId,
    kind: action.type,
    tokenHash: hashToken(sessionToken),
    playerRef,
    currency,
    gameCode,
    roundId,
    amount: action.amount,
    betTxId: action.type === 'win' ? action.betTxId : undefined,
    closed: command.roundClosed ?? false,
  }
}

/**
 * Bets and wins that arrive together are judged, posted and recorded together, see the SQL function
 * play_apply.
 */
export function createFastBatcher(pool: pg.Pool, clock: Clock): Batcher<FastRequest, FastAnswer> {
  return createBatcher<FastRequest, FastAnswer>({
    pool,
    keyOf: (request) => request.playerRef,
    batch: (requests) => {
      const texts = (read: (request: FastRequest) => string | undefined): string =>
        textArray(requests.map(read))
      return sql`select * from play_apply(${texts((request) => request.vendorAccountId)}::text[], ${texts((request) => request.txId)}::text[], ${texts((request) => request.kind)}::text[],
        ${texts((request) => `\\x${request.tokenHash}`)}::bytea[], ${texts((request) => request.playerRef)}::text[], ${texts((request) => request.currency)}::text[], ${texts((request) => request.gameCode)}::text[],
        ${texts((request) => request.roundId)}::text[], ${bigintArray(requests.map((request) => request.amount))}::bigint[], ${texts((request) => request.betTxId)}::text[],
        ${texts((request) => (request.closed ? 't' : 'f'))}::boolean[], ${new Date(clock.now())})`
    },
    readBatch: (rows, requests) => readBatch(rows[0] as BatchRow, requests.length),
    single: ({
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
    }) => sql`select * from play_apply_one(
      ${vendorAccountId}, ${txId}, ${kind}, decode(${tokenHash}, 'hex'), ${playerRef}, ${currency}, ${gameCode}, ${roundId}, ${amount}, ${betTxId ?? null}, ${closed}, ${new Date(clock.now())})`,
    readSingle: (row) => readSingle(row as SingleRow),
  })
}

interface SingleRow {
  code: 'done' | 'funds' | 'other'
  id: bigint | null
  balance: bigint | null
  bonus: bigint | null
  member_id: number | null
}

function readSingle({ code, id, balance, bonus, member_id: memberId }: SingleRow): FastAnswer {
  if (code === 'funds' && balance !== null) return { code, balance: amountOfMillionths(balance) }
  if (code !== 'done' || id === null || balance === null || bonus === null || memberId === null)
    return { code: 'other' }
  return { code, id, balance: amountOfMillionths(balance), bonus: amountOfMillionths(bonus), memberId }
}

interface BatchRow {
  places: string | null
  statuses: string | null
  ids: string | null
  balances: string | null
  bonuses: string | null
  member_ids: string | null
}

function readBatch(row: BatchRow, count: number): FastAnswer[] {
  const answers = Array.from({ length: count }, (): FastAnswer => ({ code: 'other' }))
  const list = (joined: string | null): string[] => (joined ? joined.split(',') : [])
  const [statuses, ids, balances, bonuses, memberIds] = [
    list(row.statuses),
    list(row.ids),
    list(row.balances),
    list(row.bonuses),
    list(row.member_ids),
  ]
  for (const [index, place] of list(row.places).entries()) {
    const balance = amountOfMillionths(BigInt(balances[index] || 0))
    if (statuses[index] === '3') answers[Number(place) - 1] = { code: 'funds', balance }
    if (statuses[index] === '0')
      answers[Number(place) - 1] = {
        code: 'done',
        id: BigInt(ids[index]!),
        balance,
        bonus: amountOfMillionths(BigInt(bonuses[index]!)),
        memberId: Number(memberIds[index]),
      }
  }
  return answers
}
