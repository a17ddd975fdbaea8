// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { grantTo } from '../../modules/bonuses/bonuses-for-tests.ts'
import type { Thing } from './thing.ts'

export const bonusKinds = {
  /** A bonus with turnover to be done. */
  bonus: {
    owner: 'member',
    make: async ({ server: { platform } }, { id }) => (await grantTo(platform, id, units(5))).id,
  },
} satisfies Record<string, Thing>
