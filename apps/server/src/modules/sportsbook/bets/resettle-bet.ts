// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, subtract, zero, type Amount } from '@tessera/rules/money'
import { recordFact } from '../../bets/index.ts'
import {
  balanceOfLocked,
  creditCash,
  lockAccounts,
  openAccounts,
  operatorAccount,
  ownerOfMember,
  post,
  type Account,
} from '../../ledger/index.ts'
import { pushBalance } from '../../wallet/index.ts'
import { sql, type Tx } from '../../../platform/db/index.ts'
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import { validBetOfEnd, versionsOf, type BetEnd } from './end-bets.ts'
import { gameCodeOf, sportsbookPurpose, sportsbookVendor } from './sportsbook-vendor.ts'

const cause = 'sportsbook.correction'

/**
 * Settles a settled bet by a corrected result with new postings: pays what it returns more, or takes back what it
 * returns less, everything if it is open again. What the cash does not cover becomes a debt, which later winnings
 * settle first. False, and nothing has changed, if the bet was settled otherwise meanwhile.
 */
export async function resettleBet(deps: SportsbookDeps, end: BetEnd): Promise<boolean> {
  const { bet, settlement } = end
  const isOpen = settlement.state === 'open'
  const [returned, validBet] = isOpen ? [zero, zero] : [end.returned, validBetOfEnd(end)]
  const number = bet.settlements + 1
  const resettled = await deps.database.transaction(async (tx) => {
    const nowMs = deps.clock.now()
    const locked = await tx.one(sql`
      update sportsbook_bet set status = ${isOpen ? 'open' : 'settled'}, returned = ${isOpen ? null : returned}, valid_bet = ${validBet},
        settlements = ${number}, ended_at = ${isOpen ? null : new Date(nowMs)}
      where id = ${bet.id} and status = 'settled' and settlements = ${bet.settlements} returning id`)
    if (!locked) return false
    const owed = await move(tx, end, subtract(returned, bet.returned ?? zero), `${bet.id}/${number}`)
    await tx.query(sql`
      insert into sportsbook_settlement (bet_id, number, status, returned, versions, owed, at)
      values (${bet.id}, ${number}, ${settlement.state}, ${returned}, ${JSON.stringify(versionsOf(settlement))}, ${owed}, ${new Date(nowMs)})`)
    await recordFact(tx, {
      memberId: bet.memberId,
      vendor: sportsbookVendor.vassalage,
      gameCode: gameCodeOf(bet.legs.map(({ sport }) => sport)),
      roundId: bet.id,
      currency: bet.currency,
      kind: 'return',
      amount: subtract(returned, bet.returned ?? zero),
      validBet: subtract(validBet, bet.validBet),
      settledStake: zero,
      closed: !isOpen,
      atMs: nowMs,
      reference: `sportsbook/${bet.id}/${number}/correction`,
    })
    return true
  })
  if (resettled) pushBalance(deps, bet)
  return resettled
}

/** Answers what stays owed. */
async function move(tx: Tx, { bet }: BetEnd, difference: Amount, externalId: string): Promise<Amount> {
  if (difference === 0n) return zero
  const accounts = await openAccounts(tx, ownerOfMember(bet.memberId), bet.currency)
  const operator = await operatorAccount(tx, sportsbookPurpose, bet.currency)
  if (difference > 0n) {
    const credit = { from: operator, to: accounts, amount: difference, cause, externalId, kind: 'win' }
    requirePosted((await creditCash(tx, credit)).status, externalId)
    return zero
  }
  await lockAccounts(tx, [accounts.cash.id, accounts.receivable.id])
  const back = -difference
  const there = await balanceOfLocked(tx, accounts.cash)
  const taken = there < back ? there : back
  await takeBack(tx, { from: accounts.cash, to: operator, amount: taken, cause, externalId })
  await takeBack(tx, {
    from: accounts.receivable,
    to: operator,
    amount: back - taken,
    cause: `${cause}.owed`,
    externalId,
  })
  return amountOfMillionths(back - taken)
}

async function takeBack(
  tx: Tx,
  { amount, ...transfer }: { from: Account; to: Account; amount: bigint; cause: string; externalId: string },
): Promise<void> {
  if (amount <= 0n) return
  const [posted] = await post(tx, [{ ...transfer, amount: amountOfMillionths(amount), kind: 'rollback' }])
  requirePosted(posted?.status, transfer.externalId)
}

function requirePosted(status: string | undefined, externalId: string): void {
  if (status !== 'posted') throw new Error(`the correction ${externalId} was not posted: ${status}`)
}
