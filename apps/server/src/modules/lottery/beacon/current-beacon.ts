// SPDX-License-Identifier: Apache-2.0
import type { Beacon } from '@tessera/rules/lottery/fair/beacon'
import type { LotteryDeps } from '../lottery-deps.ts'
import { BeaconAway } from './beacon-source.ts'
import { lastOwnBeacon, saveBeacon } from './beacon-store.ts'

/**
 * The beacon that new draws name, as the setting says; stored, because a draw refers to it. An own beacon that
 * does not answer at the moment stays the one it was. Undefined before it answered for the first time.
 */
export async function currentBeacon(deps: LotteryDeps): Promise<Beacon | undefined> {
  const name = await deps.settings.read('lottery.beacon')
  try {
    const beacon = await deps.beacons.describe(name)
    const known = name === 'own' ? await lastOwnBeacon(deps.database) : undefined
    const isNew = await saveBeacon(deps.database, beacon, deps.clock.now())
    if (isNew && known) await reportNewKey(deps, beacon)
    return beacon
  } catch (error) {
    if (!(error instanceof BeaconAway)) throw error
    deps.log.warn({ error: error.message }, 'the beacon of new draws does not answer')
    return lastOwnBeacon(deps.database)
  }
}

/** Whoever changed the key of the own beacon should know of it; if nobody did, somebody pretends to be it. */
async function reportNewKey(deps: LotteryDeps, beacon: Beacon): Promise<void> {
  await deps.database.transaction((tx) =>
    deps.alerts.raise(
      tx,
      { kind: 'lottery.beaconKey', reference: beacon.id.slice(0, 60), details: {} },
      deps.clock.now(),
    ),
  )
}
