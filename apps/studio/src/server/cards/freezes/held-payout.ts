// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../database.ts'
import type { Millionths } from '../../money.ts'
import { findRound } from '../../rounds/round-store.ts'
import { bodyWithAmount } from '../../wallet/wire-bodies.ts'
import { returnMultiplier } from '../return-multiplier.ts'

/** A hundred years: whoever does not know the mark waits, too. */
const NEVER_MS = 100 * 365 * 24 * 60 * 60 * 1000

/**
 * A sitting, so that nobody ends it and nobody freezes or decides anything of it until the transaction is over: leaving takes the
 * same lock first.
 */
export async function lockSitting(tx: Queries, roundId: string): Promise<{ endedAt: Date | null }> {
  const [row] = await tx.rows<{ endedAt: Date | null }>(
    sql`select ended_at as "endedAt" from studio.card_sitting where round_id = ${roundId} for update`,
  )
  return row!
}

/** The payout of a sitting that ends waits if a win of it is held. The sitting must be locked. */
export async function holdIfFrozen(tx: Queries, roundId: string, nowMs: number): Promise<void> {
  await tx.rows(sql`
    update studio.outbox set held = true, due_at = ${new Date(nowMs + NEVER_MS)}
    where round_id = ${roundId} and exists (
      select from studio.card_freeze win where win.round_id = ${roundId} and win.state = 'held')`)
}

/** Holds a payout that is stored but was never attempted; false: it is paid, or may be. The sitting must be locked. */
export async function holdUnpaid(tx: Queries, roundId: string, nowMs: number): Promise<boolean> {
  const held = await tx.rows(sql`
    update studio.outbox set held = true, due_at = ${new Date(nowMs + NEVER_MS)}
    where round_id = ${roundId} and kind = 'win' and attempts = 0 and done_at is null returning id`)
  return held.length > 0
}

/** Lets a payout go that nothing holds any more; answers the call that is due then. */
export async function letGo(tx: Queries, roundId: string, nowMs: number): Promise<bigint | undefined> {
  const [row] = await tx.rows<{ id: bigint }>(sql`
    update studio.outbox set held = false, due_at = ${new Date(nowMs)}
    where round_id = ${roundId} and held and not exists (
      select from studio.card_freeze win where win.round_id = ${roundId} and win.state = 'held')
    returning id`)
  return row?.id
}

/** Lowers a payout that is held, never below nothing; answers by how much. */
export async function lowerPayout(tx: Queries, roundId: string, wanted: Millionths): Promise<Millionths> {
  const [call] = await tx.rows<{ body: string }>(
    sql`select body from studio.outbox where round_id = ${roundId} and held and attempts = 0 for update`,
  )
  if (!call) throw new Error(`the payout of the sitting ${roundId} is not held`)
  const round = (await findRound(tx, roundId))!
  const lowered = wanted < round.payout ? wanted : round.payout
  const payout = round.payout - lowered
  const multiplier = returnMultiplier(payout, round.stake + round.raised)
  await tx.rows(sql`
    with paid as (
      update studio.round set payout = ${payout}, multiplier = ${multiplier}
      where id = ${roundId} and started_at = ${new Date(round.startedAtMs)})
    update studio.outbox set body = ${bodyWithAmount(call.body, payout)} where round_id = ${roundId}`)
  return lowered
}
