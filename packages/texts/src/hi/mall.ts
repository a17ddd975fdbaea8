import type { mall as source } from '../en/mall.ts'
import type { Translated } from '../translated.ts'

/** The points mall. */
export const mall: Translated<typeof source> = {
  'mall.title': 'पॉइंट्स मॉल',
  'mall.hint': 'पॉइंट बेट के साथ मिलते हैं और कभी समाप्त नहीं होते।',
  'mall.empty': 'अभी कोई इनाम नहीं है',
  'mall.emptyHint': 'इनाम उपलब्ध होते ही यहाँ दिखेंगे।',
  'mall.action': 'ऑफ़र देखें',
}
