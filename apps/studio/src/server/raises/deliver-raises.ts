// SPDX-License-Identifier: Apache-2.0
import { currencyNamed } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import { formatMoney } from '../money.ts'
import { findRound } from '../rounds/round-store.ts'
import { findWallet } from '../transfer-wallet/transfer-wallet-store.ts'
import { ALERT_FROM_ATTEMPT, waitAfter } from '../wallet/deliver-call.ts'
import { ATTEMPT_MS } from '../wallet/outbox-store.ts'
import { walletAccountOf } from '../wallet/wallet-client.ts'
import { claimRaise, finishRaise, listDueRaises, postponeRaise } from './raise-store.ts'

/** One attempt to refund a raise, repeated until the operator has accepted it. */
export async function deliverRaiseRollback(deps: StudioDeps, transactionId: string): Promise<void> {
  const nowMs = deps.clock.now()
  const call = await claimRaise(deps.database, transactionId, nowMs, nowMs + ATTEMPT_MS)
  const round = call && (await findRound(deps.database, call.roundId))
  if (!call || !round) return
  const transfer = (await findWallet(deps.database, round.user)) !== undefined
  const answer = await deps.wallet.send(
    '/transaction/rollback',
    call.body,
    walletAccountOf({ wireCode: round.wireCode, transfer }),
  )
  if (answer?.status !== 'RS_OK') {
    await postponeRaise(deps.database, transactionId, deps.clock.now() + waitAfter(call.attempts))
    const facts = { roundId: call.roundId, attempts: call.attempts, answer: answer?.status ?? 'no answer' }
    if (call.attempts >= ALERT_FROM_ATTEMPT)
      deps.log.error(facts, 'the operator keeps refusing money that it must take')
    else deps.log.warn(facts, 'the refund of a raise is owed and will be repeated')
    return
  }
  await finishRaise(deps.database, transactionId)
  if (answer.balance === undefined) return
  const balance = formatMoney(answer.balance, currencyNamed(round.currency).decimals)
  deps.players.notify(round.playerId, { type: 'balance', balance })
}

/** Attempts every refund that is due. One failing call does not delay the others. */
export async function deliverDueRaises(deps: StudioDeps): Promise<void> {
  const due = await listDueRaises(deps.database, deps.clock.now())
  const results = await Promise.allSettled(due.map((id) => deliverRaiseRollback(deps, id)))
  for (const result of results)
    if (result.status === 'rejected')
      deps.log.warn({ reason: String(result.reason) }, 'a delivery attempt broke off')
}
