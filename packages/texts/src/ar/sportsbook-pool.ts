// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'أُغلق الرهان على هذا القتال',
  'sportsbook.reason.pool_cancelled': 'أُلغي المجمّع: كان أحد الطرفين سيعيد 1.07 أو أقل، أو لم يراهن عليه أحد',
  'sportsbook.pool': 'المجمّع',
  'sportsbook.pool.about':
    'رهانات الطرفين تشكّل مجمّعًا واحدًا. العمولة {percent} % منه، ويتقاسم الباقي من راهنوا على الفائز.',
  'sportsbook.pool.changes': 'ما يعيده كل طرف يتغير مع كل رهان، حتى يُغلق الرهان عند بدء القتال.',
  'sportsbook.pool.back':
    'تُعاد كل الرهانات عند التعادل. وتُعاد أيضًا إذا كان أحد الطرفين سيعيد 1.07 أو أقل أو لم يراهن عليه أحد: عندها يُلغى المجمّع.',
  'sportsbook.pool.returns': 'العائد الآن',
  'sportsbook.pool.noStakes': 'لا رهانات بعد',
  'sportsbook.pool.on': 'راهن على {side}',
  'sportsbook.pool.hint': 'أدخل مبلغًا ثم اضغط على طرف. يُسجَّل الرهان فورًا ولا يمكن سحبه.',
  'sportsbook.pool.low': '{amount} على الأقل',
  'sportsbook.pool.high': '{amount} على الأكثر',
  'sportsbook.pool.placed': '{amount} على {side} في المجمّع الآن.',
  'sportsbook.pool.closed': 'أُغلق الرهان على هذا القتال',
  'sportsbook.pool.mine': 'رهاناتي على هذا القتال',
  'sportsbook.pool.bets': 'رهانات المجمّع',
  'sportsbook.pool.none': 'ليست لديك رهانات في المجمّعات.',
  'sportsbook.pool.ifWins': 'العائد الآن عند الفوز',
  'sportsbook.pool.rule': 'الرهان الفائز يعيد حصته من المجمّع بعد العمولة، مقرّبة إلى أدنى وحدة نقدية.',
  'sportsbook.pool.commission': 'العمولة',
}
