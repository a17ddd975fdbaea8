// SPDX-License-Identifier: Apache-2.0
import { catalogueGames, catalogueVendors, pictureIdOf } from '../catalogue/catalogue-names.ts'
import type { PictureRequest } from './prewarm-pictures.ts'

const format = 'avif'

/** The pictures on the first pages of the demonstration: a tile of every game, a logo of every vendor. */
export function cataloguePictures(tileWidth = 300): PictureRequest[] {
  const vendors = new Map(catalogueVendors.map(({ vendorCode, name }) => [vendorCode, name]))
  return [
    ...catalogueGames.map((game): PictureRequest => ({
      kind: 'tile',
      spec: { id: pictureIdOf(game), title: game.name, theme: game.theme, withTitle: true },
      width: tileWidth,
      format,
    })),
    ...[...vendors].map(([id, name]): PictureRequest => ({
      kind: 'vendor',
      spec: { id, name },
      width: 240,
      format,
    })),
  ]
}
