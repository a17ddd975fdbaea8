// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { BackofficeDeps } from '../backoffice-deps.ts'

/**
 * The brand whose contents a call concerns: the one that it names, else that of the host. Throws
 * `backoffice.noBrand`.
 */
export async function brandOfCall(
  { directory }: Pick<BackofficeDeps, 'directory'>,
  named: string | undefined,
  ofHost: string,
): Promise<string> {
  if (named !== undefined && !(await directory.has(named))) throw fault('backoffice.noBrand')
  return named ?? ofHost
}
