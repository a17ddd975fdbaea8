// SPDX-License-Identifier: Apache-2.0
import { Container, Graphics, Sprite, Text, type Texture } from 'pixi.js'
import { blend, ink } from '../../../runtime/stage/colours.ts'
import type { SceneTools } from '../../../runtime/stage/scene.ts'
import { overshoot } from '../../../runtime/stage/tweens.ts'
import type { SlotArt } from '../art/paint.ts'
import type { Coins } from '../hold-and-spin.ts'
import type { ReelsArea } from './place-reels.ts'

const RESPIN_MS = 900
const QUICK_MS = 320
const LANDS_MS = 340
const FILLS = 0.94
const LETTERS = 0.6

export interface CoinBoard {
  readonly view: Container
  readonly layout: (area: ReelsArea, reels: number, rows: number) => void
  /** Shows what each cell holds; without coins the reels are visible. */
  readonly show: (coins: Coins | undefined) => void
  /** Spins the empty cells and drops the new coins; `onLand` is called for each of them. */
  readonly respin: (coins: Coins, quick: boolean, onLand: (cell: number) => void) => Promise<void>
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The cells of hold and spin above the reels: coins that stay, and embers that flicker where none is. */
export function createCoinBoard(
  tools: SceneTools,
  coin: Texture,
  colours: SlotArt['colours'],
  labelOf: (pays: number) => string,
): CoinBoard {
  const view = new Container({ visible: false })
  const ground = new Graphics()
  const embers = new Graphics()
  const coinsView = createCoins(tools, coin, labelOf)
  view.addChild(ground, embers, coinsView.view)
  let area: ReelsArea | undefined
  let [reels, rows] = [1, 1]
  let current: Coins | undefined

  const middleOf = (at: number) => area!.at(Math.floor(at / rows), at % rows, rows)
  const side = () => Math.min(area!.reel, area!.height / rows) * FILLS
  const drawGround = () => {
    const middles = Array.from({ length: reels * rows }, (_, at) => middleOf(at))
    drawCells(ground, middles, { wide: area!.reel, tall: area!.height / rows }, colours)
  }
  const glow = (share: number) => {
    embers.clear()
    for (const [at, pays] of current!.entries()) {
      const flicker = Math.abs(Math.sin(share * Math.PI * 6 + at * 1.7))
      if (pays === 0) drawEmber(embers, middleOf(at), side(), flicker, colours.glow)
    }
  }
  return {
    view,
    layout(next, reelCount, rowCount) {
      area = next
      ;[reels, rows] = [reelCount, rowCount]
      if (!current) return
      drawGround()
      coinsView.draw(current, middleOf, side())
    },
    show(coins) {
      current = coins
      view.visible = coins !== undefined
      embers.clear()
      if (!coins || !area) return
      drawGround()
      coinsView.draw(coins, middleOf, side())
    },
    async respin(coins, quick, onLand) {
      const before = current ?? coins
      await tools.tweens.run({ durationMs: quick ? QUICK_MS : RESPIN_MS, on: glow })
      embers.clear()
      current = coins
      coinsView.draw(coins, middleOf, side())
      await Promise.all(
        coins.map((pays, at) => {
          if (pays === 0 || before[at]! > 0) return undefined
          onLand(at)
          return coinsView.land(at)
        }),
      )
    },
  }
}

/** The coins on their cells. */
function createCoins(
  { tweens }: Pick<SceneTools, 'tweens'>,
  texture: Texture,
  labelOf: (pays: number) => string,
) {
  const view = new Container()
  return {
    view,
    draw(coins: Coins, middleOf: (at: number) => Point, side: number): void {
      for (const old of view.removeChildren()) old.destroy({ children: true })
      for (const [at, pays] of coins.entries()) {
        const one = createCoin(texture, labelOf(pays), side)
        const { x, y } = middleOf(at)
        one.position.set(x, y)
        one.visible = pays > 0
        view.addChild(one)
      }
    },
    land(at: number): Promise<void> {
      const landing = view.children[at]!
      return tweens.run({
        durationMs: LANDS_MS,
        ease: overshoot,
        on: (progress) => landing.scale.set(0.3 + 0.7 * progress),
      })
    },
  }
}

/** A coin around its middle, with what it pays written on it. */
function createCoin(texture: Texture, text: string, side: number): Container {
  const coin = new Container()
  const picture = new Sprite({ texture, anchor: 0.5 })
  picture.setSize(side)
  const label = new Text({
    text,
    anchor: 0.5,
    resolution: 3,
    style: {
      fontFamily: 'Figtree Variable',
      fontWeight: '800',
      fontSize: 26,
      fill: 0xfff6d8,
      stroke: { color: 0x3a1204, width: 6, join: 'round' },
    },
  })
  label.scale.set(Math.min((side * 0.34) / label.height, (side * LETTERS) / label.width))
  coin.addChild(picture, label)
  return coin
}

/** The dark ground of each cell. */
function drawCells(
  ground: Graphics,
  middles: readonly Point[],
  { wide, tall }: { readonly wide: number; readonly tall: number },
  colours: SlotArt['colours'],
): void {
  ground.clear()
  for (const { x, y } of middles)
    ground
      .roundRect(x - wide / 2 + 2, y - tall / 2 + 2, wide - 4, tall - 4, 10)
      .fill(blend(colours.ground, 0x000000, 0.35))
      .stroke({ color: blend(colours.rim, 0x000000, 0.45), width: 2, alignment: 1 })
}

/** Flickers where no coin is. */
function drawEmber(embers: Graphics, { x, y }: Point, side: number, flicker: number, colour: number): void {
  embers.circle(x, y, side * (0.16 + 0.1 * flicker)).fill(ink(colour, 0.08 + 0.22 * flicker))
}
