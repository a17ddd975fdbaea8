// SPDX-License-Identifier: Apache-2.0
import type {
  BulletHit,
  FiredBullet,
  GunMessage,
  HallInput,
  HallMessage,
  PondMessage,
  ShotView,
} from '../../../fishing-protocol.ts'
import { amountOf } from '../../../runtime/money.ts'
import { muzzleOf } from '../pond/muzzles.ts'
import type { Point, Weapon } from '../pond/pond.ts'
import { tideOf } from '../pond/tide-of.ts'
import { LONGEST_FLIGHT_MS, weaponOf } from '../pond/weapons.ts'
import { aimAt, fly, radiansOf, tenthsOf, type Bullet } from './bullet-flight.ts'
import { createDisplayedBalance } from './displayed-balance.ts'
import { createGunSupply } from './gun-supply.ts'
import { hitFish } from './hit-fish.ts'
import { addShot, newSitting, usedBy, winOf } from './sitting.ts'
import type { PlayEvents } from './play-events.ts'
import { createSwimming, type SwimmingFish } from './swimming.ts'

interface PlayOptions {
  readonly now: () => number
  readonly wallet: bigint
  readonly send: (input: HallInput) => boolean
  readonly events: PlayEvents
}

/** Messages go out at most this often. */
const SEND_MS = 80
const MOST_OF_MESSAGE = 32
/** A hit that the server passed over: the bullet flies on. */
const UNANSWERED_HIT_MS = 1_500
/** A hidden page does not catch up on more. */
const LONGEST_ADVANCE_MS = 400
/** After a bullet that the server did not take. */
const AFTER_DROP_MS = 400
/** So many bullets are in the air at most, own and others'. */
const MOST_BULLETS = 400

export type HallPlay = ReturnType<typeof createHallPlay>

/** A hall as this page plays it, with a picture or without: what swims, what flies, what the own gun does. */
export function createHallPlay({ now, wallet, send, events }: PlayOptions) {
  const swimming = createSwimming()
  const supply = createGunSupply()
  const balance = createDisplayedBalance(wallet)
  const sitting = newSitting()
  const bullets: Bullet[] = []
  /** Own bullets whose hit the server has not answered. */
  const reported = new Map<number, { bullet: Bullet; atMs: number }>()
  const angles = [-Math.PI / 2, -Math.PI / 2, Math.PI / 2, Math.PI / 2]
  const weapons: Weapon[] = ['single', 'single', 'single', 'single']
  let hall: HallMessage | undefined
  let stake = 0n
  let weapon: Weapon = 'single'
  let nextBullet = 1
  let lock = 0
  let holds = false
  let wanted = 0
  let reloadedAtMs = 0
  let sentAtMs = 0
  let advancedAtMs = now()
  let fired: FiredBullet[] = []
  let hits: BulletHit[] = []
  let canShoot = true
  let isNew = true

  const own = () => hall?.own ?? null
  const costOf = (of: Weapon): bigint => stake * BigInt(weaponOf(of).cost)
  const flush = (atMs: number) => {
    if ((fired.length === 0 && hits.length === 0) || atMs - sentAtMs < SEND_MS) return
    const first = { fired: fired.slice(0, MOST_OF_MESSAGE), hits: hits.slice(0, MOST_OF_MESSAGE) }
    if (!send({ type: 'shots', ...first })) return
    sentAtMs = atMs
    fired = fired.slice(MOST_OF_MESSAGE)
    hits = hits.slice(MOST_OF_MESSAGE)
  }
  const sayGun = () =>
    hall &&
    stake > 0n &&
    send({ type: 'gun', stake: hall.stakes.find((one) => amountOf(one) === stake) ?? hall.stakes[0]!, holds })

  const aim = (chair: number) => {
    const target = swimming.findInPond(lock)
    if (target) angles[chair] = aimAt(muzzleOf(chair), target)
  }
  const shoot = (atMs: number): boolean => {
    const chair = own()
    if (chair === null || !canShoot || bullets.length >= MOST_BULLETS) return false
    const { cost, perSecond, speed } = weaponOf(weapon)
    if (!supply.mayFire(cost)) return false
    aim(chair)
    const bullet = nextBullet
    nextBullet += 1
    reloadedAtMs = Math.max(reloadedAtMs, atMs - 20) + 1_000 / perSecond
    const tenths = tenthsOf(angles[chair]!)
    // What is sent is what flies.
    const angle = radiansOf(tenths)
    const target = swimming.findInPond(lock)?.fish.id ?? 0
    fired.push([bullet, weapon, tenths, target])
    supply.fired(bullet, cost)
    balance.fired(bullet, costOf(weapon))
    start(chair, bullet, weapon, angle, target, speed)
    events.fired(chair, true)
    events.balance()
    return true
  }
  const start = (chair: number, bullet: number, of: Weapon, angle: number, target: number, speed: number) => {
    angles[chair] = angle
    weapons[chair] = of
    if (speed === 0) return events.laser(chair, angle)
    if (bullets.length >= MOST_BULLETS) return
    const { x, y } = muzzleOf(chair)
    bullets.push({ chair, bullet, weapon: of, speed: speed / 1_000, x, y, angle, lock: target, flownMs: 0 })
  }
  const drop = (chair: number, bullet: number) => {
    const index = bullets.findIndex((one) => one.chair === chair && one.bullet === bullet)
    if (index < 0) return
    bullets[index] = bullets.at(-1)!
    bullets.pop()
  }

  const meet = (bullet: Bullet, fish: SwimmingFish, atMs: number) => {
    events.met({ x: bullet.x, y: bullet.y }, bullet.chair, fish.fish.id)
    if (bullet.weapon === 'net') events.net(bullet.chair, { x: fish.x, y: fish.y })
    if (bullet.chair !== own()) return
    hits.push([bullet.bullet, fish.fish.id])
    reported.set(bullet.bullet, { bullet, atMs })
  }
  const advance = () => {
    const atMs = now()
    const ms = Math.min(LONGEST_ADVANCE_MS, Math.max(0, atMs - advancedAtMs))
    advancedAtMs = atMs
    const fish = swimming.at(atMs)
    if (lock > 0 && !swimming.findInPond(lock)) lock = 0
    const chair = own()
    if (chair !== null && lock > 0) aim(chair)
    while ((holds || wanted > 0) && atMs >= reloadedAtMs) {
      if (!shoot(atMs)) break
      wanted = Math.max(0, wanted - 1)
    }
    let hit: SwimmingFish | undefined
    const meets = (bullet: Bullet): boolean => {
      hit = hitFish(bullet, fish)
      return hit !== undefined
    }
    for (let index = bullets.length - 1; index >= 0; index -= 1) {
      const bullet = bullets[index]!
      const met = fly(bullet, ms, swimming.findInPond, meets)
      if (met && hit) meet(bullet, hit, atMs)
      if (!met && bullet.flownMs < LONGEST_FLIGHT_MS) continue
      bullets[index] = bullets.at(-1)!
      bullets.pop()
    }
    for (const [number, { bullet, atMs: since }] of reported) {
      if (atMs - since < UNANSWERED_HIT_MS) continue
      reported.delete(number)
      if (bullets.length < MOST_BULLETS) bullets.push(bullet)
    }
    flush(atMs)
  }

  const land = (bullet: number) => {
    reported.delete(bullet)
    supply.seen(bullet)
  }
  const decide = (shot: ShotView) => {
    const isOwn = shot.chair === own()
    const positions = new Map<number, SwimmingFish>()
    for (const { fish } of shot.taken) {
      const found = swimming.find(fish)
      if (found) positions.set(fish, found)
    }
    drop(shot.chair, shot.bullet)
    if (isOwn) {
      land(shot.bullet)
      const used = usedBy(shot, codeOf)
      balance.decided(shot.bullet, stake * BigInt(used), winOf(shot))
      addShot(sitting, shot, { used, stake, codeOf })
    }
    events.shot(shot, isOwn, positions)
    for (const { fish } of shot.taken) swimming.take(fish)
  }
  const codeOf = (fish: number) => swimming.tide()?.tide.fish[fish - 1]?.code

  const followTide = (message: HallMessage) => {
    const { tide: view } = message
    if (!view) return swimming.empty()
    const before = swimming.tide()
    if (before?.view.position === view.position && before.view.startedAt === view.startedAt)
      return swimming.begin(view, before.tide)
    tideOf(view.seed).then(
      (tide) => {
        // A later tide may have begun meanwhile.
        if (hall?.tide?.position !== view.position || hall.tide.startedAt !== view.startedAt) return
        swimming.begin(hall.tide, tide)
        events.tide()
      },
      (error: unknown) => console.error('a tide cannot be drawn', error),
    )
  }

  return {
    swimming,
    sitting,
    advance,
    hall: () => hall,
    fish: () => swimming.at(now()),
    bullets: (): readonly Bullet[] => bullets,
    codeOf,
    balance: balance.shows,
    stake: () => stake,
    weapon: () => weapon,
    lock: () => lock,
    holds: () => holds,
    lockedFish: () => (lock > 0 ? swimming.findInPond(lock) : undefined),
    guns: () =>
      angles.map((angle, chair) => ({
        taken: hall?.chairs.some((one) => one.chair === chair) ?? false,
        own: chair === own(),
        weapon: chair === own() ? weapon : weapons[chair]!,
        angle,
      })),
    /** Whether the own gun may shoot at all: enough money, no limit reached. */
    allow(may: boolean): void {
      canShoot = may
    },
    aimAt(point: Point): void {
      const chair = own()
      if (chair !== null && lock === 0) angles[chair] = aimAt(muzzleOf(chair), point)
    },
    /** Turns the own gun by some radians, within the pond. */
    turn(by: number): void {
      const chair = own()
      if (chair !== null) angles[chair] = angles[chair]! + by
    },
    lockOn(fish: number): void {
      lock = fish
    },
    hold(value: boolean): void {
      if (holds === value) return
      holds = value
      sayGun()
    },
    /** Fires once, as soon as there is a bullet. */
    fireOnce(): void {
      wanted = 1
      advance()
    },
    stopFiring(): void {
      wanted = 0
    },
    choose(next: { readonly weapon?: Weapon; readonly stake?: bigint }): void {
      weapon = next.weapon ?? weapon
      if (next.stake === undefined || next.stake === stake) return
      stake = next.stake
      sayGun()
    },
    knowWallet(amount: bigint): void {
      balance.knowWallet(amount)
      events.balance()
    },
    /** The connection is new: bullets in the air came back, numbers start again. */
    reconnected(): void {
      balance.allCameBack()
      bullets.length = 0
      reported.clear()
      supply.reset()
      fired = []
      hits = []
      nextBullet = 1
      isNew = true
    },
    receiveHall(message: HallMessage): void {
      hall = message
      const chair = message.chairs.find((one) => one.chair === message.own)
      // The chair may be another than before, with a stake of its own.
      if (isNew || stake === 0n) stake = amountOf(chair?.stake ?? message.stakes[0] ?? '0')
      if (isNew && holds) sayGun()
      isNew = false
      followTide(message)
      events.hall(message)
    },
    receivePond(message: PondMessage): void {
      for (const [chair, bullet, of, tenths, target] of message.fired) {
        if (chair === own()) {
          supply.seen(bullet)
          continue
        }
        start(chair, bullet, of, radiansOf(tenths), target, weaponOf(of).speed)
        events.fired(chair, false)
      }
      for (const shot of message.shots) decide(shot)
      for (const [chair, bullet] of message.ended) {
        drop(chair, bullet)
        if (chair !== own()) continue
        land(bullet)
        balance.cameBack(bullet)
      }
      if (message.freeze) {
        swimming.freeze(message.freeze)
        events.frozen()
      }
      events.balance()
    },
    receiveGun(message: GunMessage): void {
      supply.know(message)
      balance.knowWorth(amountOf(message.worth))
      for (const bullet of message.dropped ?? []) {
        drop(own() ?? -1, bullet)
        land(bullet)
        balance.cameBack(bullet)
        // The next load may have to wait: fire goes on when there can be one.
        reloadedAtMs = now() + AFTER_DROP_MS
      }
      events.gun(message)
      events.balance()
    },
  }
}
