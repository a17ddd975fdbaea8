// SPDX-License-Identifier: Apache-2.0
import { fishKinds } from '../../games/fishing/pond/kinds.ts'
import type { FishCode } from '../../games/fishing/pond/pond.ts'
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import type { EndingLoad } from './end-loads.ts'
import { addReturns, type FishReturn } from './store/return-store.ts'
import type { StoredShot } from './stored-shot.ts'

interface Counted {
  bullets: bigint
  staked: Millionths
  returned: Millionths
}

/**
 * Counts what the bullets of ended loads returned by the kind of fish that they met. The statistics may miss a batch when the database fails: money does
 * not depend on them.
 */
export async function countReturns(
  deps: Pick<StudioDeps, 'database' | 'clock' | 'log'>,
  loads: readonly EndingLoad[],
): Promise<void> {
  const returns = returnsOf(loads)
  if (returns.length === 0) return
  await addReturns(deps.database, returns, deps.clock.now()).catch((error: unknown) =>
    deps.log.warn({ reason: String(error) }, 'returns of fish were not counted'),
  )
}

/** By fish and currency, without play money. */
export function returnsOf(loads: readonly EndingLoad[]): FishReturn[] {
  const counted = new Map<string, { fish: FishCode; currency: string } & Counted>()
  for (const { pool, stake, shots } of loads) {
    if (pool.playMoney) continue
    const { currency } = pool
    for (const shot of shots)
      for (const [fish, part] of partsOf(shot, stake)) {
        const key = `${fish} ${currency}`
        const sum = counted.get(key) ?? { fish, currency, bullets: 0n, staked: 0n, returned: 0n }
        counted.set(key, {
          ...sum,
          bullets: sum.bullets + part.bullets,
          staked: sum.staked + part.staked,
          returned: sum.returned + part.returned,
        })
      }
  }
  return [...counted.values()]
}

/** The bullets of an area weapon are spread over what it met in proportion to what that returns; what goes with a fish is that fish's. */
function partsOf({ used, met, taken }: StoredShot, stake: Millionths): [FishCode, Counted][] {
  const worth = BigInt(met.reduce((sum, code) => sum + fishKinds[code].mean, 0))
  const staked = stake * BigInt(used)
  const parts = met.map((code): [FishCode, Counted] => [
    code,
    {
      bullets: met.length === 1 ? BigInt(used) : 0n,
      staked: worth === 0n ? 0n : (staked * BigInt(fishKinds[code].mean)) / worth,
      returned: 0n,
    },
  ])
  if (met.length > 1 && parts[0]) parts[0][1].bullets = BigInt(used)
  for (const { code, multiple, by } of taken) {
    const part = parts.find(([fish]) => fish === (by ?? code))
    if (part) part[1].returned += stake * BigInt(multiple)
  }
  return parts
}
