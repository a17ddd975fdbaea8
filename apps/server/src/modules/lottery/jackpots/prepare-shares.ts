// SPDX-License-Identifier: Apache-2.0
import { jackpotsOf, startIn, type JackpotTerms } from '@tessera/rules/lottery/jackpots'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { hasJackpots, paidOf } from '@tessera/rules/lottery/shared-prizes'
import { parseResult } from '@tessera/rules/lottery/winning-number'
import { floorToCoin } from '@tessera/rules/currencies/whole-coins'
import { add, multiply, zero, type Amount } from '@tessera/rules/money'
import { accountBalance, operatorAccount, post } from '../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Draw } from '../draws/draw-store.ts'
import { lotteryPurpose } from '../games/lottery-vendor.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { countWinners, type Counted } from './count-winners.ts'
import { insertDrawJackpot } from './draw-jackpots.ts'
import {
  insertShare,
  isPrepared,
  lockJackpot,
  markPrepared,
  saveJackpot,
  type JackpotKey,
} from './jackpot-store.ts'
import { capsOfDraw, exceededCaps, insertCap } from './prize-cap-store.ts'

/**
 * Prepares the shared prizes of a draw whose result is known, once and before its first ticket is settled.
 * Each jackpot gets its part of the stakes; if somebody won it, their money goes to the account that pays
 * tickets, and the jackpot starts anew. Of capped prizes it stores those that their winners share. All of it is
 * one transaction, which a second run leaves as it is. A draw without shared prizes and a void one need nothing:
 * their jackpots stay as they are.
 */
export async function prepareShares(deps: LotteryDeps, draw: Draw): Promise<void> {
  const lottery = lotteryOf(draw.gameCode)
  if (!lottery || draw.status !== 'drawn') return
  if (!hasJackpots(lottery)) return prepareCaps(deps, draw)
  if (await isPrepared(deps.database, draw.id)) return
  const terms = jackpotsOf(lottery, await deps.settings.read('lottery.jackpots'))
  const counted = await countWinners(deps.database, lottery, draw)
  await deps.database.transaction(async (tx) => {
    if (!(await markPrepared(tx, draw.id, deps.clock.now()))) return
    for (const currency of [...counted.keys()].toSorted())
      for (const jackpot of terms)
        await prepareJackpot(tx, draw, { jackpot, currency, counted: counted.get(currency) })
  })
}

async function prepareCaps({ database, clock }: LotteryDeps, draw: Draw): Promise<void> {
  const caps = await capsOfDraw(database, draw.id)
  if (caps.length === 0 || (await isPrepared(database, draw.id))) return
  const lottery = lotteryOf(draw.gameCode)
  const result = lottery && parseResult(lottery, draw.winningNumber ?? '')
  if (!result) throw new Error(`the result of ${draw.gameCode} ${draw.numero} cannot be read`)
  const shared = await exceededCaps(database, { drawId: draw.id, caps, result, status: 'open' })
  await database.transaction(async (tx) => {
    if (!(await markPrepared(tx, draw.id, clock.now()))) return
    for (const each of shared) await insertCap(tx, draw.id, each)
  })
}

async function prepareJackpot(
  tx: Tx,
  draw: Draw,
  { jackpot, currency, counted }: { jackpot: JackpotTerms; currency: string; counted: Counted | undefined },
): Promise<void> {
  const { gameCode, tier, percent } = jackpot
  const key: JackpotKey = { gameCode, tier, currency }
  const account = await operatorAccount(tx, jackpotPurpose(key), currency)
  const lottery = await operatorAccount(tx, lotteryPurpose, currency)
  const start = startIn(jackpot, currency)
  const move = async (way: 'in' | 'out', amount: Amount, cause: string): Promise<void> => {
    if (amount === 0n) return
    const [from, to] = way === 'in' ? [lottery, account] : [account, lottery]
    const externalId = `${draw.id}/${tier}/${currency}`
    const [posted] = await post(tx, [{ from, to, amount, kind: 'jackpot', cause, externalId }])
    if (posted?.status !== 'posted')
      throw new Error(`${cause} of draw ${draw.id} was not posted: ${posted?.status}`)
  }
  if (await lockJackpot(tx, key)) await move('in', start, 'lottery.jackpotOpen')
  const part = multiply(counted?.staked ?? zero, BigInt(Math.round(percent * 100)), 10_000n)
  await move('in', floorToCoin(part, currency), 'lottery.jackpotPart')
  const winning = counted?.winning.get(tier) ?? []
  const pool = await accountBalance(tx, account)
  await insertDrawJackpot(tx, draw.id, { tier, currency, pool, start })
  if (winning.length > 0 && pool > 0n) {
    const staked = winning.reduce(add, zero)
    const paid = paidOf({ pool, staked, currency }, winning)
    await insertShare(tx, draw.id, { tier, currency, pool, staked, picks: winning.length, paid })
    await move('out', paid, 'lottery.jackpotWon')
    await move('in', start, 'lottery.jackpotAgain')
  }
  await saveJackpot(tx, key, await accountBalance(tx, account))
}

/** The operator account that has a jackpot's money. */
export const jackpotPurpose = ({ gameCode, tier }: Omit<JackpotKey, 'currency'>): string =>
  `lottery:${gameCode}:${tier}`
