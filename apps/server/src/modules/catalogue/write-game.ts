// SPDX-License-Identifier: Apache-2.0
import { setImmediate as nextTurn } from 'node:timers/promises'
import { gameOnWire } from '@tessera/contract/catalogue/calls'
import { z } from 'zod'
import { writtenAs, type Written } from '../../platform/http/index.ts'
import { presentToAll, presentTo, type PresentDeps, type Viewer, type WireGame } from './present-game.ts'
import type { Game, CatalogueSnapshot } from './snapshot/snapshot.ts'

/** Writes games as the lists answer them. */
export interface GameWriter {
  for(viewer: Viewer): (game: Game) => Written<WireGame>
  /** Writes ahead what is the same for everybody of the games of a snapshot, a few in each turn of the loop. */
  prepare(snapshot: CatalogueSnapshot): Promise<void>
}

/** All but what depends on who looks. */
const sameForAll = gameOnWire.omit({ displayName: true, playable: true, blocked: true })
/** So many are checked and written in a millisecond or two. */
const gamesPerTurn = 50

/**
 * A game is presented, checked against the contract and written once, but for the few fields that depend on
 * who looks; they are put behind it for each list.
 */
export function createGameWriter(deps: PresentDeps): GameWriter {
  const known = new Map<number, { game: Game; fields: Buffer }>()

  /** A game is never changed: another one of the same id is another version of it. */
  function fieldsForAll(game: Game): Buffer {
    const before = known.get(game.nodeId)
    if (before?.game === game) return before.fields
    const fields = Buffer.from(JSON.stringify(z.encode(sameForAll, presentToAll(deps, game))).slice(0, -1))
    known.set(game.nodeId, { game, fields })
    return fields
  }

  return {
    for: (viewer) => (game) => {
      const { displayName, playable, blocked } = presentTo(deps, viewer, game)
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
