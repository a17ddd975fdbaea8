// SPDX-License-Identifier: Apache-2.0
/**
 * Runs work again and again, never twice at a time, with a pause in between; returns the way to stop and wait
 * for its end.
 */
export function repeat(
  work: () => Promise<void>,
  pauseMs: number,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> = Promise.resolve()
  const run = () => {
    current = work()
      .catch(failed)
      .finally(() => {
        if (!stopped) timer = setTimeout(run, pauseMs)
      })
  }
  run()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await current
  }
}
