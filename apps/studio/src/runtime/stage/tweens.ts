// SPDX-License-Identifier: Apache-2.0
/** The progress of a movement, 0 to 1, by the elapsed share of its time. */
export type Ease = (share: number) => number

export const linear: Ease = (share) => share
/** Starts fast and slows down to a stop. */
export const settle: Ease = (share) => 1 - (1 - share) ** 3
export const swing: Ease = (share) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2)
/** Accelerates like something that falls. */
export const fall: Ease = (share) => share ** 2
/** Overshoots slightly and comes back. */
export const overshoot: Ease = (share) => 1 + 2.7 * (share - 1) ** 3 + 1.7 * (share - 1) ** 2

export interface Movement {
  readonly durationMs: number
  readonly delayMs?: number
  readonly ease?: Ease
  readonly on: (progress: number) => void
}

export interface Tweens {
  /** Starts a movement; resolves when it has ended or was cleared. */
  readonly run: (movement: Movement) => Promise<void>
  /** Advances everything by some time; true while something still moves. */
  readonly step: (ms: number) => boolean
  /** Ends everything at its current position. */
  readonly clear: () => void
  readonly moving: () => boolean
}

/**
 * Movements over a time that the caller passes: nothing here reads a clock. `onStart` is called when
 * something begins to move.
 */
export function createTweens(onStart: () => void): Tweens {
  const running = new Set<Movement & { elapsedMs: number; done: () => void }>()
  return {
    run: (movement) =>
      new Promise((resolve) => {
        running.add({ ...movement, elapsedMs: -(movement.delayMs ?? 0), done: resolve })
        onStart()
      }),
    step(ms) {
      for (const movement of running) {
        movement.elapsedMs += ms
        if (movement.elapsedMs < 0) continue
        const share = movement.durationMs === 0 ? 1 : Math.min(1, movement.elapsedMs / movement.durationMs)
        movement.on((movement.ease ?? settle)(share))
        if (share < 1) continue
        running.delete(movement)
        movement.done()
      }
      return running.size > 0
    },
    clear() {
      for (const { done } of running) done()
      running.clear()
    },
    moving: () => running.size > 0,
  }
}
