// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'

export type LotteryGroup = CallOutput<'lottery.menus'>[number]
/** A lottery as in the menus. */
export type LotteryGame = LotteryGroup['gameMenus'][number]
/** The current plays and odds of a lottery. */
export type Offer = CallOutput<'lottery.odds'>
export type PlayOffer = Offer['playTypes'][number]
export type OpenedDraw = CallOutput<'lottery.openedNumbers'>['list'][number]
export type LotteryTicket = CallOutput<'lottery.tickets'>['list'][number]
/** A ticket as everybody who has its code sees it. */
export type PublicTicket = CallOutput<'lottery.checkTicket'>
