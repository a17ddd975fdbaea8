// SPDX-License-Identifier: Apache-2.0
/** How an arriving page failed: a part of it did not come, did not come in time, or cannot run. */
type BootTrouble = 'network' | 'slow' | 'page'

/** What the head of the page offers to its program. */
interface Boot {
  /** The style sheet is there: nothing may be drawn before. */
  styled: Promise<void>
  /** The program runs: from here on it looks after itself. */
  started(): void
  /** Shows what went wrong in place of the page, with a button that loads it again. */
  fail(trouble: BootTrouble): void
  /**
   * Loads the page again if the platform has a newer build than this one; once for each build. Answers whether
   * it does.
   */
  reloadIfNewer(): Promise<boolean>
}

interface Window {
  boot?: Boot
}
