// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'

export type LotteryGroup = CallOutput<'lottery.menus'>[number]
/** A lottery as the menus show it. */
export type LotteryGame = LotteryGroup['gameMenus'][number]
/** How one may bet on a lottery now. */
export type Offer = CallOutput<'lottery.odds'>
export type PlayOffer = Offer['playTypes'][number]
export type OpenedDraw = CallOutput<'lottery.openedNumbers'>['list'][number]
export type LotteryTicket = CallOutput<'lottery.tickets'>['list'][number]

/** The prize group that is asked for where the platform has named no other (D-113). */
export const prizeMode = 1
