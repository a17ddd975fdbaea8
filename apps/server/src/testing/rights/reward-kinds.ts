// SPDX-License-Identifier: Apache-2.0
import { freshIp } from './fresh-ip.ts'
import { randomUUID } from 'node:crypto'
import { units } from '@tessera/rules/money'
import { offerReward } from '../../modules/reward-centre/index.ts'
import { sql } from '../../platform/db/index.ts'
import type { Person, RightsSetup } from './people.ts'
import type { Thing } from './thing.ts'

async function rewardFor({ server }: RightsSetup, { id, name }: Person): Promise<number> {
  const [reference, nowMs] = [`rights/${randomUUID()}`, server.clock.now()]
  const { database } = server.platform
  await database.transaction((tx) =>
    offerReward(
      tx,
      {
        memberId: id,
        source: 'EVENT',
        title: { words: { EN: name } },
        amount: units(1),
        currency: 'USD',
        expiresAtMs: nowMs + 86_400_000,
        wagerTimes: 0,
        reference,
      },
      nowMs,
    ),
  )
  const row = await database.one<{ id: bigint }>(
    sql`select id from reward_on_offer where reference = ${reference}`,
  )
  return Number(row?.id)
}

export const rewardKinds = {
  /** A reward that the person may claim. */
  rewardOnOffer: { owner: 'member', make: rewardFor },
  /** The same for operators, who may cancel it. */
  rewardToCancel: { owner: 'platform', make: rewardFor },
  mission: {
    owner: 'platform',
    make: async ({ operators: { admin } }, { brand }) =>
      (
        await admin.call(
          'backoffice.addMission',
          {
            brandCode: brand,
            kind: 'DAILY',
            titles: { EN: 'Bet 100 today' },
            counts: 'VALID_BETS',
            gameType: null,
            vendor: null,
            target: 100,
            reward: 5,
            wagerTimes: 0,
            startTime: 0,
            endTime: null,
            budget: 100,
            enabled: true,
            position: 10,
          },
          { ip: freshIp() },
        )
      ).envelope.value.missionId,
  },
} satisfies Record<string, Thing>
