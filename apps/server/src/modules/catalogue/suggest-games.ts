// SPDX-License-Identifier: Apache-2.0
import { amountToWire } from '@tessera/rules/money'
import { isPlayable, present, type PresentDeps, type Viewer } from './present-game.ts'
import type { SnapshotSource } from './snapshot/create-snapshot-source.ts'
import { typesOf } from './snapshot/snapshot.ts'

const suggestions = 6

/**
 * Up to six games to suggest instead of a closed one, in the format of a refusal's value: open ones of the
 * type, else of the whole platform (D-101).
 */
export const suggestWireGames =
  (deps: PresentDeps & { snapshot: SnapshotSource }) =>
  async (
    gameType: string,
    exceptGameId: string,
    viewer: Viewer = { language: 'EN', country: undefined },
  ): Promise<object[]> => {
    const open = (await deps.snapshot.current()).games.filter(
      (game) => game.gameId !== exceptGameId && isPlayable(game, viewer.country),
    )
    const alike = open.filter((game) => typesOf(game).some((one) => one === gameType))
    return (alike.length > 0 ? alike : open)
      .slice(0, suggestions)
      .map(present(deps, viewer))
      .map((game) => ({ ...game, minBet: amountToWire(game.minBet) }))
  }
