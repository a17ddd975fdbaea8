// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import type { WalletClient, WirePath } from '../wallet/wallet-client.ts'
import type { WireAnswer } from '../wallet/wire-answer.ts'
import { balanceBody, MILLIONTHS_PER_WIRE_UNIT } from '../wallet/wire-bodies.ts'
import { isVisitor } from '../visitors/visitor-user.ts'
import { findWallet } from './transfer-wallet-store.ts'
import { moveMoney, type MoveOrder } from './move-money.ts'

const kinds = {
  '/transaction/bet': 'bet',
  '/transaction/win': 'win',
  '/transaction/rollback': 'rollback',
} as const satisfies Partial<Record<WirePath, MoveOrder['kind']>>

/** What the studio's own bodies contain (wire-bodies.ts). */
const tokens = z.object({ token: z.string(), request_uuid: z.string() })
const body = tokens.extend({
  user: z.string(),
  game_code: z.string(),
  currency: z.string().optional(),
  transaction_uuid: z.string().optional(),
  reference_transaction_uuid: z.string().optional(),
  amount: z.number().int().nonnegative().default(0),
})

/**
 * Play from transfer wallets, behind the interface of the operator's wallet: money comes from our own tables. The
 * operator is still asked whether the session is open, before each bet: play ends with the login there. Of visitors with
 * play money the operator knows nothing, and is asked nothing.
 */
export function playFromTransferWallets(
  operator: WalletClient,
  { database, clock }: { database: Database; clock: Clock },
): WalletClient {
  async function ask(path: '/wallet/check' | '/user/balance', text: string): Promise<WireAnswer | undefined> {
    const { token, request_uuid: requestId } = tokens.parse(JSON.parse(text))
    if (!isVisitor(token)) return operator.send(path, text, 'transfer')
    return { status: 'RS_OK', requestId, user: token, currency: undefined, token, balance: undefined }
  }

  async function balance(path: '/user/balance', text: string): Promise<WireAnswer | undefined> {
    const answer = await ask(path, text)
    if (answer?.status !== 'RS_OK') return answer
    return { ...answer, balance: (await findWallet(database, body.parse(JSON.parse(text)).user))?.balance }
  }

  async function move(path: keyof typeof kinds, text: string): Promise<WireAnswer | undefined> {
    const call = body.parse(JSON.parse(text))
    const { user, request_uuid: requestId } = call
    if (path === '/transaction/bet') {
      const asked = balanceBody(user, call.token, call.game_code, requestId)
      const open = await ask('/user/balance', asked)
      if (open?.status !== 'RS_OK') return open
    }
    if (call.transaction_uuid === undefined) return undefined
    const order: MoveOrder = {
      user,
      currency: call.currency,
      kind: kinds[path],
      transactionId: call.transaction_uuid,
      amount: BigInt(call.amount) * MILLIONTHS_PER_WIRE_UNIT,
      betId: call.reference_transaction_uuid,
    }
    const moved = await database.transaction((tx) => moveMoney(tx, order, clock.now()))
    const said = { requestId, user, currency: call.currency, token: undefined }
    if (moved === 'reused') return { ...said, status: 'RS_ERROR_DUPLICATE_TRANSACTION', balance: undefined }
    if (moved === 'unknown')
      return { ...said, status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', balance: undefined }
    return {
      ...said,
      status: moved.move.done ? 'RS_OK' : 'RS_ERROR_NOT_ENOUGH_MONEY',
      balance: moved.move.balanceAfter,
    }
  }

  return {
    async send(path, text, account) {
      if (account !== 'transfer') return operator.send(path, text, account)
      if (path === '/wallet/check') return ask(path, text)
      return path === '/user/balance' ? balance(path, text) : move(path, text)
    },
  }
}
