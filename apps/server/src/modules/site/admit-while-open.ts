import { fault, type Call } from '@tessera/contract'
import type { Settings } from '../../platform/settings/settings.ts'

/** Calls that answer while the house is closed: the system calls, logging out, and the console that opens it again. */
const staysOpen = (call: Call): boolean =>
  call.path.startsWith('/wps/system/') || call.path.startsWith('/ops/') || call.name === 'identity.logout'

/** Refuses a call with 503 while maintenance is on. Vendors' wallet calls are no calls of the contract: staked money settles. */
export async function admitWhileOpen(settings: Settings, call: Call): Promise<void> {
  if (!staysOpen(call) && await settings.read('site.maintenance')) throw fault('site.maintenance')
}
