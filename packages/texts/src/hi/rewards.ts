// SPDX-License-Identifier: Apache-2.0
import type { rewards as source } from '../en/rewards.ts'
import type { Translated } from '../translated.ts'

/** The winners board. */
export const rewards: Translated<typeof source> = {
  'rewards.winners': 'ताज़ा जीत',
  'rewards.winners.all': 'सभी विजेता',
  'rewards.winners.stop': 'विजेताओं की पट्टी रोकें',
  'rewards.winners.move': 'विजेताओं की पट्टी चलाएँ',
  'rewards.winners.player': 'खिलाड़ी',
  'rewards.winners.game': 'गेम',
  'rewards.winners.amount': 'जीत',
  'rewards.winners.empty': 'अभी तक कोई नहीं जीता है। पहले विजेता बनें।',
}
