// SPDX-License-Identifier: Apache-2.0
import type { GameType } from './money-rules.ts'

/** A bet as rewards, contracts and cashback see it once it is settled; money in hundredths. */
export interface Played {
  readonly account: number
  /** The event, draw or round; undefined where nobody can bet against it. */
  readonly subject: string | undefined
  readonly type: GameType
  /** Of its game, in hundredths of a per cent. */
  readonly edge: number
  readonly placedDay: number
  readonly settledDay: number
  readonly stake: number
  readonly returned: number
  readonly validBets: number
  /** What it returns on average by its own odds once all is decided that its owner decides: luck is left out. */
  readonly expected: number
}
