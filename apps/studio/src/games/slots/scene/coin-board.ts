// SPDX-License-Identifier: Apache-2.0
import { Container, Graphics, Sprite, Text, type Texture } from 'pixi.js'
import { blend, ink } from '../../../runtime/stage/colours.ts'
import type { SceneTools } from '../../../runtime/stage/scene.ts'
import { overshoot } from '../../../runtime/stage/tweens.ts'
import type { SlotArt } from '../art/paint.ts'
import type { Coins } from '../hold-and-spin.ts'
import type { ReelsPlace } from './place-reels.ts'

const RESPIN_MS = 900
const QUICK_MS = 320
const LANDS_MS = 340
const FILLS = 0.94
const LETTERS = 0.6

export interface CoinBoard {
  readonly view: Container
  readonly layout: (place: ReelsPlace, reels: number, rows: number) => void
  /** Shows what each place holds; without coins the reels are visible. */
  readonly show: (coins: Coins | undefined) => void
  /** Spins the empty places and drops the new coins; `onLand` is called for each of them. */
  readonly respin: (coins: Coins, quick: boolean, onLand: (place: number) => void) => Promise<void>
}

/** The places of hold and spin above the reels: coins that stay, and embers that flicker where none is. */
export function createCoinBoard(
  tools: SceneTools,
  coin: Texture,
  colours: SlotArt['colours'],
  labelOf: (pays: number) => string,
): CoinBoard {
  const view = new Container({ visible: false })
  const ground = new Graphics()
  const embers = new Graphics()
  const coinViews = new Container()
  view.addChild(ground, embers, coinViews)
  let place: ReelsPlace | undefined
  let [reels, rows] = [1, 1]
  let current: Coins | undefined

  const middleOf = (at: number) => place!.at(Math.floor(at / rows), at % rows, rows)
  const side = () => Math.min(place!.reel, place!.height / rows) * FILLS
  const draw = (coins: Coins) => {
    for (const old of coinViews.removeChildren()) old.destroy({ children: true })
    for (const [at, pays] of coins.entries()) {
      const one = createCoin(coin, labelOf(pays), side())
      const { x, y } = middleOf(at)
      one.position.set(x, y)
      one.visible = pays > 0
      coinViews.addChild(one)
    }
  }
  const drawGround = () => {
    ground.clear()
    const size = { wide: place!.reel, tall: place!.height / rows }
    for (let at = 0; at < reels * rows; at += 1) drawPlace(ground, middleOf(at), size, colours)
  }
  const drawEmbers = (share: number) => {
    embers.clear()
    for (const [at, pays] of current!.entries()) {
      if (pays > 0) continue
      const { x, y } = middleOf(at)
      const flicker = Math.abs(Math.sin(share * Math.PI * 6 + at * 1.7))
      embers.circle(x, y, side() * (0.16 + 0.1 * flicker)).fill(ink(colours.glow, 0.08 + 0.22 * flicker))
    }
  }
  const land = (at: number) => {
    const landing = coinViews.children[at]!
    return tools.tweens.run({
      durationMs: LANDS_MS,
      ease: overshoot,
      on: (progress) => landing.scale.set(0.3 + 0.7 * progress),
    })
  }
  return {
    view,
    layout(next, reelCount, rowCount) {
      place = next
      ;[reels, rows] = [reelCount, rowCount]
      if (!current) return
      drawGround()
      draw(current)
    },
    show(coins) {
      current = coins
      view.visible = coins !== undefined
      embers.clear()
      if (!coins || !place) return
      drawGround()
      draw(coins)
    },
    async respin(coins, quick, onLand) {
      const before = current ?? coins
      await tools.tweens.run({ durationMs: quick ? QUICK_MS : RESPIN_MS, on: drawEmbers })
      embers.clear()
      current = coins
      draw(coins)
      await Promise.all(
        coins.map((pays, at) => {
          if (pays === 0 || before[at]! > 0) return undefined
          onLand(at)
          return land(at)
        }),
      )
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

/** The dark ground of one place. */
function drawPlace(
  ground: Graphics,
  { x, y }: { readonly x: number; readonly y: number },
  { wide, tall }: { readonly wide: number; readonly tall: number },
  colours: SlotArt['colours'],
): void {
  ground
    .roundRect(x - wide / 2 + 2, y - tall / 2 + 2, wide - 4, tall - 4, 10)
    .fill(blend(colours.ground, 0x000000, 0.35))
    .stroke({ color: blend(colours.rim, 0x000000, 0.45), width: 2, alignment: 1 })
}
