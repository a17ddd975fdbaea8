// SPDX-License-Identifier: Apache-2.0
import type { Seeds } from '../../fair/seeds.ts'
import type { Money } from '../../protocol.ts'
import type { FishCode, Weapon } from './pond/pond.ts'
import type { Shot, ShotResult } from './pond/resolve-shot.ts'

/** What a load was: paid bullets of one player in one hall. */
export interface FishingBet {
  readonly hall: string
  /** The stake of one bullet. */
  readonly bullet: Money
  readonly bullets: number
  /** The highest stake of a bullet in this hall when the load was paid: the chance of the jackpot is in proportion to it. */
  readonly highest: Money
}

/** A fish that a shot took. */
export interface TakenInStory {
  readonly code: FishCode
  /** What it returned, as a multiple of the stake of one bullet. */
  readonly multiple: number
  /** The kind of the fish that took it with itself. */
  readonly by?: FishCode | undefined
}

/** A bullet that met fish; those that are in no event came back. Which fish of a kind it was changes nothing, so only kinds are stored. */
export interface FishingEvent {
  readonly type: 'shot'
  /** The first bullet of the shot, from 0. */
  readonly bullet: number
  readonly weapon: Weapon
  /** Bullets that were played; the rest of what the weapon costs came back. */
  readonly used: number
  /** Fish that could be taken, nearest first. */
  readonly met: readonly FishCode[]
  /** Fish that would go with the eel or the bombfish that was met, nearest first. */
  readonly others?: readonly FishCode[] | undefined
  readonly taken: readonly TakenInStory[]
  /** All that was in the jackpot. */
  readonly jackpot?: Money | undefined
}

/** What decides a load: its seeds and what it was. */
export interface DrawnLoad {
  readonly seeds: Seeds
  readonly bet: FishingBet
}

/** The event of a shot, from what it was and did. */
export function eventOfShot(
  bullet: number,
  { weapon, met, others }: Omit<Shot, 'rolls'>,
  { used, taken }: ShotResult,
  jackpot?: Money,
): FishingEvent {
  const codeOf = new Map([...met, ...others].map(({ fish, code }) => [fish, code]))
  return {
    ...{ type: 'shot', bullet, weapon, used, met: met.map(({ code }) => code) },
    ...(others.length > 0 && { others: others.map(({ code }) => code) }),
    taken: taken.map(({ code, multiple, by }) => ({
      ...{ code, multiple },
      ...(by !== undefined && { by: codeOf.get(by) }),
    })),
    ...(jackpot !== undefined && { jackpot }),
  }
}

/** Bullets of a load that came back: they were not fired, were in the air when it ended, or were more than their shot could play. */
export const unplayedOf = ({ bullets }: FishingBet, events: readonly FishingEvent[]): number =>
  events.reduce((left, { used }) => left - used, bullets)

/** What the fish of these events returned, in stakes of one bullet. */
export const stakesWonIn = (events: readonly FishingEvent[]): number =>
  events.reduce((sum, { taken }) => taken.reduce((stakes, { multiple }) => stakes + multiple, sum), 0)
