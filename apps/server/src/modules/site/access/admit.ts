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
 * Calls that answer whatever is closed: the system calls, logging out, and the console that opens it again
 * (D-52).
 */
const staysOpen = (call: Call): boolean =>
  call.path.startsWith('/wps/system/') || call.path.startsWith('/ops/') || call.name === 'identity.logout'

/**
 * Refuses a call under an address that is not ours, from a blocked address, while maintenance is on, and from
 * a region
 * that is shut, in this order. Vendors' wallet calls are no calls of the contract: staked money settles.
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
