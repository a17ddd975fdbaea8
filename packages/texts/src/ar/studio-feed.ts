// SPDX-License-Identifier: Apache-2.0
import type { studioFeed as source } from '../en/studio-feed.ts'
import type { Translated } from '../translated.ts'

/** The bets of everybody, below a game. */
export const studioFeed: Translated<typeof source> = {
  'studio.feed.title': 'رهانات مباشرة',
  'studio.feed.mine': 'رهاناتي',
  'studio.feed.all': 'الكل',
  'studio.feed.high': 'أرباح كبيرة',
  'studio.feed.none': 'لا رهانات بعد',
  'studio.feed.about':
    'رهانات بالمال في ألعابنا. لا شيء يُظهر أصحابها. الأرباح الكبيرة دفعت عشرة أضعاف الرهان أو أكثر.',
}
