// SPDX-License-Identifier: Apache-2.0
import type { StudioDeps } from '../deps.ts'
import { countSettled } from '../rounds/count-settled.ts'
import { currencyNamed } from '../currencies.ts'
import { formatMoney, type Millionths } from '../money.ts'
import { findRound, type Round } from '../rounds/round-store.ts'
import {
  acceptCall,
  ATTEMPT_MS,
  claimCall,
  listDueCalls,
  postponeCall,
  type OutboxCall,
} from './outbox-store.ts'
import { walletAccountOf } from './wallet-client.ts'
import type { WireAnswer } from './wire-answer.ts'

type DeliveryDeps = Pick<StudioDeps, 'database' | 'wallet' | 'clock' | 'log' | 'players' | 'metrics' | 'feed'>

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
  return call ? (await deliverClaimed(deps, call)).balance : null
}

/** The attempt itself, for a call that is claimed; `known` is its round, if it has been read. */
export async function deliverClaimed(
  deps: DeliveryDeps,
  call: OutboxCall,
  known?: Round,
): Promise<{ settled: boolean; balance: Millionths | null }> {
  const answer = await deps.wallet.send(
    call.kind === 'win' ? '/transaction/win' : '/transaction/rollback',
    call.body,
    walletAccountOf(call),
  )
  if (answer?.status === 'RS_OK') return accept(deps, call, answer, known)
  await keepOwing(deps, call, answer)
  return { settled: false, balance: null }
}

async function accept(
  deps: DeliveryDeps,
  call: OutboxCall,
  answer: WireAnswer,
  known: Round | undefined,
): Promise<{ settled: boolean; balance: Millionths | null }> {
  const settled = await acceptCall(deps.database, call, deps.clock.now(), answer.status)
  const round = known ?? (await findRound(deps.database, call.roundId, call.startedAtMs))
  if (round && settled) {
    countSettled(deps.metrics, round)
    deps.feed.add(round)
  }
  if (!round || answer.balance === undefined) return { settled, balance: null }
  deps.players.notify(round.playerId, {
    type: 'balance',
    balance: formatMoney(answer.balance, currencyNamed(round.currency).decimals),
  })
  return { settled, balance: answer.balance }
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
