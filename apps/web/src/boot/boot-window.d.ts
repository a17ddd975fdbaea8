// SPDX-License-Identifier: Apache-2.0
/** Why a page failed to start: a part failed to load, took too long, or cannot run. */
type BootTrouble = 'network' | 'slow' | 'page'

/** What the script in the head of the page offers to the program. */
interface Boot {
  /** Resolves when the style sheet has loaded: nothing can render before. */
  styled: Promise<void>
  /** The program has started and handles its own failures from now on. */
  started(): void
  /** Replaces the page by a message about the failure, with a button that reloads it. */
  fail(trouble: BootTrouble): void
  /**
   * Reloads the page if the platform has a newer build than this one; once for each build. Returns whether it
   * does.
   */
  reloadIfNewer(): Promise<boolean>
}

interface Window {
  boot?: Boot
}
