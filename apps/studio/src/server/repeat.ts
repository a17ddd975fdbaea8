// SPDX-License-Identifier: Apache-2.0
/**
 * Runs work repeatedly, never twice at a time, with a pause in between; returns a function that stops it and
 * waits for its end.
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
