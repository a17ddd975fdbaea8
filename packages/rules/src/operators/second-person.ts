// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '../money.ts'

/** What one operator may pay out alone within 24 hours. */
export interface AloneLimits {
  /** To one member, by whoever. */
  member: Amount
  /** To all of them. */
  day: Amount
}

/**
 * Whether a payment needs a second person. The sums are those of 24 hours with this payment, without what two approved:
 * so many small payments weigh as much as one large one. A limit of zero leaves nothing to one person.
 */
export const needsSecondPerson = (
  { member, day }: AloneLimits,
  { toMember, byOperator }: { toMember: Amount; byOperator: Amount },
): boolean => toMember > member || byOperator > day
