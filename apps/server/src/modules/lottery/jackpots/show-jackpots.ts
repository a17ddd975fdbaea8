// SPDX-License-Identifier: Apache-2.0
import { jackpotsOf, startIn } from '@tessera/rules/lottery/jackpots'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { hasJackpots } from '@tessera/rules/lottery/shared-prizes'
import type { Amount } from '@tessera/rules/money'
import type { Queries } from '../../../platform/db/index.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { jackpotAmounts } from './jackpot-store.ts'

/** The jackpots of a lottery as pages show them. */
export type VisibleJackpots = (lottery: Lottery) => { tier: string; amount: Amount; percent: number }[]

/**
 * Reads the jackpots in the currency of a brand. One without a draw so far has its starting amount, which is
 * put in when its first draw is made.
 */
export async function readJackpots(
  db: Queries,
  { settings }: Pick<LotteryDeps, 'settings'>,
  { brandCode, of }: { brandCode: string; of: readonly Lottery[] },
): Promise<VisibleJackpots> {
  if (!of.some(hasJackpots)) return () => []
  const { code: currency } = await settings.of(brandCode).read('site.currency')
  const own = await settings.read('lottery.jackpots')
  const amounts = await jackpotAmounts(db, currency)
  return (lottery) =>
    jackpotsOf(lottery, own).map((terms) => ({
      tier: terms.tier,
      amount: amounts.get(`${terms.gameCode} ${terms.tier}`) ?? startIn(terms, currency),
      percent: terms.percent,
    }))
}
