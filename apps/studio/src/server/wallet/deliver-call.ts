// SPDX-License-Identifier: Apache-2.0
import type { StudioDeps } from '../deps.ts'
import { countSettled } from '../rounds/count-settled.ts'
import { currencyNamed } from '../currencies.ts'
import { formatMoney, type Millionths } from '../money.ts'
import { findRound, moveRound } from '../rounds/round-store.ts'
import { claimCall, finishCall, listDueCalls, postponeCall, type OutboxCall } from './outbox-store.ts'
import { walletAccountOf } from './wallet-client.ts'
import type { WireAnswer } from './wire-answer.ts'

type DeliveryDeps = Pick<StudioDeps, 'database' | 'wallet' | 'clock' | 'log' | 'players' | 'metrics' | 'feed'>

/** Longer than any wallet timeout: during one attempt no other starts. */
export const ATTEMPT_MS = 30_000
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 5 * 60_000
export const ALERT_FROM_ATTEMPT = 5

/** Delays double from one second to five minutes. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT_MS)
}

/**
 * One attempt to deliver a win or rollback to the operator, repeated until it is accepted. Returns the
 * balance that came with the acceptance, null while the call is still owed.
 */
export async function deliverCall(deps: DeliveryDeps, id: bigint): Promise<Millionths | null> {
  const nowMs = deps.clock.now()
  const call = await claimCall(deps.database, id, nowMs, nowMs + ATTEMPT_MS)
  if (!call) return null
  const answer = await deps.wallet.send(
    call.kind === 'win' ? '/transaction/win' : '/transaction/rollback',
    call.body,
    walletAccountOf(call),
  )
  if (answer?.status !== 'RS_OK') {
    await keepOwing(deps, call, answer)
    return null
  }
  return accept(deps, call, answer)
}

async function accept(deps: DeliveryDeps, call: OutboxCall, answer: WireAnswer): Promise<Millionths | null> {
  const place = { id: call.roundId, startedAtMs: call.startedAtMs }
  const settled = await deps.database.transaction(async (tx) => {
    await finishCall(tx, call.id, deps.clock.now(), answer.status)
    if (call.kind === 'win') return moveRound(tx, place, ['drawn'], 'settled')
    await moveRound(tx, place, ['voiding'], 'voided')
    return false
  })
  const round = await findRound(deps.database, call.roundId, call.startedAtMs)
  if (round && settled) {
    countSettled(deps.metrics, round)
    deps.feed.add(round)
  }
  if (!round || answer.balance === undefined) return null
  deps.players.notify(round.playerId, {
    type: 'balance',
    balance: formatMoney(answer.balance, currencyNamed(round.currency).decimals),
  })
  return answer.balance
}

async function keepOwing(
  deps: DeliveryDeps,
  call: OutboxCall,
  answer: WireAnswer | undefined,
): Promise<void> {
  const said = answer?.status ?? 'no answer'
  await postponeCall(deps.database, call.id, deps.clock.now() + waitAfter(call.attempts), said)
  const facts = { roundId: call.roundId, kind: call.kind, attempts: call.attempts, answer: said }
  if (call.attempts >= ALERT_FROM_ATTEMPT)
    deps.log.error(facts, 'the operator keeps refusing money that it must take')
  else deps.log.warn(facts, 'a call to the operator is owed and will be repeated')
}

/** Attempts everything that is due. One failing call does not delay the others. */
export async function deliverDueCalls(deps: DeliveryDeps): Promise<void> {
  const due = await listDueCalls(deps.database, deps.clock.now())
  const results = await Promise.allSettled(due.map((id) => deliverCall(deps, id)))
  for (const result of results) {
    if (result.status === 'rejected')
      deps.log.warn({ reason: String(result.reason) }, 'a delivery attempt broke off')
  }
}
