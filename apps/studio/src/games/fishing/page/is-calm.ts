// SPDX-License-Identifier: Apache-2.0
import { turbo } from '../../../runtime/motion.ts'

const query = matchMedia('(prefers-reduced-motion: reduce)')

/** Fewer effects: fish swim, because where they are decides what is hit, but nothing shakes, flashes or flies about. */
export const isCalm = (): boolean => query.matches || turbo.get()
