// SPDX-License-Identifier: Apache-2.0
import type { TableGame } from '../../fair/table/table-game.ts'
import type { GameEvent, TableCode } from '../../protocol.ts'
import type { RecentResult } from '../frame/recent.ts'
import type { Rules } from '../game.ts'
import type { RoomHistory } from '../room/room-parts.ts'
import type { FeltSpot, FeltTools } from './felt.ts'
import type { Placed } from './placed-chips.ts'

/** What shows the result above or beside the cloth. */
export interface TablePicture<RoundEvent> {
  readonly element: HTMLElement
  /**
   * Plays the story; resolves when its result is seen. `lastsMs` is how long that takes at most, 0 for at once; without it the
   * picture has its own time.
   */
  readonly play: (events: readonly RoundEvent[], tick: () => void, lastsMs?: number) => Promise<void>
  /** Clears what the last round left. */
  readonly reset: () => void
}

/** One table: its rules, its spots and how it looks. */
export interface TableLook<Code extends TableCode, Result> {
  readonly game: TableGame<GameEvent[Code], Result>
  readonly spots: readonly FeltSpot[]
  /** Lays the spots out. */
  readonly layOut: (felt: FeltTools) => HTMLElement
  readonly picture: TablePicture<GameEvent[Code]>
  /** The result in words or figures, read aloud before what it paid. */
  readonly resultOf: (events: readonly GameEvent[Code][]) => string
  /** What the rules say while these chips lie there. */
  readonly rulesOf: (placed: Placed) => Rules
  /** The result in the strip of a table with others; a game without it is played alone. */
  readonly lastResult?: (events: readonly GameEvent[Code][]) => Pick<RecentResult, 'label' | 'tone'>
  /** What a table with others shows of its last rounds. */
  readonly history?: () => RoomHistory
}
