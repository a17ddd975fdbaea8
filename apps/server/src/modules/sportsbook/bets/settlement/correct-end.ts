// SPDX-License-Identifier: Apache-2.0
import { subtract, zero, type Amount } from '@tessera/rules/money'
import { recordFact, wasUnderBonus } from '../../../bets/index.ts'
import { correctPayment, ownerOfMember } from '../../../ledger/index.ts'
import { pushBalance } from '../../../wallet/index.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import { sportsbookPurpose, sportsbookVendor } from '../sportsbook-vendor.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import type { End } from './end.ts'

/** Something settled that now settles otherwise. */
export interface CorrectedEnd extends End {
  /** It runs again, and has returned and counted nothing. */
  isOpen: boolean
  before: { returned: Amount | undefined; validBet: Amount; settlements: number }
}

/** What a correction stores. */
export interface Correction {
  status: 'open' | 'settled'
  returned: Amount
  validBet: Amount
  number: number
  at: Date
}

export interface SaveCorrection {
  /** Changes what is settled; false if it was settled otherwise meanwhile. */
  change(tx: Tx, correction: Correction): Promise<boolean>
  /** Adds the settlement, with what its member owes by it. */
  note(tx: Tx, correction: Correction & { owed: Amount }): Promise<void>
}

/**
 * Settles something again by a corrected result, with new postings: pays what it returns more, or takes back what it
 * returns less, everything if it is open again. What the cash does not cover becomes a debt, which later winnings settle
 * first. False, and nothing has changed, if it was settled otherwise meanwhile.
 */
export async function correctEnd(
  deps: SportsbookDeps,
  end: CorrectedEnd,
  save: SaveCorrection,
): Promise<boolean> {
  const nowMs = deps.clock.now()
  const correction: Correction = {
    status: end.isOpen ? 'open' : 'settled',
    returned: end.isOpen ? zero : end.returned,
    validBet: end.isOpen ? zero : end.validBet,
    number: end.before.settlements + 1,
    at: new Date(nowMs),
  }
  const isCorrected = await deps.database.transaction(async (tx) => {
    if (!(await save.change(tx, correction))) return false
    const difference = subtract(correction.returned, end.before.returned ?? zero)
    const owed = await correctPayment(tx, {
      owner: ownerOfMember(end.memberId),
      currency: end.currency,
      purpose: sportsbookPurpose,
      difference,
      cause: 'sportsbook.correction',
      externalId: `${end.id}/${correction.number}`,
    })
    await save.note(tx, { ...correction, owed })
    const round = { memberId: end.memberId, vendor: sportsbookVendor.vendorCode, roundId: end.id }
    await recordFact(tx, {
      ...round,
      gameCode: end.gameCode,
      currency: end.currency,
      kind: 'return',
      amount: difference,
      validBet: subtract(correction.validBet, end.before.validBet),
      settledStake: zero,
      // It counts as one bet however it settles, as long as it counts at all.
      ...(correction.validBet > 0n && end.before.validBet > 0n && { settledBets: 0 }),
      ...((await wasUnderBonus(tx, round, end.placedAtMs)) && { bonusBet: zero }),
      closed: !end.isOpen,
      atMs: nowMs,
      reference: `sportsbook/${end.id}/${correction.number}/correction`,
    })
    return true
  })
  if (isCorrected) pushBalance(deps, end)
  return isCorrected
}
