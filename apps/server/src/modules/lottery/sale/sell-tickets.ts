// SPDX-License-Identifier: Apache-2.0
import { Fault, fault, type OperationOutput } from '@tessera/contract'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { balancesOfLocked, lockAccounts, operatorAccount, type Account } from '../../ledger/index.ts'
import { membersById } from '../../members/index.ts'
import { pushBalances } from '../../wallet/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { lockDrawOnSale, type Draw } from '../draws/draw-store.ts'
import { liabilitiesOn } from '../exposure/exposure-store.ts'
import { ownLiabilities } from '../exposure/member-share.ts'
import { lotteryOfId } from '../games/game-ids.ts'
import { lotteryPurpose } from '../games/lottery-vendor.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { showTicket } from '../tickets/show-ticket.ts'
import { admitInOrder, OwnUnknown, type Sold, type Standing } from './admit-in-order.ts'
import {
  hasManyNumbers,
  isForSaleAlone,
  prepareBuyer,
  readKnown,
  type AskedBet,
  type Buyer,
} from './prepare-buyer.ts'
import { saveSold } from './save-sold.ts'

/** What was sold, or why it was refused: then nothing of it is in the transaction. */
export type SaleAnswer = OperationOutput<'lottery.bet'> | Fault

/**
 * Sells the tickets that several members ask for of the next draw of a lottery, at most one for each of them, in one
 * transaction and in the order of arrival. Locks the accounts, then the draw, as everything does, and betting closes by the
 * clock at that step, not when a request arrives: a draw that is being made either waits for the tickets or refuses them.
 * Without an answer: requests that are for a sale alone.
 */
export async function sellTickets(
  tx: Tx,
  deps: LotteryDeps,
  lottery: Lottery,
  asked: readonly AskedBet[],
): Promise<Map<AskedBet, SaleAnswer>> {
  const answers = new Map<AskedBet, SaleAnswer>()
  const memberIds = asked.map(({ context }) => context.member.memberId)
  const known = await readKnown(tx, lottery, { memberIds, nowMs: deps.clock.now(), mostDraws: 1 })
  const buyers: Buyer[] = []
  for (const one of asked)
    try {
      const buyer = isForSaleAlone(one, known) ? undefined : await prepareBuyer(deps, one, known)
      if (buyer && !hasManyNumbers(buyer)) buyers.push(buyer)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      answers.set(one, error)
    }
  const [draw] = known.draws
  if (buyers.length === 0 || !draw) return answers
  const decided = await sellOfDraw(tx, deps, { lottery, draw }, buyers)
  pushAfterCommit(
    tx,
    deps,
    decided.filter((one): one is Sold => !(one instanceof Fault)),
  )
  for (const [index, { asked: one }] of buyers.entries()) {
    const sold = decided[index]!
    answers.set(one, sold instanceof Fault ? sold : answerOf([sold]))
  }
  return answers
}

/** Sells what one member asks for, a ticket of each of the draws that they want. Throws why one of them is refused. */
export async function sellAlone(
  tx: Tx,
  deps: LotteryDeps,
  asked: AskedBet,
): Promise<OperationOutput<'lottery.bet'>> {
  const lottery = lotteryOfId(asked.input.gameId)
  if (!lottery) throw fault('lottery.unknownGame')
  const { brandCode, member } = asked.context
  const known = await readKnown(tx, lottery, {
    memberIds: [member.memberId],
    nowMs: deps.clock.now(),
    mostDraws: await deps.settings.of(brandCode).read('lottery.drawsAhead'),
  })
  const buyer = await prepareBuyer(deps, asked, known)
  const sold: Sold[] = []
  // Soonest first, always: so two sales for the same draws never wait for each other.
  for (const draw of known.draws.slice(0, asked.input.draws)) {
    const [one] = await sellOfDraw(tx, deps, { lottery, draw }, [buyer])
    if (one instanceof Fault) throw one
    sold.push(one!)
  }
  // They share one balance.
  pushAfterCommit(tx, deps, sold.slice(0, 1))
  return answerOf(sold)
}

/** Sells tickets of one draw. */
async function sellOfDraw(
  tx: Tx,
  deps: LotteryDeps,
  { lottery, draw }: { lottery: Lottery; draw: Draw },
  buyers: readonly Buyer[],
): Promise<(Sold | Fault)[]> {
  const { operatorOf, ...standing } = await lockAll(tx, deps, draw, buyers)
  const decided = await admitAll(tx, lottery, buyers, standing)
  const sold = decided.filter((one): one is Sold => !(one instanceof Fault))
  if (sold.length > 0)
    await saveSold(tx, draw.id, sold, { memo: `${lottery.name} ${draw.numero}`, operatorOf })
  return decided
}

/** Open pages see the balances of the buyers once the tickets are stored. */
function pushAfterCommit(tx: Tx, deps: LotteryDeps, sold: readonly Sold[]): void {
  tx.afterCommit(() => {
    pushBalances(
      deps,
      sold.map(({ ticket }) => ticket),
    ).catch((error: unknown) => deps.log.warn({ error: String(error) }, 'balances could not be pushed'))
  })
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
  tx: Tx,
  { clock }: LotteryDeps,
  draw: Draw,
  buyers: readonly Buyer[],
): Promise<Standing & { operatorOf: Map<string, Account> }> {
  const accounts = buyers.flatMap(({ cash }) => cash ?? [])
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

/** The answer to one who bought a ticket, or several of different draws. */
function answerOf(sold: readonly Sold[]): OperationOutput<'lottery.bet'> {
  const tickets = sold.map(({ ticket, draw, buyer }) =>
    showTicket({ ticket, ...draw, winningNumber: '' }, buyer.terms.cancelMinutes),
  )
  const [ticket] = tickets
  if (!ticket) throw new Error('a sale without a draw')
  return { ticket, tickets, balance: sold.at(-1)!.balance }
}
