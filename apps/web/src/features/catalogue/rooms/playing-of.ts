// SPDX-License-Identifier: Apache-2.0
import type { KnownRoom, RoomState } from './use-room-states.ts'

/** The state of a table at which somebody plays, or that is paused; undefined where nobody does, or where that is not known. */
export const playingOf = (known: KnownRoom | undefined): RoomState | undefined =>
  known && known !== 'unknown' && (known.phase !== 'closed' || known.paused) ? known : undefined
