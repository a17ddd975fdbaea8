// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBets as source } from '../en/sportsbook-bets.ts'
import type { Translated } from '../translated.ts'

/** What bets on the sportsbook are refused for. */
export const sportsbookBets: Translated<typeof source> = {
  'fault.sportsbook.unknownBet': 'Такой ставки нет',
  'fault.sportsbook.unknownMarket': 'Такого рынка нет',
  'fault.sportsbook.slipRefused': 'Эти исходы нельзя объединить в ставку такого вида',
  'fault.sportsbook.marketClosed': 'Один из рынков сейчас не принимает ставки',
  'fault.sportsbook.priceChanged': 'Коэффициенты изменились',
  'fault.sportsbook.scoreChanged': 'Счёт изменился',
  'fault.sportsbook.stakeTooSmall': 'Сумма ставки меньше минимальной',
  'fault.sportsbook.stakeTooLarge': 'Сумма больше, чем допускает эта ставка',
  'fault.sportsbook.stakeTooFine': 'В этой валюте нет такой мелкой единицы',
}
