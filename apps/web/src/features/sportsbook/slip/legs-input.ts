// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import type { SlipLeg } from './slip-store.ts'

/** Legs of the slip as the calls take them. */
export const legsInput = (legs: readonly SlipLeg[]): CallInput<'sportsbook.checkSlip'>['legs'] =>
  legs.map(({ selections, price, score }) => ({
    selections: selections.map(({ marketId, outcome }) => ({ marketId, outcome })),
    price,
    ...(score && { score }),
  }))
