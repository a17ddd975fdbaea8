// SPDX-License-Identifier: Apache-2.0
import { describeDevice } from '@tessera/rules/identity/describe-device'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { RequestFacts } from '../../../platform/http/index.ts'
import type { Chance } from '../../../platform/chance/chance.ts'
import { knownDeviceCookie, lastingBrowserCookie } from '../cookie-names.ts'
import { digestOf } from '../../../platform/seal/digest.ts'

const lifeSeconds = 180 * 24 * 3600
export const knownDeviceLifeMs = lifeSeconds * 1000
/** So many other members of a browser are compared with one who logs in. */
const mostOthers = 20

/** The browser's device token as stored in the database; undefined without one. */
export const deviceHashOf = ({ cookies }: Pick<RequestFacts, 'cookies'>): Buffer | undefined => {
  const token = cookies[knownDeviceCookie]
  return token === undefined ? undefined : digestOf(token)
}

/** Whether this member has logged in before from the browser with this token. */
export async function isKnownDevice(
  db: Queries,
  tokenHash: Buffer,
  memberId: bigint,
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
      and member_id = (select id from member_name where brand_code = ${brandCode} and username_key = ${nameKey})`)) !==
    undefined
  )
}

const cookieOfOurs = /^[\w-]{43}$/

/** The other members who were logged in with this browser, first the owner of its token, then the latest. */
async function otherOwners(
  tx: Tx,
  { token, browserHash, memberId }: { token: Buffer | undefined; browserHash: Buffer; memberId: bigint },
): Promise<bigint[]> {
  const rows = await tx.query<{ id: bigint }>(sql`
    select member_id as id from identity_known_device
    where (token_hash = ${token ?? null}::bytea or browser_hash = ${browserHash}) and member_id <> ${memberId}
    group by member_id order by bool_or(token_hash = ${token ?? null}) desc nulls last, max(last_at) desc limit ${mostOthers}`)
  return rows.map(({ id }) => id)
}

/** What is known of a browser after a login: its cookies for after the commit, and who else was logged in with it. */
export interface KnownDevice {
  /** The member's own token, if it is a new one. */
  token?: string
  /** The lasting cookie; none for a client that is no browser. */
  browser?: string
  browserHash?: Buffer
  otherIds: readonly bigint[]
}

/** Remembers the browser after a login, in the caller's transaction. */
export async function knowDevice(
  tx: Tx,
  chance: Chance,
  facts: RequestFacts,
  memberId: bigint,
): Promise<KnownDevice> {
  if (!facts.browser) return { otherIds: [] }
  const [now, device] = [new Date(facts.nowMs), describeDevice(facts.userAgent)]
  const sent = facts.cookies[lastingBrowserCookie]
  const browser = sent !== undefined && cookieOfOurs.test(sent) ? sent : chance.token()
  const browserHash = digestOf(browser)
  const known = deviceHashOf(facts)
  if (known && (await isKnownDevice(tx, known, memberId, facts.nowMs))) {
    await tx.query(
      sql`update identity_known_device set last_at = ${now}, ip = ${facts.ip}, device = ${device}, browser_hash = ${browserHash} where token_hash = ${known}`,
    )
    return { browser, browserHash, otherIds: [] }
  }
  const token = chance.token()
  await tx.query(sql`
    insert into identity_known_device (token_hash, member_id, device, ip, first_at, last_at, browser_hash) values (${digestOf(token)}, ${memberId}, ${device}, ${facts.ip}, ${now}, ${now}, ${browserHash})`)
  return {
    token,
    browser,
    browserHash,
    otherIds: await otherOwners(tx, { token: known, browserHash, memberId }),
  }
}

/** Sets the cookies of a browser. Call it once the login is committed. */
export function sendKnownDevice(
  facts: RequestFacts,
  { token, browser }: Pick<KnownDevice, 'token' | 'browser'>,
): void {
  const options = { maxAgeSeconds: lifeSeconds, path: '/wps' }
  if (token !== undefined) facts.setCookie(knownDeviceCookie, token, options)
  if (browser !== undefined) facts.setCookie(lastingBrowserCookie, browser, options)
}
