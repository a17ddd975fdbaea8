// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import type { OddsTable } from '@tessera/rules/lottery/odds'
import { hasJackpots, sharedOdds } from '@tessera/rules/lottery/shared-prizes'
import type { Queries } from '../../../platform/db/index.ts'
import type { Draw } from '../draws/draw-store.ts'
import { isPrepared, sharesOfDraw } from './jackpot-store.ts'

/** The odds of the shared tiers of a draw for tickets in a currency. */
export type Shares = (currency: string) => OddsTable

/** Reads what `prepareShares` stored. Throws for a draw with shared prizes that were not prepared. */
export async function sharesOf(db: Queries, draw: Draw): Promise<Shares> {
  const lottery = lotteryOf(draw.gameCode)
  if (!lottery || !hasJackpots(lottery) || draw.status === 'void') return () => ({})
  if (!(await isPrepared(db, draw.id)))
    throw new Error(`the shared prizes of ${draw.gameCode} ${draw.numero} are not prepared`)
  const shares = await sharesOfDraw(db, draw.id)
  return (currency) => sharedOdds(shares.filter((share) => share.currency === currency))
}
