// SPDX-License-Identifier: Apache-2.0
import { Container, Graphics, Sprite } from 'pixi.js'
import { blend, colours, ink } from './colours.ts'
import { glowTexture } from './glow.ts'

export interface Rocket {
  /** Points up; its centre is at 0. */
  readonly view: Container
  /** How strongly it burns, 0 to 1. */
  readonly burn: (strength: number) => void
}

/** A small rocket, 88 px high, for scenes that rise. */
export function createRocket(): Rocket {
  const view = new Container()
  const halo = new Sprite({
    texture: glowTexture(),
    anchor: 0.5,
    blendMode: 'add',
    tint: colours.orange,
    y: 46,
  })
  const flame = new Graphics()
    .poly([-11, 0, 11, 0, 4, 26, 0, 44, -4, 26])
    .fill(colours.orange)
    .poly([-6, 0, 6, 0, 2, 16, 0, 26, -2, 16])
    .fill(colours.gold)
  flame.y = 32
  const body = new Graphics()
    // fins
    .moveTo(-14, 8)
    .quadraticCurveTo(-30, 18, -27, 38)
    .lineTo(-12, 28)
    .closePath()
    .fill(colours.loseDark)
    .moveTo(14, 8)
    .quadraticCurveTo(30, 18, 27, 38)
    .lineTo(12, 28)
    .closePath()
    .fill(blend(colours.loseDark, 0, 0.3))
    // nozzle and hull
    .roundRect(-9, 26, 18, 8, 3)
    .fill(colours.tileLight)
    .moveTo(0, -44)
    .bezierCurveTo(17, -28, 20, 4, 12, 28)
    .lineTo(-12, 28)
    .bezierCurveTo(-20, 4, -17, -28, 0, -44)
    .closePath()
    .fill(colours.muted)
    .moveTo(0, -44)
    .bezierCurveTo(17, -28, 20, 4, 12, 28)
    .lineTo(3, 28)
    .bezierCurveTo(8, 4, 8, -24, 0, -44)
    .closePath()
    .fill(ink(colours.ground, 0.22))
    .moveTo(0, -44)
    .bezierCurveTo(7, -37, 11, -29, 13.5, -20)
    .lineTo(-13.5, -20)
    .bezierCurveTo(-11, -29, -7, -37, 0, -44)
    .closePath()
    .fill(colours.lose)
    // window
    .circle(0, -4, 9)
    .fill(colours.tileLight)
    .circle(0, -4, 6.5)
    .fill(colours.cyan)
    .circle(-2, -6, 2.5)
    .fill(ink(colours.text, 0.8))
  view.addChild(halo, flame, body)
  const burn = (strength: number) => {
    flame.scale.set(0.5 + strength * 0.6, 0.15 + strength)
    flame.alpha = Math.min(1, 0.25 + strength)
    halo.alpha = 0.2 + 0.7 * strength
    halo.scale.set(0.5 + strength * 0.9)
  }
  burn(0)
  return { view, burn }
}
