// SPDX-License-Identifier: Apache-2.0
import { Container, Graphics, Sprite, Text } from 'pixi.js'
import { colours, ink } from '../../runtime/stage/colours.ts'
import { glowTexture } from '../../runtime/stage/glow.ts'
import { hexagon } from '../../runtime/stage/hexagon.ts'
import type { SceneTools } from '../../runtime/stage/scene.ts'
import { overshoot } from '../../runtime/stage/tweens.ts'

const MARKER = 36

export interface Marker {
  readonly view: Container
  /** The light behind it. */
  readonly halo: Sprite
  /** Stands above a point of the bar. */
  readonly place: (x: number, barY: number) => void
  /** A roll begins: the stone has no number and no colour yet. */
  readonly begin: () => void
  /** Becomes visible with a share of the way. */
  readonly appear: (share: number) => void
  /** Writes the roll on the stone, in the colour of its result. */
  readonly name: (roll: string, won: boolean) => void
  /** Grows into its place and lights up. */
  readonly shine: (won: boolean) => void
}

/** The stone at the position of the roll. */
export function createMarker({ tweens }: Pick<SceneTools, 'tweens'>): Marker {
  const halo = new Sprite({ texture: glowTexture(), anchor: 0.5, blendMode: 'add', alpha: 0 })
  const stone = new Graphics()
  const label = new Text({
    text: '',
    anchor: 0.5,
    style: { fontFamily: 'Figtree Variable', fontWeight: '800', fontSize: 17, fill: colours.text },
  })
  const view = new Container({ alpha: 0 })
  view.addChild(stone, label)
  return {
    view,
    halo,
    place(x, barY) {
      view.position.set(x, barY - MARKER - 22)
      halo.position.copyFrom(view.position)
    },
    begin() {
      drawStone(stone, colours.line, colours.tileDark)
      label.text = ''
    },
    appear(share) {
      view.alpha = Math.max(view.alpha, Math.min(1, share * 4))
    },
    name(roll, won) {
      const colour = won ? colours.win : colours.lose
      drawStone(stone, colour, won ? colours.winDark : colours.loseDark)
      label.text = roll
      halo.tint = colour
    },
    shine(won) {
      void tweens.run({
        durationMs: 260,
        ease: overshoot,
        on: (share) => view.scale.set(0.7 + 0.3 * share),
      })
      void tweens.run({
        durationMs: 900,
        on: (share) => {
          halo.alpha = (won ? 0.75 : 0.4) * (1 - share * 0.7)
          halo.scale.set(1 + share)
        },
      })
    },
  }
}

/** A hexagonal stone with a point below, on the bar. */
function drawStone(stone: Graphics, edge: number, fill: number): void {
  stone
    .clear()
    .poly([-9, MARKER - 8, 9, MARKER - 8, 0, MARKER + 6])
    .fill(edge)
    .poly(hexagon(MARKER))
    .fill(edge)
    .poly(hexagon(MARKER - 4))
    .fill(fill)
    .poly([0, 0, ...hexagon(MARKER - 4).slice(8, 12), ...hexagon(MARKER - 4).slice(0, 2)])
    .fill(ink(colours.text, 0.08))
}
