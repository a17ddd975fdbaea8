// SPDX-License-Identifier: Apache-2.0
import { HALL_CHAIRS, type HallName } from '@tessera/rules/games/fishing/halls'
import { hallStakesOf } from '@tessera/rules/games/fishing/hall-stakes'
import { currencyNamed, type Currency } from '../currencies.ts'
import type { Millionths } from '../money.ts'
import type { Chain } from '../rooms/chain.ts'
import type { Lease } from '../rooms/store/lease-store.ts'
import type { Watcher } from '../rooms/watchers.ts'
import type { Session } from '../sessions/session-store.ts'
import type { Chair } from './chair.ts'
import type { HallPlay } from './hall-play.ts'
import type { PondNow } from './pond-now.ts'
import type { HallBatch } from './store-batches.ts'
import type { Pool } from './store/pool-store.ts'

/** Everything that a process knows of a hall that it plays. */
export interface HallState {
  readonly code: string
  readonly name: HallName
  readonly currency: Currency
  /** What a bullet can cost, from the smallest to the largest. */
  readonly stakes: readonly Millionths[]
  readonly highestStake: Millionths
  readonly pool: Pool
  /** The windows that see it. */
  readonly visitors: Map<Watcher, Session>
  /** Windows that have come, and see nothing before they know whether they sit. */
  readonly arriving: Set<Watcher>
  chairs: (Chair | undefined)[]
  /** Chairs that were given up while loads of theirs were open. */
  departed: Chair[]
  play: HallPlay
  pond: PondNow | undefined
  chain: Chain | undefined
  /** With what this process plays it; undefined: it does not, or does not know yet what its last owner left. */
  lease: Lease | undefined
  /** The last line of its log. */
  version: bigint
  /** What is being stored. */
  batch: HallBatch | undefined
  jackpot: Millionths
  isPaused: boolean
  isLeaving: boolean
  /** Something of the hall has changed that everybody is told with the next batch. */
  isChanged: boolean
  isJackpotNews: boolean
}

export const noChairs = (): undefined[] => Array.from({ length: HALL_CHAIRS }, () => undefined)

/** A hall before anybody is there. `newPlay` makes its rules of fire, which look at the hall. */
export function newHallState(
  code: string,
  name: HallName,
  newPlay: (hall: () => HallState) => HallPlay,
): HallState {
  const currency = currencyNamed(name.currency)
  const stakes = hallStakesOf(name.level, currency)
  const { level, playMoney } = name
  const hall: HallState = {
    ...{ code, name, currency, stakes, highestStake: stakes.at(-1) ?? currency.minimumStake },
    ...{
      pool: { level, currency: currency.code, playMoney },
      visitors: new Map<Watcher, Session>(),
      arriving: new Set<Watcher>(),
    },
    ...{ chairs: noChairs(), departed: [], pond: undefined, chain: undefined, lease: undefined },
    ...{ version: 0n, batch: undefined, jackpot: 0n, isPaused: false, isLeaving: false },
    ...{ isChanged: false, isJackpotNews: false },
    play: newPlay(() => hall),
  }
  return hall
}

/** Who sits there. */
export const seatedIn = ({ chairs }: Pick<HallState, 'chairs'>): Chair[] =>
  chairs.flatMap((chair) => chair ?? [])

/** With those who have left loads behind. */
export const everyChairOf = (hall: HallState): Chair[] => [...seatedIn(hall), ...hall.departed]

/** The chair whose gun a window has. */
export const chairOf = (hall: HallState, watcher: Watcher): Chair | undefined =>
  seatedIn(hall).find((chair) => chair.watcher === watcher)
