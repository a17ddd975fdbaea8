// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBets as source } from '../en/sportsbook-bets.ts'
import type { Translated } from '../translated.ts'

/** What bets on the sportsbook are refused for. */
export const sportsbookBets: Translated<typeof source> = {
  'fault.sportsbook.unknownBet': 'Cược này không tồn tại',
  'fault.sportsbook.unknownMarket': 'Thị trường này không tồn tại',
  'fault.sportsbook.slipRefused': 'Không thể ghép các lựa chọn này trong loại cược này',
  'fault.sportsbook.marketClosed': 'Có thị trường hiện không nhận cược',
  'fault.sportsbook.priceChanged': 'Tỷ lệ cược đã thay đổi',
  'fault.sportsbook.scoreChanged': 'Tỷ số đã thay đổi',
  'fault.sportsbook.stakeTooSmall': 'Tiền cược dưới mức tối thiểu',
  'fault.sportsbook.stakeTooLarge': 'Tiền cược vượt mức cho phép của cược này',
  'fault.sportsbook.stakeTooFine': 'Tiền tệ này không có đơn vị nhỏ như vậy',
}
