// SPDX-License-Identifier: Apache-2.0
import { createCell } from './page/cell.ts'
import { keep, stored } from './page/theme.ts'

const KEY = 'turbo'
const query = matchMedia('(prefers-reduced-motion: reduce)')

/** The player's choice to see results at once; stored. */
export const turbo = createCell(stored(KEY) === 'on')
turbo.watch((value) => keep(KEY, value ? 'on' : 'off'))

/** True if the player prefers no motion, or the page is hidden: results are then displayed at once. */
export function isStill(): boolean {
  return query.matches || document.hidden || turbo.get()
}
