// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { raiseExposures } from './exposure-store.ts'
import { saveAccepted } from './bet-store.ts'
import { holdEvents, refusalOfLegs } from './judge-legs.ts'
import { mostReturnOf } from './most-return.ts'
import { legAtPrice, readLegs, type LegNow } from './read-legs.ts'
import type { BetTerms } from './read-terms.ts'
import { wantedOf, type BetRefusal, type StoredBet } from './stored-bet.ts'

/** What became of a bet: accepted as it now is, or refused, with its legs as they are now. */
export type Acceptance =
  | { accepted: StoredBet; refusal: undefined; legs: readonly LegNow[] }
  | { accepted: undefined; refusal: BetRefusal; legs: readonly LegNow[] }

/**
 * Accepts a stored bet by the prices and scores of this moment, or says why not. Its events stay as they are until the
 * transaction ends: an incident is either known here or comes after the bet. A refused bet leaves the limits as they
 * were only if the caller undoes the transaction to before this step.
 */
export async function acceptBet(
  tx: Tx,
  bet: StoredBet,
  { outcomeLiability, margins, clock }: Pick<BetTerms, 'outcomeLiability' | 'margins'> & { clock: Clock },
): Promise<Acceptance> {
  await holdEvents(
    tx,
    bet.legs.map(({ eventId }) => eventId),
  )
  const legs = await readLegs(tx, bet.legs.map(wantedOf), { margins, nowMs: clock.now() })
  const refused = refusalOfLegs(legs, bet.priceChanges)
  if (refused) return { accepted: undefined, refusal: refused.refusal, legs }
  const atPrice = legs.map((leg, position) => ({
    ...legAtPrice(leg),
    scoreSeen: bet.legs[position]?.scoreSeen,
  }))
  const accepted: StoredBet = {
    ...bet,
    status: 'open',
    decidesAtMs: undefined,
    legs: atPrice,
    mostReturn: mostReturnOf({ ...bet, legs: atPrice }),
  }
  // Play money costs the book nothing.
  if (bet.currency !== playCurrency && !(await raiseExposures(tx, accepted, outcomeLiability)))
    return { accepted: undefined, refusal: 'limit', legs }
  if (!isStored(bet, accepted)) await saveAccepted(tx, accepted)
  return { accepted, refusal: undefined, legs }
}

/** Whether a bet was stored as it is accepted: nothing changed while it waited for its account. */
const isStored = (stored: StoredBet, accepted: StoredBet): boolean =>
  stored.status === 'open' &&
  stored.mostReturn === accepted.mostReturn &&
  accepted.legs.every(
    ({ priceThousandths, selections }, position) =>
      priceThousandths === stored.legs[position]?.priceThousandths &&
      selections.every(
        ({ marketVersion }, place) =>
          marketVersion === stored.legs[position]?.selections[place]?.marketVersion,
      ),
  )
