// SPDX-License-Identifier: Apache-2.0
import type { OwnChips, RoomChipsInput } from '../../room-protocol.ts'
import { retryUntilAnswered } from '../server/retry-until-answered.ts'
import type { OwnChipsModel } from './own-chips.ts'

/** Several chips thrown one after the other are one call. */
const TOGETHER_MS = 200
/** So long before the close nothing waits. */
const HURRY_MS = 600

export interface ChipsSender {
  /** The player has moved chips; `leftMs` is the time to the close. */
  readonly moved: (leftMs: number) => void
  /** Sends what waits. */
  readonly flush: () => void
}

/** Sends the chips of a player until they are answered, or until newer ones have been sent. */
export function createChipsSender(
  own: OwnChipsModel,
  {
    post,
    changed,
    failed,
  }: {
    readonly post: (input: RoomChipsInput) => Promise<OwnChips>
    /** What is known of the player's chips is another. */
    readonly changed: () => void
    readonly failed: (failure: unknown) => void
  },
): ChipsSender {
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const input = own.take()
    if (input) void send(input)
    changed()
  }
  const send = async (input: RoomChipsInput) => {
    try {
      own.receive(
        await retryUntilAnswered(
          () => (own.isNewest(input) ? post(input) : Promise.reject(new Superseded())),
          () => {},
        ),
      )
    } catch (failure) {
      if (own.isNewest(input)) {
        own.refused(input.revision)
        failed(failure)
      }
    }
    changed()
  }
  return {
    moved(leftMs) {
      if (leftMs < HURRY_MS) return flush()
      timer ??= setTimeout(flush, TOGETHER_MS)
      changed()
    },
    flush,
  }
}

/** Newer chips were sent, or the round has gone on without these. */
class Superseded extends Error {}
