// SPDX-License-Identifier: Apache-2.0
import type { Chance } from '../../../platform/chance/chance.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { deviceCookie, deviceCookiePath } from '../cookie-names.ts'
import { digestOf } from '../../../platform/seal/digest.ts'
import { deleteDevice, insertDevice } from './device-store.ts'

const lifeSeconds = 24 * 3600

/** After a login: a new device token when the member wants to be remembered, and in any case no old one. */
export async function rememberDevice(
  tx: Tx,
  chance: Chance,
  facts: RequestFacts,
  memberId: bigint,
  wanted: boolean,
): Promise<string | undefined> {
  const old = facts.cookies[deviceCookie]
  if (old !== undefined) await deleteDevice(tx, digestOf(old))
  if (!wanted) return undefined
  const token = chance.token()
  await insertDevice(tx, digestOf(token), memberId, facts.nowMs + lifeSeconds * 1000)
  return token
}

/** Sets the device's token cookie, or deletes the old one. Call it once the login is committed. */
export function sendDevice(facts: RequestFacts, token: string | undefined): void {
  if (token !== undefined)
    facts.setCookie(deviceCookie, token, { maxAgeSeconds: lifeSeconds, path: deviceCookiePath })
  else if (facts.cookies[deviceCookie] !== undefined)
    facts.setCookie(deviceCookie, '', { maxAgeSeconds: 0, path: deviceCookiePath })
}
