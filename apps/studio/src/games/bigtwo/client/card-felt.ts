// SPDX-License-Identifier: Apache-2.0
import { createClimbingFelt } from '../../../runtime/card-room/climbing/climbing-felt.ts'
import { climbingKeys } from '../../../runtime/card-room/climbing/climbing-keys.ts'
import type { CardFeltModule } from '../../../runtime/card-room/felt.ts'
import { t } from '../../../runtime/texts.ts'
import { bigTwoPlays } from '../bigtwo-plays.ts'
import { bigTwoDefaults } from '../bigtwo-rules.ts'

/** Big Two for four. */
export const bigtwo: CardFeltModule = {
  createFelt: (host) => createClimbingFelt(host, bigTwoPlays(bigTwoDefaults.straightToTwo)),
  keys: climbingKeys,
  rules: () => [
    t('studio.bigtwo.rules.play'),
    t('studio.bigtwo.rules.five'),
    t('studio.bigtwo.rules.pay'),
    t('studio.climbing.rules.rake'),
  ],
}
