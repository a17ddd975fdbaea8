// SPDX-License-Identifier: Apache-2.0
import { demonstrationOf, type NewGame } from '@tessera/server/src/modules/catalogue/index.ts'
import type { ThemeName } from '@tessera/ui/art/index'
import { drawsOf, type Draws } from './draw.ts'

/** A game of the demonstration. The list is the same on every machine; no real game is in it. */
export interface CatalogueGame extends Required<NewGame> {
  theme: ThemeName
}

/** What is known of a game before the rest is added. */
export type BareGame = Omit<CatalogueGame, Extra> & Partial<Pick<CatalogueGame, Extra>>
type Extra =
  | 'names'
  | 'features'
  | 'classify'
  | 'blockedCountries'
  | 'maintenance'
  | 'client'
  | 'hasTrial'
  | 'imgSize'
  | 'edgeBasisPoints'
  | 'alsoIn'

/** Features of a slot besides spinning, and how often slots have them. */
const slotFeatures: readonly (readonly [string, number])[] = [
  ['wilds', 0.8],
  ['freespins', 0.7],
  ['scatter', 0.5],
  ['multiplier', 0.4],
  ['cascades', 0.18],
  ['buyfeature', 0.2],
  ['bonusround', 0.3],
  ['holdandwin', 0.15],
  ['respins', 0.15],
  ['sticky', 0.15],
  ['jackpot', 0.12],
  ['ways', 0.12],
]

/**
 * Gives a game its features, its trial and the width of its card; existing values stay. A title of the demonstration then
 * states what it plays, and nothing if no game of its own is built for it.
 */
export function furnish(game: BareGame): CatalogueGame {
  const wished = wish(game)
  if (wished.client === 'own') return wished
  const { plays: _plays, ownPage: _ownPage, ...stated } = demonstrationOf(wished)
  return { ...wished, ...stated }
}

/** What its makers would say of it. */
function wish(game: BareGame): CatalogueGame {
  const draws = drawsOf(`${game.vendorCode}/${game.gameId}`)
  const features = game.features ?? (game.gameType === 'RNG' ? featuresOf(draws, undefined) : [])
  return {
    names: {},
    alsoIn: [],
    classify: [],
    blockedCountries: [],
    maintenance: false,
    client: 'sample',
    hasTrial: game.client === 'own' || (game.gameType === 'RNG' && draws.happens(0.75)),
    edgeBasisPoints: null,
    imgSize: game.isHot && draws.happens(0.35) ? '2x1' : '1x1',
    ...game,
    features,
    // A game of ways has no lines.
    lines: features.includes('ways') ? null : game.lines,
  }
}

/** Features of a slot, the promised one among them. */
export const featuresOf = (draws: Draws, promised: string | null | undefined): string[] =>
  slotFeatures.flatMap(([feature, often]) => (draws.happens(often) || feature === promised ? [feature] : []))
