// SPDX-License-Identifier: Apache-2.0
import type { Settings } from './settings.ts'

/**
 * Gives an operation the settings of the brand whose host was called. Calls are bound with it, so that
 * operations need not deal with brands.
 */
export const forBrand = <Deps extends { settings: Settings }>(
  deps: Deps,
  { brandCode }: { brandCode: string },
): Deps => ({ ...deps, settings: deps.settings.of(brandCode) })
