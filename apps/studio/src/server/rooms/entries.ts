// SPDX-License-Identifier: Apache-2.0
import type { Move } from './rules/room-rules.ts'
import type { SharedInput } from './rules/shared-round.ts'

/** What waits for its turn in a room: a player's move, or time that has passed. */
export type Entry<Action> =
  | { readonly type: 'time'; readonly atMs: number }
  | {
      readonly type: 'move'
      readonly atMs: number
      readonly move: Move<SharedInput<Action>>
      /** The move is stored; its promise is fulfilled when what it is paid has been handed over. */
      done(handed: Promise<void> | undefined): void
      failed(error: unknown): void
    }

/** The inputs of a room, in the order in which they came. */
export interface Entries<Action> {
  readonly count: () => number
  /** Time that waits already is not noted twice. */
  addTime(atMs: number): void
  /** Is fulfilled when the move is stored. Undefined: too many wait. */
  addMove(
    atMs: number,
    move: Move<SharedInput<Action>>,
  ): Promise<{ readonly handed: Promise<void> | undefined }> | undefined
  /** The first ones; they stay until they are removed. */
  first(most: number): readonly Entry<Action>[]
  remove(count: number): void
  /** Ends all that wait. */
  refuse(error: unknown): void
}

export function createEntries<Action>(most: number): Entries<Action> {
  let entries: Entry<Action>[] = []
  return {
    count: () => entries.length,
    addTime(atMs) {
      if (entries.at(-1)?.type !== 'time') entries.push({ type: 'time', atMs })
    },
    addMove(atMs, move) {
      if (entries.length >= most) return undefined
      return new Promise((resolve, reject) => {
        entries.push({
          type: 'move',
          atMs,
          move,
          done: (handed) => resolve({ handed }),
          failed: reject,
        })
      })
    },
    first: (count) => entries.slice(0, count),
    remove(count) {
      entries = entries.slice(count)
    },
    refuse(error) {
      const refused = entries
      entries = []
      for (const entry of refused) if (entry.type === 'move') entry.failed(error)
    },
  }
}

/** The bets that come with these entries. */
export const betsIn = (entries: readonly Entry<unknown>[]): string[] =>
  entries.flatMap((entry) =>
    entry.type === 'move' && entry.move.input.type === 'bet' ? [entry.move.input.bet.id] : [],
  )
