// SPDX-License-Identifier: Apache-2.0
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createArt } from '@tessera/ui/art/index'
import { avatarFigures } from '@tessera/ui/art/avatar-figures'
import { categoryNames } from '@tessera/ui/art/category-icon'
import { loadArtParts } from '@tessera/ui/art/load-art-parts'
import sharp from 'sharp'
import { catalogueGames, catalogueVendors, pictureIdOf } from '../catalogue/catalogue-names.ts'

/*
 * Writes a contact sheet of drawings, to look at with one's own eyes:
 *   npm run drawings -- --out sheet.png [--kind tiles|bare|banners|phones|cards|mirrored|vendors|avatars|ranks|categories|icons] [--count 40] [--from 0] [--width 200]
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'art-preview.png' },
    kind: { type: 'string', default: 'tiles' },
    count: { type: 'string', default: '40' },
    from: { type: 'string', default: '0' },
    width: { type: 'string', default: '200' },
  },
})
// npm changes the folder before it runs us; the file is meant where it was typed.
const out = resolve(process.env['INIT_CWD'] ?? '', values.out)
const art = createArt(loadArtParts())
const tiles = (withTitle: boolean): string[] =>
  catalogueGames.map((game) =>
    art.gameTile({ id: pictureIdOf(game), title: game.name, theme: game.theme, withTitle }),
  )
const themes = [...new Set(catalogueGames.map(({ theme }) => theme))]

const kinds: Record<string, () => string[]> = {
  tiles: () => tiles(true),
  bare: () => tiles(false),
  banners: () => themes.map((theme) => art.banner({ id: theme, theme })),
  vendors: () => catalogueVendors.map(({ vendorCode, name }) => art.vendorLogo({ id: vendorCode, name })),
  phones: () => themes.map((theme) => art.banner({ id: theme, theme, shape: 'phone' })),
  cards: () => themes.map((theme) => art.banner({ id: theme, theme, shape: 'card' })),
  mirrored: () => themes.map((theme) => art.banner({ id: theme, theme, calmSide: 'right' })),
  avatars: () => Object.keys(avatarFigures).map((id) => art.avatar({ id })),
  ranks: () => Array.from({ length: 8 }, (_, rank) => art.rankBadge({ rank })),
  categories: () => categoryNames.map((name) => art.categoryIcon({ name })),
  icons: () =>
    ['#22e38b', '#b79bff', '#ffb020'].flatMap((colour) =>
      (['mark', 'app', 'maskable'] as const).map((shape) => art.appIcon({ colour, shape })),
    ),
}
const draw = kinds[values.kind]
if (draw === undefined) {
  console.error(`There is no kind ${values.kind}; there are ${Object.keys(kinds).join(', ')}`)
  process.exit(2)
}

const gap = 8
const sheetWidth = 1680
const cellWidth = Number(values.width)
const columns = Math.max(1, Math.floor((sheetWidth - gap) / (cellWidth + gap)))
const drawings = draw().slice(Number(values.from), Number(values.from) + Number(values.count))
const cells = await Promise.all(
  drawings.map((svg) =>
    sharp(Buffer.from(svg)).resize({ width: cellWidth }).png().toBuffer({ resolveWithObject: true }),
  ),
)
const cellHeight = Math.max(...cells.map(({ info }) => info.height))
const positionOf = (index: number): { left: number; top: number } => ({
  left: gap + (index % columns) * (cellWidth + gap),
  top: gap + Math.floor(index / columns) * (cellHeight + gap),
})
const size = {
  width: gap + columns * (cellWidth + gap),
  height: gap + Math.ceil(cells.length / columns) * (cellHeight + gap),
}
await sharp({ create: { ...size, channels: 3, background: '#0b1018' } })
  .composite(cells.map(({ data }, index) => ({ input: data, ...positionOf(index) })))
  .png()
  .toFile(out)
console.log(`${cells.length} drawings in ${out}, ${size.width} by ${size.height}`)
