// SPDX-License-Identifier: Apache-2.0
import type { Settings } from '../../../platform/settings/settings.ts'

/**
 * After how many minutes a member is shown time and result: the fewer of the brand's and their own. Undefined: the
 * brand has no reality checks, and the member has chosen none.
 */
export async function minutesOf(settings: Settings, chosen: number | undefined): Promise<number | undefined> {
  const ofBrand = await settings.read('compliance.realityCheckMinutes')
  if (ofBrand === 0) return chosen
  return Math.min(ofBrand, chosen ?? ofBrand)
}
