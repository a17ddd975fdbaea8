// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBets as source } from '../en/sportsbook-bets.ts'
import type { Translated } from '../translated.ts'

/** What bets on the sportsbook are refused for. */
export const sportsbookBets: Translated<typeof source> = {
  'fault.sportsbook.unknownBet': 'Walang ganitong taya',
  'fault.sportsbook.unknownMarket': 'Walang ganitong merkado',
  'fault.sportsbook.slipRefused': 'Hindi maaaring pagsamahin ang mga napiling ito sa ganitong uri ng taya',
  'fault.sportsbook.marketClosed': 'May merkadong hindi tumatanggap ng taya ngayon',
  'fault.sportsbook.priceChanged': 'Nagbago ang odds',
  'fault.sportsbook.scoreChanged': 'Nagbago ang iskor',
  'fault.sportsbook.stakeTooSmall': 'Mas mababa sa minimum ang taya',
  'fault.sportsbook.stakeTooLarge': 'Mas mataas ang taya kaysa sa pinapayagan',
  'fault.sportsbook.stakeTooFine': 'Walang ganoon kaliit na barya ang salaping ito',
}
