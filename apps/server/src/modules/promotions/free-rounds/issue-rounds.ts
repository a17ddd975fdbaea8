// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { FreeRoundsAtVendors } from '../../play/index.ts'
import { claimDue, postpone, saveDone, saveIssued, type FreeRounds } from './free-rounds-store.ts'

export interface IssueDeps {
  database: Database
  clock: Clock
  log: Log
  freeRounds: FreeRoundsAtVendors
}

/** Longer than a vendor may take to answer: while one process asks, no other does. */
const attemptMs = 30_000
const firstWaitMs = 1_000
const longestWaitMs = 5 * 60_000

/**
 * Job: asks vendors for the rounds that members were given, and to withdraw those that were cancelled. Whatever it
 * breaks off in, the next run sends the same request again, to which a vendor gives nothing twice. Holds no connection
 * while it asks. With a member, only theirs.
 */
export async function issueRounds(deps: IssueDeps, memberId?: bigint): Promise<void> {
  const nowMs = deps.clock.now()
  const due = await claimDue(deps.database, { nowMs, againAtMs: nowMs + attemptMs, memberId })
  await Promise.all(due.map((rounds) => attempt(deps, rounds)))
}

async function attempt(deps: IssueDeps, rounds: FreeRounds): Promise<void> {
  const { database, clock, log } = deps
  try {
    await askVendor(deps, rounds)
  } catch (error) {
    log.warn({ freeRounds: String(rounds.id), error: String(error) }, 'a vendor did not confirm free rounds')
    await postpone(database, rounds.id, clock.now() + waitAfter(rounds.attempts))
  }
}

async function askVendor({ database, clock, freeRounds }: IssueDeps, rounds: FreeRounds): Promise<void> {
  const { id, vendorAccountId, rewardId, canceledAtMs, endsAtMs } = rounds
  const nowMs = clock.now()
  // Nobody can play them any more.
  if (nowMs >= endsAtMs) return saveDone(database, id)
  if (vendorAccountId === undefined || rewardId === undefined) {
    const issued = await freeRounds.issue({
      memberId: rounds.memberId,
      gameCode: rounds.game,
      rounds: rounds.rounds,
      stake: amountOfMillionths(rounds.stake),
      currency: rounds.currency,
      startsAtMs: rounds.startsAtMs,
      endsAtMs,
    })
    return saveIssued(database, id, { ...issued, nowMs })
  }
  if (canceledAtMs !== undefined) await freeRounds.cancel({ vendorAccountId, rewardId })
  await saveDone(database, id)
}

/** Delays double from one second to five minutes. */
const waitAfter = (attempts: number): number =>
  Math.min(firstWaitMs * 2 ** Math.min(attempts - 1, 20), longestWaitMs)
