// SPDX-License-Identifier: Apache-2.0
import type { Settings } from './settings.ts'

/**
 * What an operation is handed, with the settings of the brand whose host was called. Calls are bound with it,
 * so that no operation has to think of brands.
 */
export const forBrand = <Deps extends { settings: Settings }>(
  deps: Deps,
  { brandCode }: { brandCode: string },
): Deps => ({ ...deps, settings: deps.settings.of(brandCode) })
