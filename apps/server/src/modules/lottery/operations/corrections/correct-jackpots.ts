// SPDX-License-Identifier: Apache-2.0
import type { DrawResult, Lottery } from '@tessera/rules/lottery/lottery'
import { jackpotMove } from '@tessera/rules/lottery/corrected-jackpots'
import { hasJackpots, paidOf } from '@tessera/rules/lottery/shared-prizes'
import { add, negate, zero, type Amount } from '@tessera/rules/money'
import { accountBalance, operatorAccount, post } from '../../../ledger/index.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { lotteryPurpose } from '../../games/lottery-vendor.ts'
import { countTicket, type Counted } from '../../jackpots/count-winners.ts'
import { jackpotsOfDraw } from '../../jackpots/draw-jackpots.ts'
import { lockJackpot, saveJackpot } from '../../jackpots/jackpot-store.ts'
import { jackpotPurpose } from '../../jackpots/prepare-shares.ts'
import { gameCodeOfDraw } from '../operated-draw-store.ts'
import {
  correctedJackpots,
  lockJackpotsOf,
  planJackpot,
  saveMoved,
  type CorrectedJackpot,
} from './correction-shares.ts'
import type { Correction } from './correction-store.ts'
import { settledTickets, type Settled } from './settled-tickets.ts'

const cause = 'lottery.jackpotCorrection'

/**
 * Finds who shares the jackpots of a draw by the corrected numbers: the pool of the draw, as it was then. Its tickets
 * are settled and no longer change, so a second run plans the same.
 */
export async function planJackpots(
  deps: Platform,
  correction: Correction,
  { lottery, to }: { lottery: Lottery; to: DrawResult },
): Promise<CorrectedJackpot[]> {
  if (!hasJackpots(lottery)) return []
  const byCurrency = new Map<string, Counted>()
  for (let after: Settled | undefined; ;) {
    const { list, last } = await settledTickets(deps, correction, after)
    for (const { ticket } of list) countTicket(byCurrency, { lottery, result: to }, ticket)
    if (!last) break
    after = last
  }
  for (const { tier, currency, pool, start, ...before } of await jackpotsOfDraw(
    deps.database,
    BigInt(correction.drawId),
  )) {
    const winning = pool > 0n ? (byCurrency.get(currency)?.winning.get(tier) ?? []) : []
    const staked = winning.reduce(add, zero)
    const after = { staked, paid: staked > 0n ? paidOf({ pool, staked, currency }, winning) : zero }
    await planJackpot(deps.database, correction.id, {
      ...{ tier, currency, pool, start, before, after },
      picks: winning.length,
    })
  }
  return correctedJackpots(deps.database, correction.id)
}

/**
 * Puts what a correction changes into the jackpots of today, or takes it out of them, once: between the account that
 * pays tickets and that of each jackpot. Draws of the same jackpot wait.
 */
export async function moveJackpots({ database, clock }: Platform, correction: Correction): Promise<void> {
  await database.transaction(async (tx) => {
    await lockJackpotsOf(tx, correction.id)
    for (const jackpot of await correctedJackpots(tx, correction.id))
      if (jackpot.moved === undefined) await moveJackpot(tx, correction, jackpot, clock.now())
  })
}

async function moveJackpot(
  tx: Tx,
  { id, drawId }: Correction,
  { tier, currency, start, change }: CorrectedJackpot,
  nowMs: number,
): Promise<void> {
  const gameCode = await gameCodeOfDraw(tx, drawId)
  if (gameCode === undefined) throw new Error(`the draw ${drawId} is gone`)
  const key = { gameCode, tier, currency }
  await lockJackpot(tx, key)
  const account = await operatorAccount(tx, jackpotPurpose(key), currency)
  const moved = jackpotMove(change, { current: await accountBalance(tx, account), start })
  if (moved !== 0n) {
    const lottery = await operatorAccount(tx, lotteryPurpose, currency)
    const [from, to, amount]: [typeof account, typeof account, Amount] =
      moved > 0n ? [lottery, account, moved] : [account, lottery, negate(moved)]
    const externalId = `${id}/${tier}/${currency}`
    const [posted] = await post(tx, [{ from, to, amount, kind: 'jackpot', cause, externalId }])
    if (posted?.status !== 'posted')
      throw new Error(`${cause} ${externalId} was not posted: ${posted?.status}`)
    await saveJackpot(tx, key, await accountBalance(tx, account))
  }
  await saveMoved(tx, id, { tier, currency, moved, nowMs })
}
