// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { units } from '@tessera/rules/money'
import { offerReward } from '../../modules/reward-centre/index.ts'
import { sql } from '../../platform/db/index.ts'
import type { Thing } from './thing.ts'

export const rewardKinds = {
  /** A reward that the person may claim. */
  rewardOnOffer: {
    owner: 'member',
    async make({ server }, { id, name }) {
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
    },
  },
} satisfies Record<string, Thing>
