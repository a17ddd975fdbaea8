// SPDX-License-Identifier: Apache-2.0
import { type Amount, multiply } from '../../money.ts'

/** What an operator has set for one member: a factor of what others may stake, or an amount of their own. */
export interface OwnLimit {
  /** 1000 for a member who is treated as all others, 0 for one who may not bet. */
  readonly factorThousandths?: number | undefined
  readonly highest?: Amount | undefined
}

/**
 * The highest stake of a line for one member. `usual` is what the brand allows for every bet, `narrower` what it
 * allows on the competitions and market types of this one. An amount of their own takes the place of the usual
 * one; a factor multiplies what others may stake. Nobody is above the narrower limits, unless by a factor.
 */
export function highestStakeOf(usual: Amount, narrower: readonly Amount[], own: OwnLimit = {}): Amount {
  const { factorThousandths = 1000, highest = usual } = own
  const lowest = narrower.reduce((least, each) => (each < least ? each : least), highest)
  return multiply(lowest, BigInt(factorThousandths), 1000n)
}
