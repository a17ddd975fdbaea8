// SPDX-License-Identifier: Apache-2.0
import type { center as source } from '../en/center.ts'
import type { Translated } from '../translated.ts'

/** Small pages of the member centre, and its frame. */
export const center: Translated<typeof source> = {
  'center.transferFund': 'Transfer',
  'center.transferUpline': 'Transfer sa upline',
  'center.personalProfit': 'Kita at lugi',
  'center.bonusDetails': 'Mga bonus',
  'center.messageV2': 'Mga mensahe',
  'center.playerRank': 'Rank sa VIP',
  'center.broken': 'Hindi mabuksan ang member center',
  'center.promotions': 'Tingnan ang mga promo',
  'center.transferFund.main': 'Pangunahing wallet',
  'center.transferFund.wallets': 'Mga wallet mo',
  'center.transferFund.maintenance': 'Nasa maintenance',
  'center.transferFund.onItsWay': 'Papunta ang {amount} sa: {wallet}',
  'center.transferFund.from': 'Mula sa',
  'center.transferFund.to': 'Papunta sa',
  'center.transferFund.swap': 'Pagpalitin ang dalawang wallet',
  'center.transferFund.all': 'Lahat: {amount}',
  'center.transferFund.returnAll': 'Ibalik ang lahat',
  'center.transferFund.returned': 'Nasa pangunahing wallet mo na ang lahat',
  'center.transferFund.notReturned':
    'Hindi sumagot ang lahat ng wallet. Ligtas ang pera mo, subukan ulit mamaya.',
  'center.transferFund.pending': 'Papunta na ang {amount}. Makikita mo rito kapag dumating na.',
  'center.transferFund.hint':
    'Ang mga laro ng vendor na may sariling wallet ay nilalaro gamit ang pera sa wallet na iyon. Hindi binibilang doon ang mga limit mo sa paglalaro. Wala sa talaan ng taya mo rito ang mga taya roon, at hindi binibilang sa turnover.',
  'center.transferFund.emptyHint':
    'Walang studio rito na may sariling wallet, kaya walang kailangang i-transfer.',
  'center.transfer.to': 'Mag-transfer kay {account}',
  'center.transfer.hint': 'Agad itong dumarating at hindi na mababawi.',
  'center.transfer.done': 'Nailipat na ang {amount}',
  'center.personalProfit.empty': 'Wala pang laman dito',
  'center.personalProfit.emptyHint': 'Nasa record ng mga taya ang bawat taya mo.',
  'center.personalProfit.action': 'Buksan ang record ng mga taya',
  'center.bonusDetails.empty': 'Wala pang bonus',
  'center.bonusDetails.emptyHint': 'Ililista rito ang mga bonus na matatanggap mo.',
  'center.avatar': 'Larawan mo',
  'center.avatar.all': 'Mga larawang mapagpipilian',
  'center.avatar.one': 'Larawan {number}',
}
