// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import type { OddsTable } from '@tessera/rules/lottery/odds'
import { oddsUnderCap } from '@tessera/rules/lottery/prize-caps'
import { hasJackpots, sharedOdds } from '@tessera/rules/lottery/shared-prizes'
import type { Queries } from '../../../platform/db/index.ts'
import type { Draw } from '../draws/draw-store.ts'
import type { TicketLine } from '../tickets/ticket-store.ts'
import { isPrepared, sharesOfDraw } from './jackpot-store.ts'
import { capsOfDraw, sharedCaps, type SharedCap } from './prize-cap-store.ts'

type SoldLine = Pick<TicketLine, 'playType' | 'odds'>

/** The odds of the shared tiers of a draw, for a line of a ticket in a currency. */
export type Shares = (currency: string, line: SoldLine) => OddsTable

/** Reads what `prepareShares` stored. Throws for a draw with shared prizes that were not prepared. */
export async function sharesOf(db: Queries, draw: Draw): Promise<Shares> {
  const lottery = lotteryOf(draw.gameCode)
  if (!lottery || draw.status === 'void') return () => ({})
  const jackpots = hasJackpots(lottery)
  if (!jackpots && (await capsOfDraw(db, draw.id)).length === 0) return () => ({})
  if (!(await isPrepared(db, draw.id)))
    throw new Error(`the shared prizes of ${draw.gameCode} ${draw.numero} are not prepared`)
  if (!jackpots) return sharesOfCaps(await sharedCaps(db, draw.id))
  const shares = await sharesOfDraw(db, draw.id)
  return (currency) => sharedOdds(shares.filter((share) => share.currency === currency))
}

/** The odds of capped prizes whose winners share the cap. */
export const sharesOfCaps =
  (shared: readonly SharedCap[]): Shares =>
  (currency, { playType, odds }) =>
    Object.fromEntries(
      shared
        .filter((one) => one.currency === currency && one.playType === playType)
        .flatMap((one) => {
          const sold = odds[one.tier]
          return sold ? [[one.tier, oddsUnderCap(sold, one)]] : []
        }),
    )
