// SPDX-License-Identifier: Apache-2.0
import { Container, Graphics, Sprite } from 'pixi.js'
import { blend, colours, ink } from '../../runtime/stage/colours.ts'
import { glowTexture } from '../../runtime/stage/glow.ts'
import { hexagon } from '../../runtime/stage/hexagon.ts'
import type { TileFace } from './scene.ts'

/** Tiles are drawn at this width and then scaled. */
export const TILE = 100
const HALF = TILE / 2
const ROUND = 14

export interface Tile {
  readonly view: Container
  readonly show: (face: TileFace | 'closed') => void
  readonly face: () => TileFace | 'closed'
  readonly lift: (lifted: boolean) => void
}

/** One tile around 0, closed. */
export function createTile(): Tile {
  const view = new Container()
  const ground = new Graphics()
  const halo = new Sprite({ texture: glowTexture(), anchor: 0.5, blendMode: 'add', visible: false })
  const picture = new Graphics()
  view.addChild(ground, halo, picture)
  let presented: TileFace | 'closed' = 'closed'
  let raised = false
  const draw = () => {
    ground.clear()
    picture.clear()
    halo.visible = false
    view.alpha = presented === 'gem-left' || presented === 'mine' ? 0.45 : 1
    if (presented === 'closed') return drawClosed(ground, picture, raised)
    drawOpen(ground, presented === 'blast' ? colours.loseDark : colours.tileDark)
    if (presented === 'gem' || presented === 'gem-left') drawGem(picture)
    else drawMine(picture)
    if (presented === 'gem' || presented === 'blast') {
      halo.visible = true
      halo.tint = presented === 'gem' ? colours.cyan : colours.orange
      halo.alpha = 0.55
      halo.scale.set(1)
    }
  }
  draw()
  return {
    view,
    show(face) {
      presented = face
      draw()
    },
    face: () => presented,
    lift(lifted) {
      if (raised === lifted) return
      raised = lifted
      if (presented === 'closed') draw()
    },
  }
}

function drawClosed(ground: Graphics, picture: Graphics, raised: boolean): void {
  const top = raised ? blend(colours.tileLight, colours.text, 0.16) : colours.tileLight
  ground
    .roundRect(-HALF, -HALF, TILE, TILE, ROUND)
    .fill(colours.tileDark)
    .roundRect(-HALF, -HALF, TILE, TILE - 8, ROUND)
    .fill(top)
    .roundRect(-HALF + 2, -HALF + 2, TILE - 4, TILE - 12, ROUND - 2)
    .stroke({ color: colours.text, width: 1.5, alpha: 0.1 })
  picture
    .poly(hexagon(17))
    .fill(ink(colours.text, 0.06))
    .poly(hexagon(17))
    .stroke({ color: colours.text, width: 1.5, alpha: 0.12 })
  picture.y = -4
}

function drawOpen(ground: Graphics, fill: number): void {
  ground
    .roundRect(-HALF, -HALF, TILE, TILE, ROUND)
    .fill(fill)
    .roundRect(-HALF + 1, -HALF + 1, TILE - 2, TILE - 2, ROUND - 1)
    .stroke({ color: colours.line, width: 2, alpha: 0.7 })
}

/** A cut stone: six facets around a table, light from the top left. */
function drawGem(picture: Graphics): void {
  picture.y = 0
  const outer = hexagon(33)
  const inner = hexagon(17)
  const shades = [0.1, -0.18, -0.36, -0.42, -0.1, 0.34]
  for (const [facet, shade] of shades.entries()) {
    const corner = (points: number[], index: number) => points.slice((index % 6) * 2, (index % 6) * 2 + 2)
    const colour =
      shade >= 0
        ? blend(colours.cyan, colours.text, shade)
        : blend(colours.cyan, colours.cyanDark, -shade * 2)
    picture
      .poly([
        ...corner(outer, facet),
        ...corner(outer, facet + 1),
        ...corner(inner, facet + 1),
        ...corner(inner, facet),
      ])
      .fill(colour)
  }
  picture
    .poly(inner)
    .fill(blend(colours.cyan, colours.text, 0.42))
    .poly([-14.7, -8.5, 0, -17, 3, -15, -12, 8.5, -14.7, 8.5])
    .fill(ink(colours.text, 0.35))
}

function drawMine(picture: Graphics): void {
  picture.y = 0
  for (let spike = 0; spike < 8; spike += 1) {
    const angle = (Math.PI / 4) * spike
    const reach = (radius: number, turn: number) => [
      Math.cos(angle + turn) * radius,
      Math.sin(angle + turn) * radius,
    ]
    picture.poly([...reach(36, 0), ...reach(22, 0.24), ...reach(22, -0.24)]).fill(colours.faint)
  }
  picture
    .circle(0, 0, 25)
    .fill(0x0a0e17)
    .circle(0, 0, 25)
    .stroke({ color: colours.faint, width: 2 })
    .circle(-8, -9, 6)
    .fill(ink(colours.text, 0.35))
    .circle(0, 0, 8)
    .fill(colours.lose)
    .circle(-1.5, -1.5, 3.5)
    .fill(ink(colours.text, 0.6))
}
