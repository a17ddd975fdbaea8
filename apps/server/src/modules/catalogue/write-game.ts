// SPDX-License-Identifier: Apache-2.0
import { setImmediate as nextTurn } from 'node:timers/promises'
import { gameOnWire } from '@tessera/contract/catalogue/calls'
import { z } from 'zod'
import { writtenAs, type Written } from '../../platform/http/index.ts'
import { presentToAll, presentTo, type PresentDeps, type Viewer, type WireGame } from './present-game.ts'
import type { Game, CatalogueSnapshot } from './snapshot/snapshot.ts'

/** Serialises games for the lists. */
export interface GameWriter {
  for(viewer: Viewer): (game: Game) => Written<WireGame>
  /**
   * Serialises in advance what is the same for everybody in a snapshot's games, a few per turn of the event
   * loop.
   */
  prepare(snapshot: CatalogueSnapshot): Promise<void>
}

/** Everything except what depends on the viewer. */
const sameForAll = gameOnWire.omit({ displayName: true, playable: true, blocked: true })
/** How many are validated and serialised in a millisecond or two. */
const gamesPerTurn = 50

/**
 * A game is presented, validated and serialised once, except for the few fields that depend on the viewer;
 * those are appended for each list.
 */
export function createGameWriter(deps: PresentDeps): GameWriter {
  const known = new Map<number, { game: Game; fields: Buffer }>()

  /** Game objects are immutable: a different object with the same id is another version. */
  function fieldsForAll(game: Game): Buffer {
    const before = known.get(game.nodeId)
    if (before?.game === game) return before.fields
    const fields = Buffer.from(JSON.stringify(z.encode(sameForAll, presentToAll(deps, game))).slice(0, -1))
    known.set(game.nodeId, { game, fields })
    return fields
  }

  return {
    for: (viewer) => (game) => {
      const { displayName, playable, blocked } = presentTo(viewer, game)
      return writtenAs(
        fieldsForAll(game),
        Buffer.from(
          `,"displayName":${JSON.stringify(displayName)},"playable":${playable},"blocked":${blocked}}`,
        ),
      )
    },
    async prepare({ games, byNode }) {
      const fresh = games.filter((game) => known.get(game.nodeId)?.game !== game)
      for (const [at, game] of fresh.entries()) {
        fieldsForAll(game)
        if (at % gamesPerTurn === gamesPerTurn - 1) await nextTurn()
      }
      for (const nodeId of known.keys()) if (!byNode.has(nodeId)) known.delete(nodeId)
    },
  }
}
