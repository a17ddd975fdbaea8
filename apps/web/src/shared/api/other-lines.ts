// SPDX-License-Identifier: Apache-2.0
let lines: readonly string[] = []

/** Other addresses of the platform, such as https://two.example, in the order in which to try them. */
export const otherLines = (): readonly string[] => lines

export function setLines(next: readonly string[]): void {
  lines = next
}
