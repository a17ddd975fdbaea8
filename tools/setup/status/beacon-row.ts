// SPDX-License-Identifier: Apache-2.0
import { roundFrom, timeOfRound, type Beacon, type BeaconRound } from '@tessera/rules/lottery/fair/beacon'
import { lotteryTags } from '@tessera/rules/lottery/lotteries'
import { createBeaconSource, type BeaconSource } from '@tessera/server/src/modules/lottery/index.ts'
import { fails, ready, reasonOf, unused, type RowCheck } from './finding.ts'

const mends = {
  own: 'npm run setup -- setting lottery.ownBeaconUrl URL   # where the platform reaches the studio, such as http://studio:3001',
  drand: `npm run setup -- setting lottery.beaconRelays '["https://api.drand.sh"]'`,
}

/** Fetches the newest round of the beacon that new draws name, and checks its signature. */
export const beaconRow: RowCheck = {
  name: 'Beacon of draws',
  of: 'installation',
  async look({ deps, brand, nowMs }) {
    const { settings } = brand
    const name = await settings.read('lottery.beacon')
    const mend = name === 'own' ? mends.own : mends.drand
    const closed = new Set(await settings.read('lottery.closed'))
    if (lotteryTags.every((tag) => closed.has(tag))) return unused('all lotteries are closed', mend)
    const source = createBeaconSource({ ...deps, settings })
    try {
      const beacon = await source.describe(name)
      const round = await newestRound(source, beacon, nowMs)
      if (!round) return fails(`${name}: the rounds of the last minutes were not published`, mend)
      const at = new Date(timeOfRound(beacon, round.round)).toISOString()
      return ready(`${name}: round ${round.round} of ${at}, and its signature is right`)
    } catch (error) {
      return fails(`${name}: ${reasonOf(error)}`, mend)
    }
  },
}

/**
 * The round of this moment, or the one before while it is on its way. Both are checked by whoever asks for them. Throws
 * with why there is none.
 */
async function newestRound(
  source: BeaconSource,
  beacon: Beacon,
  nowMs: number,
): Promise<BeaconRound | undefined> {
  const next = roundFrom(beacon, nowMs + 1)
  const reasons: unknown[] = []
  for (const wanted of [next - 1, next - 2]) {
    try {
      const round = (await source.rounds(beacon, wanted, undefined)).at(-1)
      if (round) return round
    } catch (error) {
      reasons.push(error)
    }
  }
  if (reasons.length > 0) throw reasons[0]
  return undefined
}
