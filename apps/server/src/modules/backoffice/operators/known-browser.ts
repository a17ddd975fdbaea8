// SPDX-License-Identifier: Apache-2.0
import { describeDevice } from '@tessera/rules/identity/describe-device'
import type { Chance } from '../../../platform/chance/chance.ts'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { digestOf } from '../../../platform/seal/digest.ts'

/**
 * A browser in which this operator has signed in before. Others' wrong attempts do not lock it out (D-11).
 */
const deviceCookie = 'operatorDevice'
const lifeSeconds = 180 * 24 * 3600

/** The browser's token as stored in the database; undefined without one. */
export const browserHashOf = ({ cookies }: Pick<RequestFacts, 'cookies'>): Buffer | undefined => {
  const token = cookies[deviceCookie]
  return token === undefined ? undefined : digestOf(token)
}

/** What wrong attempts in such a browser count against. */
export const browserSubject = (tokenHash: Buffer): string =>
  `operator-device:${tokenHash.toString('base64url')}`

/** Whether the operator with that name has signed in with this token before. */
export async function isKnownBrowser(
  db: Queries,
  tokenHash: Buffer,
  nameKey: string,
  nowMs: number,
): Promise<boolean> {
  return (
    (await db.one(sql`
    select d.token_hash from operator_known_device d join operator o on o.id = d.operator_id
    where d.token_hash = ${tokenHash} and o.name_key = ${nameKey} and d.last_at > ${new Date(nowMs - lifeSeconds * 1000)}`)) !==
    undefined
  )
}

/**
 * Remembers the browser after a sign-in. Returns the token to send once the transaction is committed, if it
 * is a new one.
 */
export async function knowBrowser(
  tx: Tx,
  chance: Chance,
  facts: RequestFacts,
  operatorId: number,
): Promise<string | undefined> {
  if (!facts.browser) return undefined
  const [now, device, known] = [new Date(facts.nowMs), describeDevice(facts.userAgent), browserHashOf(facts)]
  const seen =
    known &&
    (await tx.one(sql`
    update operator_known_device set last_at = ${now}, ip = ${facts.ip}, device = ${device}
    where token_hash = ${known} and operator_id = ${operatorId} returning token_hash`))
  if (seen) return undefined
  const token = chance.token()
  await tx.query(sql`
    insert into operator_known_device (token_hash, operator_id, device, ip, first_at, last_at)
    values (${digestOf(token)}, ${operatorId}, ${device}, ${facts.ip}, ${now}, ${now})`)
  return token
}

/** Sets the browser's token cookie. Call it once the sign-in is committed. */
export function sendKnownBrowser(facts: RequestFacts, token: string | undefined): void {
  if (token !== undefined) facts.setCookie(deviceCookie, token, { maxAgeSeconds: lifeSeconds, path: '/ops' })
}

/** Forgets every browser of an operator: one of them may belong to somebody who knew the old password. */
export async function forgetBrowsersOf(tx: Tx, operatorId: number): Promise<void> {
  await tx.query(sql`delete from operator_known_device where operator_id = ${operatorId}`)
}

/** What wrong attempts in an operator's known browsers count against. */
export async function browserSubjectsOf(db: Queries, operatorId: number): Promise<string[]> {
  const rows = await db.query<{ token_hash: Buffer }>(
    sql`select token_hash from operator_known_device where operator_id = ${operatorId}`,
  )
  return rows.map(({ token_hash }) => browserSubject(token_hash))
}

/** Deletes browsers in which nobody has signed in for half a year. */
export async function forgetOldBrowsers(db: Queries, slotMs: number): Promise<void> {
  await db.query(
    sql`delete from operator_known_device where last_at < ${new Date(slotMs - lifeSeconds * 1000)}`,
  )
}
