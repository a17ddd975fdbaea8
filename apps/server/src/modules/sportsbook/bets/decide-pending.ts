// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import { recordFact } from '../../bets/index.ts'
import { creditCash, openAccounts, operatorAccount, ownerOfMember } from '../../ledger/index.ts'
import { memberById } from '../../members/index.ts'
import { pushBalance } from '../../wallet/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import { noteStakes } from '../trading/shade-prices.ts'
import { acceptBet } from './accept-bet.ts'
import { betsOfIds, duePending, lockPending, saveRefused } from './bet-store.ts'
import { readBetTerms } from './read-terms.ts'
import { endCause, gameCodeOf, sportsbookPurpose, sportsbookVendor } from './sportsbook-vendor.ts'
import type { BetRefusal, StoredBet } from './stored-bet.ts'

const mostAtOnce = 200

/**
 * Accepts or refuses the pending bets that are due. One that fails stays pending and does not stop the others. Answers
 * how many were decided.
 */
export async function decidePending(deps: SportsbookDeps): Promise<number> {
  const due = await duePending(deps.database, deps.clock.now(), mostAtOnce)
  let decided = 0
  for (const id of due) {
    try {
      await decide(deps, id)
      decided += 1
    } catch (error) {
      deps.log.warn({ betId: id, error: String(error) }, 'a pending bet could not be decided')
    }
  }
  return decided
}

async function decide(deps: SportsbookDeps, id: string): Promise<void> {
  const [bet] = await betsOfIds(deps.database, [id])
  const member = bet && (await memberById(deps.database, bet.memberId))
  if (!bet || !member) return
  const terms = await readBetTerms(deps.settings, member.brandCode)
  const refusal = await deps.database
    .transaction(async (tx) => {
      if (!(await lockPending(tx, id))) return undefined
      const acceptance = await acceptBet(tx, bet, terms)
      // What it counted towards the limits goes with the transaction.
      if (acceptance.refusal) throw new Refused(acceptance.refusal)
      return undefined
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return error.refusal
      throw error
    })
  if (!refusal) noteStakes(deps, bet)
  else if (await refuse(deps, bet, refusal)) pushBalance(deps, bet)
}

class Refused extends Error {
  readonly refusal: BetRefusal
  constructor(refusal: BetRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

/** Gives the stake of a bet back that was not accepted; false if somebody else has decided it. */
const refuse = ({ database, clock }: SportsbookDeps, bet: StoredBet, refusal: BetRefusal): Promise<boolean> =>
  database.transaction(async (tx) => {
    if (!(await lockPending(tx, bet.id))) return false
    const nowMs = clock.now()
    await saveRefused(tx, bet.id, refusal, nowMs)
    await refund(tx, bet)
    await recordFact(tx, {
      memberId: bet.memberId,
      vendor: sportsbookVendor.vassalage,
      gameCode: gameCodeOf(bet.legs.map(({ sport }) => sport)),
      roundId: bet.id,
      kind: 'refund',
      amount: bet.stake,
      currency: bet.currency,
      validBet: zero,
      closed: true,
      atMs: nowMs,
      reference: `sportsbook/${bet.id}/refund`,
    })
    return true
  })

async function refund(tx: Tx, { id, memberId, currency, stake }: StoredBet): Promise<void> {
  const { status } = await creditCash(tx, {
    from: await operatorAccount(tx, sportsbookPurpose, currency),
    to: await openAccounts(tx, ownerOfMember(memberId), currency),
    amount: stake,
    cause: endCause,
    externalId: id,
    kind: 'rollback',
  })
  if (status !== 'posted') throw new Error(`the stake of bet ${id} was not given back: ${status}`)
}
