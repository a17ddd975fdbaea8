// SPDX-License-Identifier: Apache-2.0
import type { HallLevel, HallLook } from '@tessera/rules/games/fishing/halls'
import type { FishCode, Freeze, Weapon } from './games/fishing/pond/pond.ts'
import type { Money, StudioRefusalCode } from './protocol.ts'

/**
 * The calls and messages of fishing halls. A session that opened such a title sees the lobby of its look; a window whose hello names
 * a hall (`{type: 'hello', session, table}`) sits there if a chair is free, and looks on if none is. Whoever sits sends `ShotsInput`
 * over the same connection. All fish of a tide follow from its seed (`pond/tide-of.ts`), so no message says where a fish is.
 *
 * Bullets are paid before they fly: the server takes the stake of a load (one round on the operator's wire) and numbers its
 * bullets. What a load did not fire, and bullets that are in the air when their player is gone, come back when it ends.
 *
 * Times are epoch milliseconds of the server's clock, amounts decimal texts in units of the currency.
 */

/** GET /api/fishing/lobby */
export interface FishingLobbyView {
  readonly look: HallLook
  readonly levels: readonly {
    readonly level: HallLevel
    readonly stakes: readonly Money[]
    /** What the pool of this level holds now. */
    readonly jackpot: Money
    readonly shooting: number
  }[]
}

/** POST /api/fishing/enter: a hall of this level with a free chair. */
export interface EnterHallInput {
  readonly level: HallLevel
}
export interface EnterHallAnswer {
  readonly hall: string
}

/** What a page says over the live connection of a hall, at most every 80 milliseconds, and at most 32 of each. */
export interface ShotsInput {
  readonly type: 'shots'
  readonly fired: readonly FiredBullet[]
  readonly hits: readonly BulletHit[]
}
/**
 * `bullet` counts from 1 in the page's connection. `angle` in tenths of a degree, 0 to the right, as in the pond (y down). `lock` is the fish
 * that it follows, 0 for none. A laser hits at once; others say when they hit.
 */
export type FiredBullet = readonly [bullet: number, weapon: Weapon, angle: number, lock: number]
/** A bullet met a fish: the page saw it; whether it is there, the server knows. */
export type BulletHit = readonly [bullet: number, fish: number]

/** Chooses what a bullet costs (one of the level's stakes); `holds`: whether fire is held, so that loads are full. */
export interface GunInput {
  readonly type: 'gun'
  readonly stake: Money
  readonly holds: boolean
}
export type HallInput = ShotsInput | GunInput

/** Who sits at a chair (0 to 3: lower left, lower right, upper right, upper left). */
export interface HallChair {
  readonly chair: number
  readonly tag: string
  readonly name: string
  readonly stake: Money
}

/** The current tide: its seed is a link of the hall's chain, so what swims was decided before. */
export interface TideView {
  /** The position of its link in the chain. */
  readonly position: number
  readonly seed: string
  readonly terminalHash: string
  readonly salt: string
  readonly startedAt: number
  readonly freezes: readonly Freeze[]
  /** Fish that are gone. */
  readonly gone: readonly number[]
}

/** Everything, after hello, and again with each tide and each change of chairs. */
export interface HallMessage {
  readonly type: 'hall'
  readonly hall: string
  readonly now: number
  readonly look: HallLook
  readonly level: HallLevel
  readonly currency: string
  readonly stakes: readonly Money[]
  readonly chairs: readonly HallChair[]
  /** The own chair; null: looks on. */
  readonly own: number | null
  readonly tide: TideView | null
  readonly jackpot: Money
  /** The operator lets nobody shoot. */
  readonly paused?: true
}

/** What one shot did: whose bullet, which fish it met, and those that it took with what each returned. */
export interface ShotView {
  readonly chair: number
  /** The player's own number of the bullet. */
  readonly bullet: number
  readonly weapon: Weapon
  readonly met: readonly number[]
  readonly taken: readonly {
    readonly fish: number
    readonly code: FishCode
    /** As a multiple of the stake of one bullet. */
    readonly multiplier: number
    readonly win: Money
    /** It went with another: by lightning or in a blast. */
    readonly by?: number
  }[]
  readonly jackpot?: Money
}

/** What happened in the pond since the last such message: at most every 50 milliseconds, the same for everybody. */
export interface PondMessage {
  readonly type: 'pond'
  readonly now: number
  readonly fired: readonly (readonly [chair: number, ...FiredBullet])[]
  readonly shots: readonly ShotView[]
  /** Bullets that are no longer in the air without a hit: they flew too long, or their player left. */
  readonly ended: readonly (readonly [chair: number, bullet: number])[]
  readonly freeze?: Freeze
  readonly jackpot?: Money
}

/** The own gun, after each change. */
export interface GunMessage {
  readonly type: 'gun'
  readonly stake: Money
  /** Paid bullets that were not fired. */
  readonly left: number
  /** What open loads are worth so far: bullets that were not fired or are in the air, and what others won. */
  readonly worth: Money
  readonly refused?: StudioRefusalCode
  /** Bullets that were not taken: too fast, no load, an unknown weapon. */
  readonly dropped?: readonly number[]
}
