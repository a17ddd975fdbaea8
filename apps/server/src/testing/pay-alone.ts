// SPDX-License-Identifier: Apache-2.0
import type { Settings } from '../platform/settings/settings.ts'

/** Lets one operator pay whatever a test needs. Tests about second persons say themselves what one may pay. */
export async function payAlone(settings: Settings): Promise<void> {
  await settings.write('backoffice.aloneMember', 1_000_000_000, 'test')
  await settings.write('backoffice.aloneDay', 1_000_000_000, 'test')
  await settings.write('promotions.secondFrom', 0, 'test')
}
