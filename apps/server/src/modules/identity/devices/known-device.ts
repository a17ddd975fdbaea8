// SPDX-License-Identifier: Apache-2.0
import { describeDevice } from '@tessera/rules/identity/describe-device'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { RequestFacts } from '../../../platform/http/index.ts'
import type { Chance } from '../../../platform/chance/chance.ts'
import { knownDeviceCookie } from '../cookie-names.ts'
import { digestOf } from '../../../platform/seal/digest.ts'

const lifeSeconds = 180 * 24 * 3600
export const knownDeviceLifeMs = lifeSeconds * 1000

/** The browser's device token as stored in the database; undefined without one. */
export const deviceHashOf = ({ cookies }: Pick<RequestFacts, 'cookies'>): Buffer | undefined => {
  const token = cookies[knownDeviceCookie]
  return token === undefined ? undefined : digestOf(token)
}

/** Whether this member has logged in before from the browser with this token. */
export async function isKnownDevice(
  db: Queries,
  tokenHash: Buffer,
  memberId: number,
  nowMs: number,
): Promise<boolean> {
  return (
    (await db.one(sql`
    select token_hash from identity_known_device where token_hash = ${tokenHash} and member_id = ${memberId} and last_at > ${new Date(nowMs - knownDeviceLifeMs)}`)) !==
    undefined
  )
}

/** The same, by the name of the member. */
export async function isKnownDeviceOf(
  db: Queries,
  tokenHash: Buffer,
  { brandCode, nameKey, nowMs }: { brandCode: string; nameKey: string; nowMs: number },
): Promise<boolean> {
  return (
    (await db.one(sql`
    select token_hash from identity_known_device where token_hash = ${tokenHash} and last_at > ${new Date(nowMs - knownDeviceLifeMs)}
      and member_id = (select id from member_name where merchant = ${brandCode} and username_key = ${nameKey})`)) !==
    undefined
  )
}

/** The member who was last logged in with this browser, if it is another one. */
async function otherOwner(tx: Tx, tokenHash: Buffer, memberId: number): Promise<number | undefined> {
  const row = await tx.one<{ member_id: number }>(
    sql`select member_id from identity_known_device where token_hash = ${tokenHash} and member_id <> ${memberId}`,
  )
  return row?.member_id
}

/**
 * Remembers the browser after a login. Returns the token to send once the transaction is committed, if it is
 * a new one, and the other member who was logged in with this browser before.
 */
export async function knowDevice(
  tx: Tx,
  chance: Chance,
  facts: RequestFacts,
  memberId: number,
): Promise<{ token?: string; otherId?: number | undefined }> {
  if (!facts.browser) return {}
  const [now, device] = [new Date(facts.nowMs), describeDevice(facts.userAgent)]
  const known = deviceHashOf(facts)
  if (known && (await isKnownDevice(tx, known, memberId, facts.nowMs))) {
    await tx.query(
      sql`update identity_known_device set last_at = ${now}, ip = ${facts.ip}, device = ${device} where token_hash = ${known}`,
    )
    return {}
  }
  const token = chance.token()
  await tx.query(sql`
    insert into identity_known_device (token_hash, member_id, device, ip, first_at, last_at) values (${digestOf(token)}, ${memberId}, ${device}, ${facts.ip}, ${now}, ${now})`)
  return { token, otherId: known && (await otherOwner(tx, known, memberId)) }
}

export function sendKnownDevice(facts: RequestFacts, token: string | undefined): void {
  if (token !== undefined)
    facts.setCookie(knownDeviceCookie, token, { maxAgeSeconds: lifeSeconds, path: '/wps' })
}
