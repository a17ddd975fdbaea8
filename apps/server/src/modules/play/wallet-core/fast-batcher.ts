// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import type { Clock } from '../../../platform/clock/clock.ts'
import { createBatcher, type Batcher } from '../../ledger/index.ts'
import type { WalletCommand } from '../ports.ts'
import {
  applyOne,
  applyTogether,
  readBatch,
  readSingle,
  type BatchRow,
  type FastAnswer,
  type FastRequest,
  type SingleRow,
} from './fast-store.ts'
import { hashToken } from './session-store.ts'

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
  // What is raked counts otherwise, and so does stake that was never played.
  if (action.type === 'win' && (action.rake !== undefined || action.unplayed !== undefined)) return undefined
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
    batch: (requests) => applyTogether(requests, clock.now()),
    readBatch: (rows, requests) => readBatch(rows[0] as BatchRow, requests.length),
    single: (request) => applyOne(request, clock.now()),
    readSingle: (row) => readSingle(row as SingleRow),
  })
}
