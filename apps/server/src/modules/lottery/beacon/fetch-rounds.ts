// SPDX-License-Identifier: Apache-2.0
import type { Beacon } from '@tessera/rules/lottery/fair/beacon'
import type { LotteryDeps } from '../lottery-deps.ts'
import { BeaconAway, BeaconFork } from './beacon-source.ts'
import { findRound, lastRound, missingRounds, saveRounds } from './beacon-store.ts'

/** The oldest rounds first; more wait for the next run. */
const mostAtOnce = 20

/**
 * Fetches the rounds that due draws wait for, one request for all draws that share one, outside of any
 * transaction. A beacon that is away or contradicts itself only delays its own draws.
 */
export async function fetchRounds(deps: LotteryDeps, nowMs: number): Promise<void> {
  const missing = await missingRounds(deps.database, nowMs, mostAtOnce)
  const bySource = Map.groupBy(missing, ({ beacon }) => beacon.id)
  await Promise.all([...bySource.values()].map((wanted) => fetchFromOne(deps, wanted)))
}

async function fetchFromOne(
  deps: LotteryDeps,
  wanted: readonly { beacon: Beacon; round: number }[],
): Promise<void> {
  for (const { beacon, round } of wanted) {
    try {
      await fetchRound(deps, beacon, round)
    } catch (error) {
      if (error instanceof BeaconFork) await reportFork(deps, beacon, error)
      else if (error instanceof BeaconAway)
        deps.log.warn({ beacon: beacon.id, round, error: error.message }, 'a draw waits for its beacon')
      else throw error
      return
    }
  }
}

async function fetchRound({ database, beacons, clock }: LotteryDeps, beacon: Beacon, wanted: number) {
  if (await findRound(database, beacon.id, wanted)) return
  const last = await lastRound(database, beacon.id)
  const rounds = await beacons.rounds(beacon, wanted, last)
  if (rounds.length > 0) await saveRounds(database, beacon.id, rounds, clock.now())
}

/** One alert for each round that came twice; the draw waits, and is called off in the end. */
async function reportFork(deps: LotteryDeps, beacon: Beacon, fork: BeaconFork): Promise<void> {
  deps.log.error({ beacon: beacon.id, round: fork.round, error: fork.message }, 'a beacon contradicts itself')
  await deps.database.transaction((tx) =>
    deps.alerts.raise(
      tx,
      {
        kind: 'lottery.beaconFork',
        reference: `${beacon.id.slice(0, 40)}/${fork.round}`,
        details: { round: String(fork.round), reason: fork.message },
      },
      deps.clock.now(),
    ),
  )
}
