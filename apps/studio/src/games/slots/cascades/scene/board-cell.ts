// SPDX-License-Identifier: Apache-2.0
import { Container, Sprite, Text, type Texture } from 'pixi.js'
import type { SlotSymbol } from '../../slot-rules.ts'

/** One cell of the board: a picture, with a number on it if it is a multiplier. */
export interface BoardCell {
  readonly view: Container
  readonly symbol: () => SlotSymbol
  readonly show: (symbol: SlotSymbol) => void
  /** Its side in pixels. */
  readonly resize: (side: number) => void
}

const LETTERS = { wide: 0.56, tall: 0.3 }

/** Makes a cell; `labelOf` is what is written on a symbol, empty for nothing. */
export function createBoardCell(
  textures: Readonly<Record<SlotSymbol, Texture>>,
  labelOf: (symbol: SlotSymbol) => string,
): BoardCell {
  const view = new Container()
  const picture = new Sprite({ anchor: 0.5 })
  view.addChild(picture)
  let label: Text | undefined
  let [current, side] = ['', 1]
  const fit = () => {
    picture.setSize(side)
    if (!label?.visible) return
    label.scale.set(1)
    label.scale.set(Math.min((side * LETTERS.wide) / label.width, (side * LETTERS.tall) / label.height))
  }
  const write = (text: string) => {
    if (text === '') {
      if (label) label.visible = false
      return
    }
    label ??= view.addChild(
      new Text({
        anchor: 0.5,
        resolution: 3,
        style: {
          fontFamily: 'Figtree Variable',
          fontWeight: '800',
          fontSize: 30,
          fill: 0xffffff,
          stroke: { color: 0x1c0f04, width: 7, join: 'round' },
        },
      }),
    )
    label.text = text
    label.visible = true
  }
  return {
    view,
    symbol: () => current,
    show(symbol) {
      current = symbol
      picture.texture = textures[symbol]!
      write(labelOf(symbol))
      view.alpha = 1
      view.scale.set(1)
      view.rotation = 0
      fit()
    },
    resize(next) {
      side = next
      fit()
    },
  }
}
