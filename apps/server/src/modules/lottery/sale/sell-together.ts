// SPDX-License-Identifier: Apache-2.0
import { Fault, fault, type OperationOutput } from '@tessera/contract'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { balancesOfLocked, lockAccounts, operatorAccount, type Account } from '../../ledger/index.ts'
import { membersById } from '../../members/index.ts'
import { pushBalances } from '../../wallet/index.ts'
import type { TogetherHandler } from '../../../platform/http/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { lockDrawOnSale, type Draw } from '../draws/draw-store.ts'
import { liabilitiesOn } from '../exposure/exposure-store.ts'
import { ownLiabilities } from '../exposure/member-share.ts'
import { lotteryOfId } from '../games/game-ids.ts'
import { lotteryPurpose } from '../games/lottery-vendor.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { showTicket } from '../tickets/show-ticket.ts'
import { admitInOrder, OwnUnknown, type Sold, type Standing } from './admit-in-order.ts'
import { prepareBuyer, readKnown, type AskedBet, type Buyer } from './prepare-buyer.ts'
import { saveSold } from './save-sold.ts'

type Sale = OperationOutput<'lottery.bet'> | Fault

/**
 * Sells the tickets that are asked for at the same moment in one transaction, so that those of one draw do not wait for
 * each other's commit. Says to each what `placeBet` would. Locks the accounts, then the draw, as everything does.
 */
export const sellTogether = (deps: LotteryDeps): TogetherHandler<'lottery.bet'> => ({
  groupOf: ({ gameId }) => lotteryOfId(gameId)?.gameCode ?? '',
  async answer(tx, asked) {
    const lottery = lotteryOfId(asked[0]?.input.gameId ?? 0)
    if (!lottery) return asked.map(() => fault('lottery.unknownGame'))
    const answers = await sell(deps, tx, lottery, asked)
    return asked.map((one) => answers.get(one))
  },
})

/** The answers; of requests that are sold by themselves there is none. */
async function sell(
  deps: LotteryDeps,
  tx: Tx,
  lottery: Lottery,
  asked: readonly AskedBet[],
): Promise<Map<AskedBet, Sale>> {
  const answers = new Map<AskedBet, Sale>()
  const memberIds = asked.map(({ context }) => context.member.memberId)
  const known = await readKnown(tx, lottery, { memberIds, nowMs: deps.clock.now() })
  const buyers: Buyer[] = []
  for (const one of asked)
    try {
      const buyer = await prepareBuyer(deps, one, known)
      if (buyer) buyers.push(buyer)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      answers.set(one, error)
    }
  if (buyers.length === 0 || !known.draw) return answers
  const { operatorOf, ...standing } = await lockAll(deps, tx, known.draw, buyers)
  const decided = await admitAll(tx, lottery, buyers, standing)
  const sold = decided.filter((one): one is Sold => !(one instanceof Fault))
  if (sold.length > 0)
    await saveSold(tx, known.draw.id, sold, { memo: `${lottery.name} ${known.draw.numero}`, operatorOf })
  for (const [index, { asked: one }] of buyers.entries())
    answers.set(one, saleOf(decided[index]!, standing.draw))
  tx.afterCommit(() => {
    pushBalances(
      deps,
      sold.map(({ ticket }) => ticket),
    ).catch((error: unknown) => deps.log.warn({ error: String(error) }, 'balances could not be pushed'))
  })
  return answers
}

/** Decides who gets a ticket. What buyers have of the draw is read only once it is so crowded that it may be too much. */
async function admitAll(
  tx: Tx,
  lottery: Lottery,
  buyers: readonly Buyer[],
  standing: Standing,
): Promise<(Sold | Fault)[]> {
  try {
    return admitInOrder(lottery, buyers, standing)
  } catch (error) {
    if (!(error instanceof OwnUnknown)) throw error
    const memberIds = buyers.map(({ memberId }) => memberId)
    const ownOf = await ownLiabilities(tx, { id: standing.draw.id, lottery }, memberIds)
    return admitInOrder(lottery, buyers, { ...standing, ownOf })
  }
}

/** Locks what a batch changes and reads how it stands then. The queries travel together and are carried out in order. */
async function lockAll(
  { clock }: LotteryDeps,
  tx: Tx,
  draw: Draw,
  buyers: readonly Buyer[],
): Promise<Standing & { operatorOf: Map<string, Account> }> {
  const accounts = buyers.map(({ cash }) => cash)
  const limited = buyers.filter(({ terms }) => terms.numberLimits.most > 0n).flatMap(({ own }) => own.flat())
  const currencies = [...new Set(buyers.map(({ currency }) => currency))]
  const [, locked, cash, members, liabilities, operators] = await Promise.all([
    lockAccounts(
      tx,
      accounts.map(({ id }) => id),
    ),
    lockDrawOnSale(tx, draw.id),
    balancesOfLocked(tx, accounts),
    // The wait for the locks may have been long, and a member who was shut out meanwhile may not bet.
    membersById(
      tx,
      buyers.map(({ memberId }) => memberId),
    ),
    limited.length === 0 ? new Map() : liabilitiesOn(tx, draw.id, [...new Set(limited)]),
    Promise.all(
      currencies.map(
        async (currency) => [currency, await operatorAccount(tx, lotteryPurpose, currency)] as const,
      ),
    ),
  ])
  return {
    // Only now: betting closes by the clock at this step.
    nowMs: clock.now(),
    draw: { ...draw, ...locked },
    mayPlay: (memberId) => members.get(memberId)?.enabled === true,
    cash,
    liabilities,
    operatorOf: new Map(operators),
  }
}

function saleOf(decided: Sold | Fault, draw: Draw): Sale {
  if (decided instanceof Fault) return decided
  const { ticket, balance, buyer } = decided
  const ofBuyer = showTicket({ ticket, ...draw, winningNumber: '' }, buyer.terms.cancelMinutes)
  return { ticket: ofBuyer, tickets: [ofBuyer], balance }
}
