import { darker, fromHue, lighter } from './colour.ts'
import { drawingRandom } from './drawing-random.ts'
import { polygon, roundGradient, svg, svgDocument } from './drawing.ts'

export const avatarSize = 128
const side = 32

/**
 * A member's picture: a mosaic of triangles, mirrored along its upright axis, in two hues. It shows
 * nobody and depends on the id alone; there are no fonts or icons in it, so that the browser can draw it too.
 */
export function drawAvatar({ id }: { id: string }): string {
  const random = drawingRandom(`${id}/avatar`)
  const hue = random.between(0, 360)
  const accent = hue + random.pick([130, 170, 200])
  const height = side * 0.866
  let tiles = ''
  for (let row = -1; row * height < avatarSize + height; row++) {
    for (let column = 0; column * (side / 2) <= avatarSize / 2 + side; column++) {
      const colour = fromHue(random.happens(0.16) ? accent : hue + random.between(-24, 34), 0.75, random.between(0.3, 0.64))
      if (random.happens(0.12)) continue
      const fill = random.happens(0.1) ? lighter(colour, 0.45) : colour
      const centre = avatarSize / 2
      const upwards = (row + column) % 2 === 0
      const [x, y] = [column * (side / 2), row * height]
      const corners = upwards ? [[x, y], [x - side / 2, y + height], [x + side / 2, y + height]] as const : [[x, y + height], [x - side / 2, y], [x + side / 2, y]] as const
      const stroke = `fill="${fill}" stroke="${fill}" stroke-width=".6"`
      tiles += `<path d="${polygon(corners.map(([cornerX, cornerY]) => [centre + cornerX, cornerY] as const))}" ${stroke}/>`
      if (column > 0) tiles += `<path d="${polygon(corners.map(([cornerX, cornerY]) => [centre - cornerX, cornerY] as const))}" ${stroke}/>`
    }
  }
  const shadow = roundGradient('round', 48, 40, 110, [[0.2, '#ffffff', 0.22], [0.5, '#ffffff', 0], [1, '#000000', 0.5]])
  return svgDocument(avatarSize, avatarSize, svg`
    <defs>
    ${shadow}
    </defs>
    <rect width="${avatarSize}" height="${avatarSize}" fill="${darker(fromHue(hue, 0.6, 0.3), 0.3)}"/>
    ${tiles}
    <rect width="${avatarSize}" height="${avatarSize}" fill="url(#round)"/>
  `)
}
