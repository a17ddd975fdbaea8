// SPDX-License-Identifier: Apache-2.0
import type { GunMessage, HallMessage, ShotView } from '../../../fishing-protocol.ts'
import type { Point } from '../pond/pond.ts'
import type { SwimmingFish } from './swimming.ts'

/** What is drawn, said and heard of the play; everything is optional for whoever plays without a picture. */
export interface PlayEvents {
  readonly fired: (chair: number, own: boolean) => void
  readonly met: (at: Point, chair: number, fish: number) => void
  readonly net: (chair: number, at: Point) => void
  readonly laser: (chair: number, angle: number) => void
  readonly shot: (shot: ShotView, own: boolean, positions: ReadonlyMap<number, SwimmingFish>) => void
  readonly tide: () => void
  readonly balance: () => void
  readonly hall: (hall: HallMessage) => void
  readonly gun: (gun: GunMessage) => void
  readonly frozen: () => void
}
