// SPDX-License-Identifier: Apache-2.0
import type { PlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import { memberByUsername } from '@tessera/server/src/modules/members/index.ts'
import { givePoints, insertReward } from '@tessera/server/src/modules/rewards/index.ts'
import { demoBrands } from '../brands/brands.ts'
import { mallRewards } from './mall-rewards.ts'

/** The demo member's initial points: a gift of the installation, posted like any other. */
const startingPoints = 12_500n

/** Rewards for the points mall of each brand, and points for the demo member of each. */
export async function fillMall({ platform: { database, clock, settings } }: PlatformServer): Promise<void> {
  const nowMs = clock.now()
  for (const { code } of demoBrands) {
    const { symbol } = await settings.of(code).read('site.currency')
    await database.transaction(async (tx) => {
      for (const reward of mallRewards(code, symbol)) await insertReward(tx, reward, nowMs)
      const demo = await memberByUsername(tx, code, 'demo')
      if (demo)
        await givePoints(tx, {
          memberId: demo.id,
          points: startingPoints,
          cause: 'seed.points',
          externalId: code,
        })
    })
  }
}
