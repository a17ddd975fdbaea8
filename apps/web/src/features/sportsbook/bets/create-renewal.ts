// SPDX-License-Identifier: Apache-2.0

interface RenewalOptions {
  /** Changes of the same moment are one renewal, and settlement has this time to follow them. */
  pauseMs: number
  /** Whether an answer is still on its way: asking again would throw it away. */
  isBusy: () => boolean
  renew: () => void
}

/**
 * Renews once some time after the first of several changes. Later changes do not put it off, or a page on which something
 * happens all the time would never be renewed.
 */
export function createRenewal({ pauseMs, isBusy, renew }: RenewalOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const changed = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      if (isBusy()) changed()
      else renew()
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
