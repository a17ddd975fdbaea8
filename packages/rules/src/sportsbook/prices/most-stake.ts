// SPDX-License-Identifier: Apache-2.0
import { type Amount, multiply, subtract, zero } from '../../money.ts'
import { isPrice, type PriceThousandths } from './price.ts'
import type { LiabilityUse } from './shade.ts'

/**
 * The highest stake that is accepted on a selection: the member's limit times their factor, or what the rest of
 * the selection's limit can pay, (limit - liability) / (d - 1), whichever is lower, rounded down
 * (game-rules.md section 9). Zero if nothing is accepted. Throws RangeError for what is no price, and for a
 * factor below zero.
 */
export function mostStake({
  priceThousandths,
  memberLimit,
  factorThousandths,
  liability,
  limit,
}: LiabilityUse & {
  readonly priceThousandths: PriceThousandths
  readonly memberLimit: Amount
  /** 1000 for a member who is treated as all others. */
  readonly factorThousandths: number
}): Amount {
  if (!isPrice(priceThousandths)) throw new RangeError(`${priceThousandths} is not a price`)
  if (!Number.isInteger(factorThousandths) || factorThousandths < 0)
    throw new RangeError('A factor is a whole number of thousandths')
  if (liability >= limit) return zero
  const ofMember = multiply(memberLimit, BigInt(factorThousandths), 1000n)
  const ofSelection = multiply(subtract(limit, liability), 1000n, BigInt(priceThousandths - 1000))
  const most = ofMember < ofSelection ? ofMember : ofSelection
  return most > 0n ? most : zero
}
