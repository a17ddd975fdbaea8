// SPDX-License-Identifier: Apache-2.0
/** Enough to halve any interval down to neighbouring numbers. */
const mostSteps = 200

/** Where a rising function crosses zero between two arguments; the nearer end if it does not. */
export function bisect(low: number, high: number, rising: (argument: number) => number): number {
  let [below, above] = [low, high]
  for (let step = 0; step < mostSteps; step += 1) {
    const middle = (below + above) / 2
    if (middle <= below || middle >= above) break
    if (rising(middle) < 0) below = middle
    else above = middle
  }
  return (below + above) / 2
}
