// SPDX-License-Identifier: Apache-2.0

/** Ends a process of a benchmark that could not do its work, so that the one who waits for it fails too. */
export function endWithFailure(error: unknown): void {
  console.error(error)
  process.exit(1)
}
