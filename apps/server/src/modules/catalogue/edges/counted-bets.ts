// SPDX-License-Identifier: Apache-2.0
import { countedBet } from '@tessera/rules/rewards/edges'
import type { Amount } from '@tessera/rules/money'
import type { GameEdges } from './game-edges.ts'

interface OfGame {
  vendor: string
  gameCode: string
  validBets: Amount
}

/** These valid bets as far as the edges of their games let them count towards rewards; those that do not are left out. */
export const countedBets = <Bets extends OfGame>(
  edges: Pick<GameEdges, 'of'>,
  bets: readonly Bets[],
): Bets[] =>
  bets.flatMap((one) => {
    const validBets = countedBet(one.validBets, edges.of(one.vendor, one.gameCode))
    return validBets === 0n ? [] : [{ ...one, validBets }]
  })
