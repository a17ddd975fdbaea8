// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '../money.ts'

/** The most that the tickets of one member may win of a limit that all share; undefined without a limit. */
export const shareOfMember = (limit: Amount, percent: number): Amount | undefined =>
  limit === 0n ? undefined : amountOfMillionths((limit * BigInt(percent)) / 100n)

/**
 * Whether stakes that add so much may be more of a limit than one member may take. What all members have there bounds what one
 * has: where that leaves room, nobody has to ask for it.
 */
export const mayExceedShare = (
  { limit, percent }: { limit: Amount; percent: number },
  { standing, added }: { standing: Amount; added: Amount },
): boolean => {
  const most = shareOfMember(limit, percent)
  return most !== undefined && standing + added > most
}
