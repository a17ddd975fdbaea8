import { fault } from '@tessera/contract'

export interface BoundedQueue {
  /** Runs `work` when its turn comes. Throws `identity.busy` at once when too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** One more would be refused now. */
  full(): boolean
}

/** Lets `atOnce` pieces of work run and `waitingAtMost` more wait, so that a flood costs others only a short wait. */
export function createBoundedQueue({ atOnce, waitingAtMost }: { atOnce: number; waitingAtMost: number }): BoundedQueue {
  let running = 0
  const waiting: (() => void)[] = []

  const full = (): boolean => running >= atOnce && waiting.length >= waitingAtMost

  return {
    full,
    async run(work) {
      if (running < atOnce) running++
      else {
        if (full()) throw fault('identity.busy')
        // Whoever finishes hands its place over, so `running` stays as it is.
        await new Promise<void>(resolve => waiting.push(resolve))
      }
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
  }
}
