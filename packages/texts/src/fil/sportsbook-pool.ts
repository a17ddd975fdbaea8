// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'Sarado na ang pagtaya sa labang ito',
  'sportsbook.reason.pool_cancelled':
    'Kinansela ang pool: ang isang panig ay magbabalik ng 1.07 o mas mababa, o walang taya',
  'sportsbook.pool': 'Pool',
  'sportsbook.pool.about':
    'Ang mga taya sa dalawang panig ay bumubuo ng isang pool. {percent} % nito ang komisyon; ang natitira ay hati-hati ng mga tumaya sa nanalo.',
  'sportsbook.pool.changes':
    'Nagbabago ang ibabalik ng isang panig sa bawat taya, hanggang magsara ang pagtaya sa simula ng laban.',
  'sportsbook.pool.back':
    'Ibinabalik ang lahat ng taya kapag tabla. Gayundin kung ang isang panig ay magbabalik ng 1.07 o mas mababa, o walang taya: kinakansela ang pool.',
  'sportsbook.pool.returns': 'Balik ngayon',
  'sportsbook.pool.noStakes': 'Wala pang taya',
  'sportsbook.pool.on': 'Tumaya sa {side}',
  'sportsbook.pool.hint':
    'Ilagay ang taya, saka pindutin ang isang panig. Papasok agad ito at hindi na mababawi.',
  'sportsbook.pool.low': 'Hindi bababa sa {amount}',
  'sportsbook.pool.high': 'Hindi hihigit sa {amount}',
  'sportsbook.pool.placed': 'Nasa pool na ang {amount} sa {side}.',
  'sportsbook.pool.closed': 'Sarado na ang pagtaya sa labang ito',
  'sportsbook.pool.mine': 'Mga taya ko sa labang ito',
  'sportsbook.pool.bets': 'Mga taya sa pool',
  'sportsbook.pool.none': 'Wala kang taya sa mga pool.',
  'sportsbook.pool.ifWins': 'Ibabalik ngayon kung manalo',
  'sportsbook.pool.rule':
    'Ang panalong taya ay magbabalik ng bahagi nito sa pool matapos ang komisyon, pababa sa pinakamaliit na barya.',
  'sportsbook.pool.commission': 'Komisyon',
}
