// SPDX-License-Identifier: Apache-2.0
import { fault, type Call } from '@tessera/contract'
import {
  isIpBlocked,
  isRegionRestricted,
  maintenanceNow,
  type AccessDeps,
  type Visitor,
} from './access-facts.ts'

/**
 * Calls that work even while everything is closed: the system calls, logging out, and the console that opens
 * the site again (D-52).
 */
const staysOpen = (call: Call): boolean =>
  call.path.startsWith('/wps/system/') || call.path.startsWith('/ops/') || call.name === 'identity.logout'

/**
 * Refuses a call to an unknown host, from a blocked address, during maintenance, and from a blocked region,
 * in this order. Wallet calls of vendors are not calls of the contract: staked money still settles.
 */
export async function admit(
  deps: AccessDeps,
  call: Call,
  visitor: Visitor & { hostKnown: boolean },
): Promise<void> {
  if (staysOpen(call)) return
  if (!visitor.hostKnown) throw fault('site.invalidUrl')
  if (await isIpBlocked(deps, visitor)) throw fault('site.ipBlocked')
  if ((await maintenanceNow(deps, visitor)).closed) throw fault('site.maintenance')
  if (await isRegionRestricted(deps, visitor)) throw fault('site.regionRestricted')
}
