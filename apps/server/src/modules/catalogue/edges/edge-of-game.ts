// SPDX-License-Identifier: Apache-2.0
import { leastEdgeOf } from '@tessera/rules/games/least-edges'
import { edgeOfReturn } from '@tessera/rules/rewards/edges'
import type { Game, GameType } from '../snapshot/snapshot.ts'

/** The least edge that is taken of a type's games when nothing better is known, in hundredths of a per cent. */
export type UsualEdges = ReadonlyMap<GameType, number>

/**
 * The least that the house keeps of a stake in a game, in hundredths of a per cent: what its vendor or an operator
 * states, or what is proven of an in-house game. Of all others the usual edge of its type, or less where its stated
 * return leaves less: a game may have better bets than the one whose return is stated.
 */
export function edgeOfGame(
  {
    gameType,
    gameId,
    edgeBasisPoints,
    rtpBasisPoints,
  }: Pick<Game, 'gameType' | 'gameId' | 'edgeBasisPoints' | 'rtpBasisPoints'>,
  usual: UsualEdges,
): number {
  if (edgeBasisPoints !== null) return edgeBasisPoints
  const proven = ['INHOUSE', 'LIVE', 'PVP', 'FISH'].includes(gameType) ? leastEdgeOf(gameId) : undefined
  if (proven !== undefined) return proven
  const least = usual.get(gameType) ?? 0
  return rtpBasisPoints === null ? least : Math.min(least, edgeOfReturn(rtpBasisPoints))
}
