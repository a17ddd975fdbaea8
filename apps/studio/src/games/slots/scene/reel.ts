// SPDX-License-Identifier: Apache-2.0
import { Container, Sprite, type Texture } from 'pixi.js'

const FILLS = 0.9
const DIMMED = 0.28

export interface Reel {
  readonly view: Container
  readonly place: (middle: number, top: number, width: number, height: number) => void
  /** Displays the strip from this stop on; between two stops it is moving. */
  readonly show: (stop: number) => void
  /** Divides the window into so many rows. */
  readonly divide: (rows: number) => void
  readonly at: () => number
  readonly rows: () => number
  /** Rows to dim; without any, all are bright again. */
  readonly dim: (rows: ((row: number) => boolean) | undefined) => void
  /** Scales rows by a factor. */
  readonly pulse: (rows: (row: number) => boolean, factor: number) => void
}

/** One strip of symbols behind its window; one more than its rows is enough while it moves. */
export function createReel(
  strip: string,
  textures: Readonly<Record<string, Texture>>,
  most: number,
  first: number,
): Reel {
  const view = new Container()
  const cells = Array.from({ length: most + 1 }, () => new Sprite({ anchor: 0.5 }))
  view.addChild(...cells)
  let [width, height, rows, stop] = [1, 1, first, 0]
  const wrap = (value: number) => ((value % strip.length) + strip.length) % strip.length
  const sizeOf = () => Math.min(width, height / rows) * FILLS
  const draw = () => {
    const whole = Math.floor(stop)
    const cell = height / rows
    for (const [index, sprite] of cells.entries()) {
      sprite.visible = index <= rows
      sprite.texture = textures[strip[wrap(whole + index)]!]!
      sprite.y = (index - (stop - whole) + 0.5) * cell
      sprite.setSize(sizeOf())
    }
  }
  return {
    view,
    place(middle, top, wide, tall) {
      view.position.set(middle, top)
      ;[width, height] = [wide, tall]
      draw()
    },
    show(next) {
      stop = wrap(next)
      draw()
    },
    divide(next) {
      rows = next
      draw()
    },
    at: () => stop,
    rows: () => rows,
    dim(wanted) {
      for (const [row, sprite] of cells.entries()) sprite.alpha = wanted?.(row) ? DIMMED : 1
      if (!wanted) draw()
    },
    pulse(wanted, factor) {
      for (const [row, sprite] of cells.entries()) sprite.setSize(sizeOf() * (wanted(row) ? factor : 1))
    },
  }
}
