// SPDX-License-Identifier: Apache-2.0
import { Container, Sprite, type Texture } from 'pixi.js'
import { glowTexture } from '../../../runtime/stage/glow.ts'
import { barrel, bulletPicture, chairColours, turret } from '../art/gun-pictures.ts'
import { paint } from '../art/paint.ts'
import { muzzleOf } from '../pond/muzzles.ts'
import { WEAPONS, type Weapon } from '../pond/pond.ts'
import type { Bullet } from '../page/bullet-flight.ts'
import { textureOf } from './texture-of.ts'

const RECOIL_MS = 110
const SCALE = 1.8
const EMPTY_ALPHA = 0.28

/** A picture as a sprite whose 0 is the recipe's. */
function spriteOf(layers: Parameters<typeof paint>[0]): Sprite {
  const { canvas, box, scale } = paint(layers, SCALE)
  const sprite = new Sprite(textureOf(canvas))
  sprite.anchor.set((-box.left * scale) / canvas.width, (-box.top * scale) / canvas.height)
  sprite.scale.set(1 / scale)
  return sprite
}

export interface GunState {
  readonly taken: boolean
  readonly own: boolean
  readonly weapon: Weapon
  /** Radians. */
  readonly angle: number
}

/** The guns of the four chairs. */
export function createGuns() {
  const view = new Container()
  const guns = chairColours.map((colour, chair) => {
    const gun = new Container()
    const { x, y } = muzzleOf(chair)
    gun.position.set(x, y)
    const ring = new Sprite({ texture: glowTexture(), anchor: 0.5, blendMode: 'add', tint: colour })
    ring.scale.set(2.1)
    const barrels = new Map(WEAPONS.map((weapon) => [weapon, spriteOf(barrel(weapon, colour))]))
    const flash = new Sprite({
      texture: glowTexture(),
      anchor: 0.5,
      blendMode: 'add',
      tint: 0xfff2b0,
      visible: false,
    })
    const turning = new Container()
    turning.addChild(...barrels.values(), flash)
    const base = spriteOf(turret(colour))
    base.scale.set(base.scale.x * 0.8)
    turning.scale.set(1.12)
    gun.addChild(ring, turning, base)
    view.addChild(gun)
    return { gun, ring, barrels, flash, turning, recoilMs: 0, timeMs: 0 }
  })
  return {
    view,
    recoil(chair: number): void {
      const gun = guns[chair]
      if (gun) gun.recoilMs = RECOIL_MS
    },
    show(states: readonly GunState[], ms: number, still: boolean): void {
      for (const [chair, one] of guns.entries()) {
        const state = states[chair]
        if (!state) continue
        one.gun.alpha = state.taken ? 1 : EMPTY_ALPHA
        one.turning.visible = state.taken
        one.turning.rotation = state.angle
        for (const [weapon, sprite] of one.barrels) sprite.visible = weapon === state.weapon
        one.recoilMs = Math.max(0, one.recoilMs - ms)
        const back = still ? 0 : one.recoilMs / RECOIL_MS
        for (const sprite of one.barrels.values()) sprite.x = -back * 14
        one.flash.visible = back > 0.35
        one.flash.position.set(88, 0)
        one.flash.scale.set(0.35 + back * 0.4)
        one.timeMs += ms
        one.ring.visible = state.own
        one.ring.alpha = still ? 0.5 : 0.45 + Math.sin(one.timeMs / 420) * 0.2
      }
    },
  }
}

/** All bullets in the air. */
export function createBulletLayer() {
  const view = new Container()
  const pool: Sprite[] = []
  const pictures = new Map<string, { texture: Texture; anchorX: number; anchorY: number; scale: number }>()
  const pictureOf = (weapon: Weapon, chair: number) => {
    const key = `${weapon}${chair}`
    let picture = pictures.get(key)
    if (!picture) {
      const { canvas, box, scale } = paint(
        bulletPicture(weapon, chairColours[chair] ?? chairColours[0]),
        SCALE,
      )
      picture = {
        texture: textureOf(canvas),
        ...{
          anchorX: (-box.left * scale) / canvas.width,
          anchorY: (-box.top * scale) / canvas.height,
          scale: 1 / scale,
        },
      }
      pictures.set(key, picture)
    }
    return picture
  }
  return {
    view,
    show(bullets: readonly Bullet[]): void {
      for (const [index, bullet] of bullets.entries()) {
        const sprite = (pool[index] ??= view.addChild(new Sprite()))
        const picture = pictureOf(bullet.weapon, bullet.chair)
        sprite.texture = picture.texture
        sprite.anchor.set(picture.anchorX, picture.anchorY)
        sprite.scale.set(picture.scale)
        sprite.position.set(bullet.x, bullet.y)
        sprite.rotation = bullet.angle
        sprite.visible = true
      }
      for (let index = bullets.length; index < pool.length; index += 1) pool[index]!.visible = false
    },
  }
}
