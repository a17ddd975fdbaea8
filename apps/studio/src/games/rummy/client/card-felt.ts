// SPDX-License-Identifier: Apache-2.0
import type { CardFeltModule } from '../../../runtime/card-room/felt.ts'
import { t } from '../../../runtime/texts.ts'
import { createRummyFelt } from './rummy-felt.ts'

/** Points rummy for two to six. */
export const rummy: CardFeltModule = {
  createFelt: createRummyFelt,
  keys: [
    ['← →', t('studio.climbing.choose')],
    ['D', t('studio.rummy.draw')],
    ['G', t('studio.rummy.group')],
    ['A', t('studio.rummy.arrange')],
    ['Enter', t('studio.rummy.discard')],
  ],
  rules: () => [
    t('studio.rummy.rules.play'),
    t('studio.rummy.rules.groups'),
    t('studio.rummy.rules.pay'),
    t('studio.climbing.rules.rake'),
  ],
}
