// SPDX-License-Identifier: Apache-2.0
import { darker, lighter } from '@tessera/ui/art/colour'
import { drawingRandom } from '@tessera/ui/art/drawing-random'
import type { Palette } from '@tessera/ui/art/palette'
import type { HeroPaint } from '@tessera/ui/art/themes/theme'
import type { RankColours } from '../../../games/slots/art/ranks.ts'

const paint = (light: string, dark: string, accent: string): HeroPaint => ({ light, dark, accent })

/** Hues that can be told apart at a glance. */
const hues: readonly HeroPaint[] = [
  paint('#ffd0d6', '#d31f3d', '#ffd45a'),
  paint('#c9f7d4', '#128a4a', '#ffe27a'),
  paint('#cfe4ff', '#2257d6', '#7ff0ff'),
  paint('#efd4ff', '#8b2bd1', '#ff9ae6'),
  paint('#ffe3c2', '#d9641a', '#fff0a0'),
  paint('#c4fbff', '#0d8ea8', '#fff3b0'),
  paint('#ffd6f0', '#cf2f8f', '#ffe27a'),
]

/** The colours of a title's symbols: its best one has those of its tile, the others hues by a draw. */
export function symbolPaints(id: string, { light, dark, accent }: Palette): HeroPaint[] {
  const random = drawingRandom(`${id}/paints`)
  const left = [...hues]
  const drawn = Array.from(hues, () => left.splice(random.whole(left.length), 1)[0]!)
  return [paint(light, dark, accent), ...drawn]
}

/** The colours of the card ranks: two of the tile's and hues by a draw. */
export function rankColours(id: string, palette: Palette): RankColours {
  const drawn = symbolPaints(`${id}/ranks`, palette).slice(1)
  const three = ({ light, dark }: HeroPaint): readonly [string, string, string] => [
    light,
    lighter(dark, 0.25),
    darker(dark, 0.35),
  ]
  return {
    a: three(drawn[0]!),
    k: three(drawn[1]!),
    q: three(drawn[2]!),
    j: three(drawn[3]!),
    t: three(drawn[4]!),
  }
}
