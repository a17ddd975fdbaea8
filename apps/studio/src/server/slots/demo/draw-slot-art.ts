// SPDX-License-Identifier: Apache-2.0
import { readDemoCode, type DemoCode } from '@tessera/rules/games/demo-slots/demo-code'
import { backdrop, glints, sharedDefs } from '@tessera/ui/art/backdrop'
import { chooseArt } from '@tessera/ui/art/choose-art'
import { svgDocument, type Canvas } from '@tessera/ui/art/drawing'
import { drawingRandom } from '@tessera/ui/art/drawing-random'
import type { Palette } from '@tessera/ui/art/palette'
import { isThemeName, themes } from '@tessera/ui/art/themes/index'
import type { Theme } from '@tessera/ui/art/themes/theme'
import { ranks } from '../../../games/slots/art/ranks.ts'
import type { SlotArtView } from '../../../protocol.ts'
import { StudioRefusal } from '../../refusal.ts'
import { chooseMotifs } from './choose-motifs.ts'
import { drawMotif, drawScatter, drawWild, drawCoin } from './draw-motif.ts'
import { rankColours, symbolPaints } from './symbol-paints.ts'

const WIDE: Canvas = { width: 1200, height: 800, focusX: 600, focusY: 380 }
const RANKS = 'akqjt'
const MOST_KNOWN = 60
const known = new Map<string, SlotArtView>()

/**
 * The pictures of a demonstration title: symbols by the words of its title and the rest of its theme, in the colours of
 * its tile. The last ones are remembered. Refuses a session without such a title.
 */
export function drawSlotArt(text: string | undefined): SlotArtView {
  const code = text === undefined ? undefined : readDemoCode(text)
  if (text === undefined || !code) throw new StudioRefusal('studio.otherGame')
  const before = known.get(text)
  if (before) return before
  const art = draw(code)
  const oldest = known.keys().next().value
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  known.set(text, art)
  return art
}

function draw({ model, theme: themeText, vendorCode, gameId }: DemoCode): SlotArtView {
  const id = `${vendorCode}/${gameId}`
  const words = gameId.replaceAll('-', ' ')
  const choice = chooseArt(id, words, isThemeName(themeText) ? themeText : undefined)
  const theme: Theme = themes[choice.theme]
  // The first draw of the tile is its palette too.
  const palette = drawingRandom(`${id}/tile`).pick(theme.palettes)
  const paying = Object.keys(model.pays).filter((symbol) => !RANKS.includes(symbol))
  const motifs = chooseMotifs({ id, words, theme, first: choice.hero, count: paying.length + 2 })
  const paints = symbolPaints(id, palette)
  const symbols: Record<string, string> = {
    ...(Object.keys(model.pays).includes('a') ? ranks(rankColours(id, palette)) : {}),
  }
  for (const [index, symbol] of paying.entries())
    symbols[symbol] = drawMotif(motifs[index]!, paints[index % paints.length]!, palette)
  symbols[model.reels.wild] = drawWild(motifs[paying.length]!, palette)
  const { scatter } = model.reels
  if (scatter)
    symbols[scatter.symbol] =
      model.kind === 'hold' ? drawCoin(palette) : drawScatter(motifs[paying.length + 1]!, palette)
  return { symbols, backdrop: drawBackdrop(id, theme, palette), colours: coloursOf(palette) }
}

function drawBackdrop(id: string, theme: Theme, palette: Palette): string {
  const random = drawingRandom(`${id}/slot`)
  return svgDocument(
    WIDE.width,
    WIDE.height,
    [
      `<defs>${sharedDefs(WIDE, palette)}</defs>`,
      backdrop(id, WIDE, palette, {
        pattern: random.pick(theme.patterns),
        scene: random.pick(theme.scenes),
      }),
      glints(WIDE, palette, drawingRandom(`${id}/glints`)),
    ].join(''),
  )
}

const numberOf = (colour: string): number => Number.parseInt(colour.slice(1), 16)

function coloursOf({ deep, mid, light, glow, accent }: Palette): SlotArtView['colours'] {
  // The ground stays dark enough for every symbol.
  const [ground, rim] = [numberOf(deep), numberOf(light)]
  return {
    ground: ((ground >> 1) & 0x7f7f7f) + ((numberOf(mid) >> 3) & 0x1f1f1f),
    rim,
    glow: numberOf(glow),
    free: numberOf(accent),
  }
}
