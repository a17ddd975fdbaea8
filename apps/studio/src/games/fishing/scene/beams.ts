// SPDX-License-Identifier: Apache-2.0
import { canvasOf } from '../art/canvas-of.ts'
import { Container, Graphics, Sprite } from 'pixi.js'
import { chairColours, netPicture } from '../art/gun-pictures.ts'
import { paint } from '../art/paint.ts'
import { muzzleOf } from '../pond/muzzles.ts'
import type { Point } from '../pond/pond.ts'
import { weaponOf } from '../pond/weapons.ts'
import { textureOf } from './texture-of.ts'

const BEAM_MS = 420
const NET_MS = 620
const BOLT_MS = 520
const BEAM_LONG = 2_000
/** At most so many of each are on the screen. */
const MOST = 8

function paintBeam(): HTMLCanvasElement {
  const [canvas, context] = canvasOf(8, 64)
  const gradient = context.createLinearGradient(0, 0, 0, 64)
  for (const [at, alpha] of [
    [0, 0],
    [0.3, 0.25],
    [0.42, 0.9],
    [0.5, 1],
    [0.58, 0.9],
    [0.7, 0.25],
    [1, 0],
  ] as const)
    gradient.addColorStop(at, `rgba(255,255,255,${alpha})`)
  context.fillStyle = gradient
  context.fillRect(0, 0, 8, 64)
  return canvas
}

interface Timed<View> {
  readonly view: View
  leftMs: number
}

/** Laser beams, nets that open, and lightning between fish. */
export function createBeams(random: () => number) {
  const view = new Container()
  const beamTexture = textureOf(paintBeam())
  const nets = chairColours.map((colour) => textureOf(paint(netPicture(colour), 1.6).canvas))
  const beams: Timed<Sprite>[] = []
  const thrown: Timed<Sprite>[] = []
  const bolts: (Timed<Graphics> & { path: readonly Point[] })[] = []
  const rests = <One extends Timed<{ visible: boolean }>>(list: One[], make: () => One): One => {
    const free = list.find(({ leftMs }) => leftMs <= 0) ?? (list.length < MOST ? undefined : list[0])
    if (free) return free
    const made = make()
    list.push(made)
    return made
  }
  const drawBolt = ({ view: graphics, path }: { view: Graphics; path: readonly Point[] }) => {
    graphics.clear()
    for (const [width, color, alpha] of [
      [16, 0x39d8ff, 0.25],
      [7, 0x8ff4ff, 0.7],
      [3, 0xffffff, 1],
    ] as const) {
      for (const [index, to] of path.entries()) {
        if (index === 0) continue
        const from = path[0]!
        graphics.moveTo(from.x, from.y)
        for (let step = 1; step <= 6; step += 1) {
          const loose = step === 6 ? 0 : 26
          graphics.lineTo(
            from.x + ((to.x - from.x) * step) / 6 + (random() - 0.5) * loose,
            from.y + ((to.y - from.y) * step) / 6 + (random() - 0.5) * loose,
          )
        }
      }
      graphics.stroke({ width, color, alpha, cap: 'round', join: 'round' })
    }
  }
  return {
    view,
    laser(chair: number, angle: number): void {
      const one = rests(beams, () => ({
        view: view.addChild(new Sprite({ texture: beamTexture, blendMode: 'add' })),
        leftMs: 0,
      }))
      const { x, y } = muzzleOf(chair)
      one.view.anchor.set(0, 0.5)
      one.view.position.set(x, y)
      one.view.rotation = angle
      one.view.tint = Number.parseInt((chairColours[chair] ?? chairColours[0]).slice(1), 16)
      one.view.visible = true
      one.leftMs = BEAM_MS
    },
    net(chair: number, at: Point): void {
      const one = rests(thrown, () => ({ view: view.addChild(new Sprite({ anchor: 0.5 })), leftMs: 0 }))
      one.view.texture = nets[chair] ?? nets[0]!
      one.view.position.set(at.x, at.y)
      one.view.visible = true
      one.leftMs = NET_MS
    },
    /** From the first point to each of the others. */
    bolt(path: readonly Point[]): void {
      const one = rests(bolts, () => ({
        view: view.addChild(new Graphics({ blendMode: 'add' })),
        leftMs: 0,
        path,
      }))
      one.path = path
      one.view.visible = true
      one.leftMs = BOLT_MS
      drawBolt(one)
    },
    step(ms: number, still: boolean): void {
      for (const one of beams) {
        if (one.leftMs <= 0) continue
        one.leftMs -= ms
        const share = Math.max(0, one.leftMs / BEAM_MS)
        one.view.scale.set(BEAM_LONG / 8, ((weaponOf('laser').radius * 3) / 64) * (still ? 0.5 : 0.3 + share))
        one.view.alpha = share
        one.view.visible = share > 0
      }
      for (const one of thrown) {
        if (one.leftMs <= 0) continue
        one.leftMs -= ms
        const share = 1 - Math.max(0, one.leftMs / NET_MS)
        const open = still ? 1 : Math.min(1, share * 3.4)
        one.view.scale.set(((weaponOf('net').radius * 2) / one.view.texture.width) * (1 - (1 - open) ** 3))
        one.view.alpha = share < 0.6 ? 1 : 1 - (share - 0.6) / 0.4
        one.view.visible = share < 1
      }
      for (const one of bolts) {
        if (one.leftMs <= 0) continue
        one.leftMs -= ms
        if (!still && random() > 0.5) drawBolt(one)
        one.view.alpha = Math.max(0, one.leftMs / BOLT_MS)
        one.view.visible = one.leftMs > 0
      }
    },
  }
}
