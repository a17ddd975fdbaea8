import type { lottery as source } from '../en/lottery.ts'
import type { Translated } from '../translated.ts'

/** The lottery areas. */
export const lottery: Translated<typeof source> = {
  'lottery.center': 'लॉटरी केंद्र',
  'lottery.one': 'लॉटरी',
  'lottery.vietnam': 'वियतनामी लॉटरी',
  'lottery.studios': 'लॉटरी स्टूडियो',
  'lottery.draws': 'ड्रॉ',
  'lottery.noDraws': 'इस समय कोई ड्रॉ नहीं है',
  'lottery.noDrawsHint': 'लॉटरी खुलते ही ड्रॉ, नतीजे और बेट यहाँ दिखेंगे।',
  'lottery.unknown': 'यह लॉटरी उपलब्ध नहीं है',
  'lottery.unknownHint': 'यह पता ऐसी लॉटरी का है जो हमारे यहाँ नहीं है।',
  'lottery.action': 'लॉटरी स्टूडियो देखें',
  'lottery.all': 'सभी लॉटरी',
  'lottery.lobby': 'गेम',
  'lottery.lobby.hint': 'हमारे सभी गेम एक पेज पर।',
}
