// SPDX-License-Identifier: Apache-2.0
import type { lottery as source } from '../en/lottery.ts'
import type { Translated } from '../translated.ts'

/** The lottery areas. */
export const lottery: Translated<typeof source> = {
  'lottery.center': 'Lottery center',
  'lottery.one': 'Lottery',
  'lottery.vietnam': 'Lottery ng Vietnam',
  'lottery.studios': 'Mga lottery studio',
  'lottery.draws': 'Mga draw',
  'lottery.noDraws': 'Walang draw sa ngayon',
  'lottery.noDrawsHint': 'Lalabas dito ang mga draw, resulta, at taya kapag may lottery nang bukas.',
  'lottery.unknown': 'Hindi bukas ang lottery na ito',
  'lottery.unknownHint': 'Walang ganitong lottery rito.',
  'lottery.action': 'Tingnan ang mga studio',
  'lottery.all': 'Lahat ng lottery',
  'lottery.lobby': 'Mga laro',
  'lottery.lobby.hint': 'Lahat ng laro sa iisang pahina.',
  'lottery.group.MB': 'Hilaga',
  'lottery.group.MT': 'Gitna',
  'lottery.group.MN': 'Timog',
  'lottery.group.FAST': 'Mabilis na bola',
  'lottery.group.KENO': 'Keno',
  'fault.lottery.unknownGame': 'Hindi kilala ang loteryang ito',
  'fault.lottery.unknownDraw': 'Hindi kilala ang bolang ito',
  'fault.lottery.notOnSale': 'Hindi ibinebenta ang loteryang ito ngayon',
  'fault.lottery.drawClosed': 'Sarado na ang pagtaya sa bolang ito',
  'fault.lottery.wrongPick': 'Hindi akma ang napili sa uri ng taya',
  'fault.lottery.belowMinimum': 'Ang pinakamaliit na taya sa isang lot ay {min}',
  'fault.lottery.aboveMaximum': 'Ang pinakamalaking taya sa isang lot ay {max}',
  'fault.lottery.shareUsed':
    'Naabot na ng mga tiket mo ang maaaring hawakan ng isang miyembro sa bunot na ito. Subukan ang mas maliit na taya',
  'fault.lottery.drawFull': 'Naabot na ang limitasyon ng draw na ito. Subukan ang mas maliit na taya',
}
