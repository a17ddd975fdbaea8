// SPDX-License-Identifier: Apache-2.0
const query = matchMedia('(prefers-reduced-motion: reduce)')

/** True when the player wants nothing to move, or nobody is looking: results are then shown at once. */
export function isStill(): boolean {
  return query.matches || document.hidden
}
