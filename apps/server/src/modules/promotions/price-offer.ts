// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { examplePayment } from '@tessera/contract/promotions/payments'
import { amountFromWire } from '@tessera/rules/money'
import { bonusTermsOf } from '@tessera/rules/promotions/offer-terms'
import type { Queries } from '../../platform/db/index.ts'
import type { MemberFacts, PromotionsDeps } from './promotions-deps.ts'
import { readStanding } from './read-standings.ts'

/**
 * What the bonus of a promotion costs its member before they accept it, with the terms that it will be granted
 * with. The amounts are those of the offer, so nobody chooses what is simulated. Throws `call.notFound` for a
 * promotion that is not offered to the member, and for one that pays cash or into the reward centre, which
 * states its own prices.
 */
export async function priceOffer(
  db: Queries,
  { settings, tellBonus }: Pick<PromotionsDeps, 'settings' | 'tellBonus'>,
  facts: MemberFacts,
  promotionId: number,
): Promise<OperationOutput<'promotions.price'>> {
  const terms = (await readStanding(db, facts, promotionId))?.terms
  const example = terms && examplePayment(terms)
  if (!example) throw fault('call.notFound')
  return tellBonus({
    terms: bonusTermsOf(terms.wagering),
    bonus: amountFromWire(example.bonus),
    deposit: amountFromWire(example.deposit),
    order: await settings.of(facts.brandCode).read('bonuses.spendingOrder'),
    language: facts.language,
    country: facts.country,
  })
}
