// SPDX-License-Identifier: Apache-2.0
import { Container, Graphics, type GraphicsContext } from 'pixi.js'
import { SAMPLE_ROWS, SAMPLE_STOPS, SAMPLE_STRIPS, type SampleSymbol } from './maths.ts'
import { SYMBOL_SIDE } from './symbols.ts'

const FILLS = 0.82
const DIMMED = 0.32

export interface Reel {
  readonly view: Container
  readonly place: (middle: number, top: number, cell: number) => void
  /** Displays the strip from this stop on; between two stops it is moving. */
  readonly show: (stop: number) => void
  /** The displayed stop. */
  readonly at: () => number
  /** Rows to dim; without any, all are bright again. */
  readonly dim: (rows: ((row: number) => boolean) | undefined) => void
  /** Scales rows by a factor. */
  readonly pulse: (rows: (row: number) => boolean, factor: number) => void
}

/** One strip of symbols behind its window: four of them are enough for three moving rows. */
export function createReel(reel: number, contexts: Readonly<Record<SampleSymbol, GraphicsContext>>): Reel {
  const view = new Container()
  const strip = SAMPLE_STRIPS[reel]!
  const slots = Array.from({ length: SAMPLE_ROWS + 1 }, () => new Graphics(contexts.G))
  view.addChild(...slots)
  let cell = 1
  let stop = reel * 3
  const wrap = (value: number) => ((value % SAMPLE_STOPS) + SAMPLE_STOPS) % SAMPLE_STOPS
  const draw = () => {
    const whole = Math.floor(stop)
    const part = stop - whole
    for (const [index, slot] of slots.entries()) {
      slot.context = contexts[strip[wrap(whole + index)]!]
      slot.y = (index - part + 0.5) * cell
      slot.scale.set((cell * FILLS) / SYMBOL_SIDE)
    }
  }
  return {
    view,
    place(middle, top, size) {
      view.position.set(middle, top)
      cell = size
      draw()
    },
    show(next) {
      stop = wrap(next)
      draw()
    },
    at: () => stop,
    dim(rows) {
      for (const [row, slot] of slots.entries()) slot.alpha = rows?.(row) ? DIMMED : 1
      if (!rows) draw()
    },
    pulse(rows, factor) {
      for (const [row, slot] of slots.entries())
        slot.scale.set(((cell * FILLS) / SYMBOL_SIDE) * (rows(row) ? factor : 1))
    },
  }
}
