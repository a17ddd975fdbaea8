// SPDX-License-Identifier: Apache-2.0
const query = matchMedia('(prefers-reduced-motion: reduce)')

/** True if the player prefers no motion, or the page is hidden: results are then displayed at once. */
export function isStill(): boolean {
  return query.matches || document.hidden
}
