// SPDX-License-Identifier: Apache-2.0
import { chooseArt } from '@tessera/ui/art/choose-art'
import { drawingRandom } from '@tessera/ui/art/drawing-random'
import { themes } from '@tessera/ui/art/themes/index'
import type { CatalogueGame } from './catalogue-game.ts'

/** The hero of a title's tile and of its best symbol, and the colours of both. */
export function lookOf({
  vendorCode,
  gameId,
  theme,
  name,
}: Pick<CatalogueGame, 'vendorCode' | 'gameId' | 'theme' | 'name'>): string {
  const id = `${vendorCode}/${gameId}`
  const { hero } = chooseArt(id, name, theme)
  const palette = drawingRandom(`${id}/tile`).pick(themes[theme].palettes)
  return JSON.stringify([theme, 'icon' in hero ? hero.icon : hero.drawn, palette])
}

/** Where two neighbours in the list of a vendor look alike, the second changes positions with the one after it. */
export function keepApart(games: readonly CatalogueGame[]): CatalogueGame[] {
  const apart = [...games]
  const byVendor = Map.groupBy(
    games.map((_game, index) => index),
    (index) => `${games[index]!.vendorCode} ${games[index]!.isHot}`,
  )
  for (const rows of byVendor.values())
    for (let at = 0; at + 2 < rows.length; at += 1) {
      const [first, second, third] = [rows[at]!, rows[at + 1]!, rows[at + 2]!]
      if (lookOf(apart[first]!) !== lookOf(apart[second]!)) continue
      const [later, earlier] = [apart[second]!, apart[third]!]
      apart[second] = { ...earlier, sort: later.sort }
      apart[third] = { ...later, sort: earlier.sort }
    }
  return apart
}
