// SPDX-License-Identifier: Apache-2.0

interface InvalidationOptions {
  /** Changes of the same moment are one invalidation, and settlement has this time to follow them. */
  pauseMs: number
  /** Whether an answer is still on its way: loading again would throw it away. */
  isBusy: () => boolean
  invalidate: () => void
}

/**
 * Invalidates once some time after the first of several changes. Later changes do not put it off, or a page on which something
 * happens all the time would never be loaded again.
 */
export function createInvalidation({ pauseMs, isBusy, invalidate }: InvalidationOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const changed = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      if (isBusy()) changed()
      else invalidate()
    }, pauseMs)
  }
  return {
    changed,
    stop(): void {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
