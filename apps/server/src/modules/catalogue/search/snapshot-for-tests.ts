// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import {
  emptySnapshot,
  snapshotAfter,
  type Game,
  type CatalogueSnapshot,
  type Vendor,
} from '../snapshot/snapshot.ts'

type NamedGame = Partial<Game> & { name: string }

/** A snapshot of games that need only a name; the first one has nodeId 1. */
export function snapshotFor(
  games: readonly NamedGame[],
  vendors: readonly (Partial<Vendor> & { vendorCode: string })[] = [],
): CatalogueSnapshot {
  const usual: Omit<Game, 'name'> = {
    nodeId: 0,
    vendorCode: 'QK',
    gameId: '',
    gameType: 'RNG',
    alsoIn: [],
    names: {},
    vendorName: 'Quill',
    theme: '',
    features: [],
    volatility: null,
    lines: null,
    classify: [],
    isHot: false,
    isNew: false,
    sort: 0,
    minimumStake: zero,
    rtpBasisPoints: null,
    edgeBasisPoints: null,
    blockedCountries: [],
    maintenance: false,
    client: 'sample',
    plays: null,
    ownPage: null,
    hasGame: true,
    hasTrial: false,
    imgSize: '1x1',
    isRoom: false,
    room: null,
    cards: null,
    hall: null,
  }
  const vendor = {
    gameType: 'RNG' as const,
    name: '',
    names: {},
    sort: 0,
    isHot: false,
    opens: 'auto' as const,
    maintenance: false,
    classify: [],
  }
  return snapshotAfter(emptySnapshot, {
    version: 1,
    sections: [],
    vendors: vendors.map((change) => ({ ...vendor, ...change })),
    games: games.map((change, at) => ({
      visible: true,
      game: { ...usual, nodeId: at + 1, gameId: `g${at}`, sort: at, ...change },
    })),
  })
}
