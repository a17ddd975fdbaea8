// SPDX-License-Identifier: Apache-2.0
import { fullCountBasisPoints } from '@tessera/rules/rewards/edges'
import type { GameEdges } from './index.ts'

/** Every game keeps this much of a stake, in hundredths of a per cent. */
export const everyEdge = (edgeBasisPoints: number): GameEdges => ({
  refresh: () => Promise.resolve(),
  of: () => edgeBasisPoints,
})

/** Every game keeps enough for its bets to count in full. */
export const fullEdges = everyEdge(fullCountBasisPoints)
