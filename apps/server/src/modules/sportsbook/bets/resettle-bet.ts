// SPDX-License-Identifier: Apache-2.0
import { subtract, zero } from '@tessera/rules/money'
import { recordFact } from '../../bets/index.ts'
import { correctPayment, ownerOfMember } from '../../ledger/index.ts'
import { pushBalance } from '../../wallet/index.ts'
import { sql } from '../../../platform/db/index.ts'
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import { validBetOfEnd, versionsOf, type BetEnd } from './end-bets.ts'
import { gameCodeOf, sportsbookPurpose, sportsbookVendor } from './sportsbook-vendor.ts'

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
    const difference = subtract(returned, bet.returned ?? zero)
    const owed = await correctPayment(tx, {
      owner: ownerOfMember(bet.memberId),
      currency: bet.currency,
      purpose: sportsbookPurpose,
      difference,
      cause: 'sportsbook.correction',
      externalId: `${bet.id}/${number}`,
    })
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
      amount: difference,
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
