// SPDX-License-Identifier: Apache-2.0
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import { LeaseLost, type Lease } from '../rooms/store/lease-store.ts'
import { findRounds } from '../rounds/round-store.ts'
import { endLoadsNow, type EndingLoad } from './end-loads.ts'
import { findLastVersion, listShots } from './store/line-store.ts'
import { closeLostLoads, listUnendedLoads } from './store/load-store.ts'
import { openPool, type Pool } from './store/pool-store.ts'

export interface ResumedHall {
  /** The last line of its log. */
  readonly version: bigint
  /** What the jackpot holds. */
  readonly jackpot: Millionths
}

const AT_ONCE = 200

/**
 * Takes a hall over: ends the loads that its last owner left open. What the log has of them counts; every other bullet comes back.
 */
export async function resumeHall(deps: StudioDeps, lease: Lease, pool: Pool): Promise<ResumedHall> {
  const jackpot = await openPool(deps.database, pool)
  const version = await findLastVersion(deps.database, lease.room)
  while (await endUnended(deps, lease, pool));
  return { version, jackpot }
}

/** False when there is none left. */
async function endUnended(deps: StudioDeps, lease: Lease, pool: Pool): Promise<boolean> {
  const unended = await listUnendedLoads(deps.database, lease.room, AT_ONCE)
  if (unended.length === 0) return false
  const after = unended.reduce(
    (least, one) => (one.afterVersion < least ? one.afterVersion : least),
    unended[0]!.afterVersion,
  )
  const shots = Map.groupBy(await listShots(deps.database, lease.room, after), ({ load }) => load)
  const rounds = await findRounds(
    deps.database,
    unended.map(({ roundId, startedAtMs }) => ({ id: roundId, startedAtMs })),
  )
  const byId = new Map(rounds.map((round) => [round.id, round]))
  const loads = unended.flatMap(({ roundId, stake, bullets }): EndingLoad[] => {
    const round = byId.get(roundId)
    if (!round) return []
    return [{ lease, pool, round, stake, bullets, shots: shots.get(roundId) ?? [] }]
  })
  // The outbox delivers what is owed.
  const ended = await endLoadsNow(deps, loads, { isDelivered: false })
  if (ended.length < loads.length) throw new LeaseLost(lease.room)
  await closeLostLoads(
    deps.database,
    unended.flatMap(({ roundId }) => (byId.has(roundId) ? [] : [roundId])),
    deps.clock.now(),
  )
  return true
}
