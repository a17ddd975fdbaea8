// SPDX-License-Identifier: Apache-2.0
import type { lotteryFurther as source } from '../en/lottery-further.ts'
import type { Translated } from '../translated.ts'

/** Lotteries with jackpots, of Thailand, Laos and Hanoi, and further plays of Keno. */
export const lotteryFurther: Translated<typeof source> = {
  'lottery.group.VIETLOTT': 'Mga jackpot',
  'lottery.group.SEA': 'Thailand, Laos, Hanoi',
  'lottery.jackpot': 'Jackpot',
  'lottery.jackpot.second': 'Ikalawang jackpot',
  'lottery.jackpot.fair':
    'Ibinabalik ng mga nakapirming premyo ang {rtp} % ng mga taya sa katagalan. Ang isa pang {percent} % ay napupunta sa mga jackpot, na lumalaki hanggang may manalo kaya bumabalik sa paglipas ng panahon. Hinahati ng lahat ng nanalo sa isang bunot ang jackpot ayon sa taya nila, at kami ang naglalagay ng panimulang halaga.',
  'lottery.row.first': 'Unang premyo',
  'lottery.row.front3': 'Unang tatlo',
  'lottery.row.last3': 'Huling tatlo',
  'lottery.row.last2': 'Huling dalawa',
  'lottery.row.bonus': 'Bonus na bola',
  'lottery.row.special': 'Espesyal na bola',
  'lottery.play.top': 'Huling {digits}, itaas',
  'lottery.play.tod': 'Huling tatlo, itaas, anumang ayos',
  'lottery.play.bottom': 'Huling {digits}, ibaba',
  'lottery.play.runTop': 'Digit sa tatlong itaas',
  'lottery.play.runBottom': 'Digit sa dalawang ibaba',
  'lottery.play.balls': 'Lahat ng {count} bola',
  'lottery.play.oneNumber': 'Isang numero',
  'lottery.play.twoNumbers': 'Dalawang numero',
  'lottery.play.lowHigh': 'Mas maraming mababa o mataas na bola',
  'lottery.play.moreOddEven': 'Mas maraming odd o even na bola',
  'lottery.play.elements': 'Limang elemento',
  'lottery.play.bookmakerPick': 'Pumili ng {count} sa odds ng bookmaker',
  'lottery.side.up': 'Mababa',
  'lottery.side.down': 'Mataas',
  'lottery.side.metal': 'Metal',
  'lottery.side.wood': 'Kahoy',
  'lottery.side.water': 'Tubig',
  'lottery.side.fire': 'Apoy',
  'lottery.side.earth': 'Lupa',
  'lottery.hits.special': '{count} tama + espesyal',
  'lottery.tier.twoAny': 'Dalawa sa alinmang premyo',
  'lottery.tier.oneFirst': 'Isa sa DB',
  'lottery.tier.oneAny': 'Isa sa ibang premyo',
  'lottery.pick.special': 'Mga bolang pipiliin: {count}, at isang espesyal na bola',
}
