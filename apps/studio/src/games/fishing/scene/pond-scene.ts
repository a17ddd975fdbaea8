// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import { Container, Sprite, Texture } from 'pixi.js'
import { glowTexture } from '../../../runtime/stage/glow.ts'
import type { CreateScene } from '../../../runtime/stage/scene.ts'
import { aimPicture, chairColours } from '../art/gun-pictures.ts'
import { paintCoin, paintFrost } from '../art/light-textures.ts'
import { paint } from '../art/paint.ts'
import { paintWave } from '../art/wave.ts'
import type { SwimmingFish } from '../page/swimming.ts'
import { fishKinds } from '../pond/kinds.ts'
import { muzzleOf } from '../pond/muzzles.ts'
import { POND, type FishCode, type Point } from '../pond/pond.ts'
import { createBeams } from './beams.ts'
import { createFishLayer } from './fish-layer.ts'
import { createBulletLayer, createGuns } from './guns.ts'
import { createParticles } from './particles.ts'
import type { PondScene, PondWorld } from './pond-view.ts'
import { createWater } from './water.ts'
import { createWinNumbers } from './win-numbers.ts'
import { textureOf } from './texture-of.ts'

const WAVE_MS = 4_000
const SHADE_MS = 3_200
const FROST_MS = 300
const LONGEST_FRAME_MS = 100
/** Frames that take longer on average are too slow; moving light then goes first. */
const SLOW_FRAME_MS = 34
const FRAMES_OF_PACE = 60

/** The pond of a look, for `loadScene`. */
export const createPondScene =
  (look: HallLook, world: PondWorld, now: () => number = () => performance.now()): CreateScene<PondScene> =>
  ({ random }) => {
    const view = new Container()
    const pond = new Container()
    const water = createWater(look, random)
    const fish = createFishLayer(look)
    const guns = createGuns()
    const bullets = createBulletLayer()
    const particles = createParticles()
    const beams = createBeams(random)
    const numbers = createWinNumbers()
    const coin = textureOf(paintCoin())
    const aim = new Sprite({
      texture: textureOf(paint(aimPicture('#ffffff'), 1.6).canvas),
      anchor: 0.5,
      visible: false,
    })
    const frost = new Sprite({ texture: textureOf(paintFrost()), alpha: 0 })
    const shade = new Sprite({ texture: Texture.WHITE, tint: 0x010510, alpha: 0 })
    const wave = new Sprite({ texture: textureOf(paintWave()), visible: false })
    wave.anchor.set(0.5, 0)
    wave.height = POND.height * 1.1
    pond.addChild(
      water.view,
      shade,
      fish.view,
      bullets.view,
      beams.view,
      water.front,
      aim,
      wave,
      guns.view,
      particles.view,
      numbers.view,
      frost,
    )
    view.addChild(pond)

    let [scale, left, top] = [1, 0, 0]
    let last = now()
    let shadeMs = 0
    let shakeMs = 0
    let glitterMs = 0
    const waiting: FishCode[] = []
    let end: (() => void) | undefined

    const burst = (at: Point, tint: number, count: number, size: number, speed: number) => {
      for (let index = 0; index < count; index += 1) {
        const angle = random() * Math.PI * 2
        const fast = speed * (0.35 + random() * 0.65)
        particles.start({
          ...{ texture: glowTexture(), x: at.x, y: at.y, tint, blend: 'add', grows: 0.2 },
          ...{ speedX: Math.cos(angle) * fast, speedY: Math.sin(angle) * fast },
          ...{ lifeMs: 380 + random() * 360, size: size * (0.5 + random() * 0.7) },
        })
      }
    }
    const coins = (from: Point, radius: number, chair: number, count: number) => {
      const to = muzzleOf(chair)
      for (let index = 0; index < count; index += 1) {
        const angle = random() * Math.PI * 2
        const fast = (0.1 + random() * 0.3) * (0.6 + radius / 80)
        particles.start({
          ...{ texture: coin, x: from.x, y: from.y, to, delayMs: index * 26 },
          ...{ speedX: Math.cos(angle) * fast, speedY: Math.sin(angle) * fast - 0.1 },
          ...{ lifeMs: 820 + random() * 260, size: 34 },
        })
      }
    }
    /** Stars on what is golden, sparks on what is charged. */
    const glitter = (swimming: readonly SwimmingFish[]) => {
      for (const one of swimming) {
        const { ability } = fishKinds[one.fish.code]
        if (ability === 'none' && one.fish.code !== 'chest') continue
        if (!one.inPond || random() > 0.5) continue
        const tint =
          ability === 'freeze'
            ? 0xbfeeff
            : ability === 'lightning'
              ? 0x8affea
              : ability === 'blast'
                ? 0xff9a4a
                : 0xfff0a0
        particles.start({
          ...{
            texture: glowTexture(),
            tint,
            blend: 'add',
            grows: 0.1,
            lifeMs: 620,
            size: 30 + random() * 22,
          },
          ...{
            x: one.x + (random() - 0.5) * one.radius * 2,
            y: one.y + (random() - 0.5) * one.radius * 1.2,
            speedY: -0.02,
          },
        })
      }
    }
    let pace = 0
    let frames = 0
    const watchPace = (frameMs: number) => {
      pace += Math.min(frameMs, 250)
      frames += 1
      if (frames < FRAMES_OF_PACE) return
      if (pace / frames > SLOW_FRAME_MS) water.simplify()
      pace = 0
      frames = 0
    }
    const showFrost = (ms: number) => {
      const wanted = world.isFrozen() ? 1 : 0
      frost.alpha += Math.sign(wanted - frost.alpha) * Math.min(Math.abs(wanted - frost.alpha), ms / FROST_MS)
      frost.visible = frost.alpha > 0
    }
    const showWave = (calm: boolean) => {
      const ms = world.waveMs()
      wave.visible = ms !== undefined && ms < WAVE_MS && !calm
      if (ms === undefined || !wave.visible) return
      wave.x = POND.width + 500 - (ms / WAVE_MS) * (POND.width + 1_000)
      wave.y = -40 + Math.sin(ms / 240) * 12
      for (let index = 0; index < 2; index += 1)
        particles.start({
          texture: water.bubbleTexture,
          x: wave.x - 60 + random() * 200,
          y: random() * POND.height,
          speedX: 0.1,
          speedY: -0.12,
          lifeMs: 900,
          size: 12 + random() * 30,
        })
    }
    const showAim = () => {
      const locked = world.lock()
      aim.visible = locked?.inPond === true
      if (!locked) return
      aim.position.set(locked.x, locked.y)
      aim.scale.set(Math.max(34, locked.radius * 1.15) / 88 / 1.6)
      aim.rotation = world.isCalm() ? 0 : now() / 900
    }

    return {
      view,
      layout({ width, height }) {
        scale = Math.min(width / POND.width, height / POND.height)
        left = (width - POND.width * scale) / 2
        top = (height - POND.height * scale) / 2
        pond.scale.set(scale)
        pond.position.set(left, top)
        const frame = [-left / scale, -top / scale, width / scale, height / scale] as const
        water.cover(...frame)
        for (const cover of [shade, frost]) {
          cover.position.set(frame[0], frame[1])
          cover.width = frame[2]
          cover.height = frame[3]
        }
      },
      step() {
        const time = now()
        const ms = Math.min(LONGEST_FRAME_MS, time - last)
        watchPace(time - last)
        last = time
        world.advance()
        const calm = world.isCalm()
        const swimming = world.fish()
        const next = waiting.pop()
        if (next) fish.prepare(next)
        water.step(ms, calm)
        fish.show(swimming, ms, world.isFrozen(), calm)
        bullets.show(world.bullets())
        guns.show(world.guns(), ms, calm)
        glitterMs += ms
        if (glitterMs > 180 && !calm) {
          glitterMs = 0
          glitter(swimming)
        }
        showFrost(ms)
        showWave(calm)
        showAim()
        shadeMs = Math.max(0, shadeMs - ms)
        shade.alpha = 0.5 * Math.sin(Math.PI * Math.min(1, (shadeMs / SHADE_MS) * 1.1))
        shade.visible = shadeMs > 0
        shakeMs = Math.max(0, shakeMs - ms)
        const loose = shakeMs > 0 && !calm ? (shakeMs / 400) * 7 * scale : 0
        pond.position.set(left + (random() - 0.5) * loose, top + (random() - 0.5) * loose)
        particles.step(ms)
        beams.step(ms, calm)
        numbers.step(ms, calm)
        return true
      },
      endsBy(ends) {
        end = ends
      },
      close: () => end?.(),
      toPond: (x, y) => ({ x: (x - left) / scale, y: (y - top) / scale }),
      recoil: guns.recoil,
      hurt: fish.hurt,
      sparks(at, chair) {
        if (world.isCalm()) return
        burst(at, Number.parseInt((chairColours[chair] ?? chairColours[0]).slice(1), 16), 5, 30, 0.22)
      },
      caught({ fish: id, at, radius, chair, own, win, multiple }) {
        const calm = world.isCalm()
        fish.kill(id, calm)
        numbers.write(
          `+${win}`,
          at.x,
          at.y - radius * 0.4,
          Math.min(88, 34 + Math.sqrt(multiple) * 3.4) * (own ? 1 : 0.8),
          own,
        )
        if (calm) return
        const strong = Math.min(1, Math.sqrt(multiple) / 16)
        burst(at, 0xffd95a, Math.round(10 + strong * 26), 40 + strong * 50, 0.35 + strong * 0.3)
        particles.start({
          texture: glowTexture(),
          x: at.x,
          y: at.y,
          lifeMs: 420,
          size: radius * 2,
          grows: 3.2,
          tint: 0xfff2c0,
          blend: 'add',
        })
        coins(at, radius, chair, Math.round(4 + strong * 22))
        if (own && multiple >= 100) shakeMs = 400
      },
      net: beams.net,
      laser: beams.laser,
      bolt: beams.bolt,
      blast(at) {
        if (world.isCalm()) return
        shakeMs = 400
        burst(at, 0xff8a2a, 34, 110, 0.7)
        particles.start({
          texture: glowTexture(),
          x: at.x,
          y: at.y,
          lifeMs: 520,
          size: 160,
          grows: 4,
          tint: 0xffb04a,
          blend: 'add',
        })
      },
      boss() {
        shadeMs = SHADE_MS
      },
      prepare(codes) {
        waiting.length = 0
        waiting.push(...new Set(codes))
      },
    }
  }
