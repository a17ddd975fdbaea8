// SPDX-License-Identifier: Apache-2.0
import type { rewards as source } from '../en/rewards.ts'
import type { Translated } from '../translated.ts'

/** The winners board. */
export const rewards: Translated<typeof source> = {
  'rewards.winners': 'أحدث الأرباح',
  'rewards.winners.all': 'كل الفائزين',
  'rewards.winners.stop': 'إيقاف شريط الفائزين',
  'rewards.winners.move': 'تشغيل شريط الفائزين',
  'rewards.winners.player': 'اللاعب',
  'rewards.winners.game': 'اللعبة',
  'rewards.winners.amount': 'الربح',
  'rewards.winners.empty': 'لم يفز أحد بعد. قد تكون الأول.',
}
