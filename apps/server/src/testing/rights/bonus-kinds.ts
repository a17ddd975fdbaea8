// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { grantTo } from '../../modules/bonuses/bonuses-for-tests.ts'
import { sql } from '../../platform/db/index.ts'
import type { Thing } from './thing.ts'

export const bonusKinds = {
  /** An open bonus, whose turnover is done, so that its owner may still withdraw. */
  bonus: {
    owner: 'member',
    make: async ({ server: { platform } }, { id }) => {
      const bonus = await grantTo(platform, id, units(5))
      await platform.database.query(
        sql`update turnover_requirement set progress = required where id = ${bonus.id}`,
      )
      return bonus.id
    },
  },
} satisfies Record<string, Thing>
