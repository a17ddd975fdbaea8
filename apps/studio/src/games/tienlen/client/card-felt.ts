// SPDX-License-Identifier: Apache-2.0
import { createClimbingFelt } from '../../../runtime/card-room/climbing/climbing-felt.ts'
import { climbingKeys } from '../../../runtime/card-room/climbing/climbing-keys.ts'
import type { CardFeltModule } from '../../../runtime/card-room/felt.ts'
import { t } from '../../../runtime/texts.ts'
import { tienLenPlays } from '../tienlen-plays.ts'
import { tienLenDefaults } from '../tienlen-rules.ts'

/** Tiến Lên for four. */
export const tienlen: CardFeltModule = {
  createFelt: (host) => createClimbingFelt(host, tienLenPlays(tienLenDefaults)),
  keys: climbingKeys,
  rules: () => [
    t('studio.tienlen.rules.play'),
    t('studio.tienlen.rules.chop'),
    t('studio.tienlen.rules.pay'),
    t('studio.climbing.rules.rake'),
  ],
}
