// SPDX-License-Identifier: Apache-2.0
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
  'lottery.unknownHint': 'यहाँ ऐसी कोई लॉटरी नहीं है।',
  'lottery.action': 'लॉटरी स्टूडियो देखें',
  'lottery.all': 'सभी लॉटरी',
  'lottery.lobby': 'गेम',
  'lottery.lobby.hint': 'सभी गेम एक पेज पर।',
  'lottery.group.MB': 'उत्तरी',
  'lottery.group.MT': 'मध्य',
  'lottery.group.MN': 'दक्षिणी',
  'lottery.group.FAST': 'तेज़ ड्रॉ',
  'lottery.group.KENO': 'केनो',
  'fault.lottery.unknownGame': 'यह लॉटरी ज्ञात नहीं है',
  'fault.lottery.unknownDraw': 'यह ड्रॉ ज्ञात नहीं है',
  'fault.lottery.notOnSale': 'यह लॉटरी अभी बिक्री पर नहीं है',
  'fault.lottery.drawClosed': 'इस ड्रॉ पर दाँव बंद हो चुके हैं',
  'fault.lottery.wrongPick': 'यह चयन बेट के इस प्रकार के अनुरूप नहीं है',
  'fault.lottery.belowMinimum': 'एक लॉट का न्यूनतम दाँव {min} है',
  'fault.lottery.aboveMaximum': 'एक लॉट का अधिकतम दाँव {max} है',
  'fault.lottery.shareUsed': 'आपके टिकट इस ड्रॉ में एक सदस्य की सीमा तक पहुँच गए हैं। छोटा दाँव आज़माएँ',
  'fault.lottery.drawFull': 'इस ड्रॉ की सीमा पूरी हो चुकी है। कृपया छोटा दाँव लगाएँ',
}
