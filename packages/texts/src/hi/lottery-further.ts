// SPDX-License-Identifier: Apache-2.0
import type { lotteryFurther as source } from '../en/lottery-further.ts'
import type { Translated } from '../translated.ts'

/** Lotteries with jackpots, of Thailand, Laos and Hanoi, and further plays of Keno. */
export const lotteryFurther: Translated<typeof source> = {
  'lottery.group.VIETLOTT': 'जैकपॉट',
  'lottery.group.SEA': 'थाईलैंड, लाओस, हनोई',
  'lottery.jackpot': 'जैकपॉट',
  'lottery.jackpot.second': 'दूसरा जैकपॉट',
  'lottery.jackpot.fair':
    'तय इनाम लंबे समय में दांव का {rtp} % लौटाते हैं। और {percent} % जैकपॉट में जाता है, जो किसी के जीतने तक बढ़ता है और समय के साथ लौटता है। एक ड्रॉ के सभी विजेता जैकपॉट को अपने दांव के अनुपात में बांटते हैं, और शुरुआती राशि हम डालते हैं।',
  'lottery.row.first': 'पहला इनाम',
  'lottery.row.front3': 'पहले तीन',
  'lottery.row.last3': 'आखिरी तीन',
  'lottery.row.last2': 'आखिरी दो',
  'lottery.row.bonus': 'बोनस गेंद',
  'lottery.row.special': 'विशेष गेंद',
  'lottery.play.top': 'आखिरी {digits}, ऊपर',
  'lottery.play.tod': 'आखिरी तीन, ऊपर, किसी भी क्रम में',
  'lottery.play.bottom': 'आखिरी {digits}, नीचे',
  'lottery.play.runTop': 'ऊपर के तीन में अंक',
  'lottery.play.runBottom': 'नीचे के दो में अंक',
  'lottery.play.balls': 'सभी {count} गेंदें',
  'lottery.play.oneNumber': 'एक संख्या',
  'lottery.play.twoNumbers': 'दो संख्याएं',
  'lottery.play.lowHigh': 'छोटी या बड़ी गेंदें ज़्यादा',
  'lottery.play.moreOddEven': 'विषम या सम गेंदें ज़्यादा',
  'lottery.play.elements': 'पांच तत्व',
  'lottery.play.bookmakerPick': 'बुकमेकर चुनाव {count}',
  'lottery.side.up': 'छोटा',
  'lottery.side.down': 'बड़ा',
  'lottery.side.metal': 'धातु',
  'lottery.side.wood': 'लकड़ी',
  'lottery.side.water': 'जल',
  'lottery.side.fire': 'अग्नि',
  'lottery.side.earth': 'पृथ्वी',
  'lottery.hits.special': '{count} सही + विशेष',
  'lottery.tier.twoAny': 'किसी भी इनाम के दो',
  'lottery.tier.oneFirst': 'DB में से एक',
  'lottery.tier.oneAny': 'किसी और इनाम का एक',
  'lottery.pick.special': 'चुनने की गेंदें: {count}, और एक विशेष गेंद',
}
