// SPDX-License-Identifier: Apache-2.0
/** The next page loads this long after the last scroll event. */
export const scrollSettleMs = 300
/** For this long after a load starts, no second one starts. */
export const scrollBusyMs = 500

export interface ScrollLoader {
  /** Call it when the page was scrolled or has grown. */
  moved(): void
  stop(): void
}

/**
 * Loads more when the page comes to rest near its end. Calls `load` only if `wanted` returns true; both are
 * called after the delay.
 */
export function createScrollLoader({
  wanted,
  load,
}: {
  wanted: () => boolean
  load: () => void
}): ScrollLoader {
  let settle: ReturnType<typeof setTimeout> | undefined
  let busy: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    settle = undefined
    if (busy !== undefined || !wanted()) return
    busy = setTimeout(() => {
      busy = undefined
      if (settle === undefined) look()
    }, scrollBusyMs)
    load()
  }
  return {
    moved() {
      clearTimeout(settle)
      settle = setTimeout(look, scrollSettleMs)
    },
    stop() {
      clearTimeout(settle)
      clearTimeout(busy)
    },
  }
}
