// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import type { Queries } from '../../../../platform/db/index.ts'
import { readLegs } from '../../bets/read-legs.ts'
import { readPriceTerms } from '../../bets/read-terms.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'

/** What outcomes of one event cost together now, or why they cannot be joined. */
export async function builderPrice(
  { settings, clock }: SportsbookDeps,
  db: Queries,
  { selections }: OperationInput<'sportsbook.builderPrice'>,
): Promise<OperationOutput<'sportsbook.builderPrice'>> {
  const { margins } = await readPriceTerms(settings)
  const wanted = {
    selections: selections.map(({ marketId, outcome }) => ({ marketId: BigInt(marketId), outcome })),
    priceThousandths: 0,
    score: undefined,
  }
  const [leg] = await readLegs(db, [wanted], { margins, nowMs: clock.now() })
  const { event, priceNow, refusal } = leg!
  return {
    price: selections.length > 1 ? priceNow : 0,
    refusal: refusal ?? (selections.length > 1 ? null : 'builder_too_few'),
    score: event.status === 'live' ? event.score : null,
  }
}
