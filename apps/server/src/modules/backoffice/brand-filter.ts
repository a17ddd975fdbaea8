// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { BackofficeDeps } from './backoffice-deps.ts'

/** The brand that a list is limited to; undefined for all brands. Throws `backoffice.noBrand`. */
export async function brandFilter(
  { directory }: Pick<BackofficeDeps, 'directory'>,
  brand: string | undefined,
): Promise<string | undefined> {
  if (brand !== undefined && !(await directory.has(brand))) throw fault('backoffice.noBrand')
  return brand
}
