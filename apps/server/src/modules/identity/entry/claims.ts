// SPDX-License-Identifier: Apache-2.0
import { timingSafeEqual } from 'node:crypto'
import { fault, type OperationInput } from '@tessera/contract'
import { usernameKey } from '@tessera/rules/identity/usernames'
import { dialledDigits } from '@tessera/rules/numbers/latin-digits'
import type { Tx } from '../../../platform/db/index.ts'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { memberById, memberByUsername, memberIdByMobile, type Member } from '../../members/index.ts'
import { readRecord, type AttemptRecord } from '../attempts/attempt-store.ts'
import { judgeAttempt } from '../attempts/attempts.ts'
import { loginAddress, loginDevice, loginName } from '../attempts/subjects.ts'
import { readNumber } from '../contacts/read-number.ts'
import { deviceCookie } from '../cookie-names.ts'
import { findCredential, findCredentialNamed, markMailedUsed, type Credential } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'
import { findDevice } from '../devices/device-store.ts'
import { deviceHashOf, isKnownDeviceOf } from '../devices/known-device.ts'
import { digestOf } from '../../../platform/seal/digest.ts'

type Input = OperationInput<'identity.login'>

/** The claimed identity, and whether it is verified. Without a member of that name it never is. */
export interface Claim {
  memberId: bigint | undefined
  /** As it was typed, for the log. */
  name: string
  credential: Credential | undefined
  proven: boolean
  /** Whether it is the right password of an operator. */
  staff: boolean
  /** What the attempt counts against. */
  subjects: readonly string[]
  /** Whether they used a mailed password. */
  temporary: boolean
  /** What is used up once they are logged in. */
  use?: ((tx: Tx) => Promise<unknown>) | undefined
}

const nobody = -1n
const looksLikeNumber = /^\d{6,}$/

/** What is known about a name before its password is checked. */
interface Named {
  member: Member | undefined
  credential: Credential | undefined
  onKnownDevice: boolean
  record: AttemptRecord
  staffHash: string | undefined
}

/** All of it in one round trip to the database, whether the name exists or not. */
async function readNamed(
  { database, staffHash }: IdentityDeps,
  username: string,
  { brandCode, nowMs }: RequestFacts,
  { subjects, device }: { subjects: readonly string[]; device: Buffer | undefined },
): Promise<Named> {
  const who = { brandCode, nameKey: usernameKey(username), nowMs }
  const [member, credential, onKnownDevice, record, staff] = await database.together((queries) =>
    Promise.all([
      memberByUsername(queries, brandCode, username),
      findCredentialNamed(queries, brandCode, who.nameKey),
      device ? isKnownDeviceOf(queries, device, who) : false,
      readRecord(queries, subjects, who),
      staffHash(queries, username),
    ]),
  )
  return { member, credential, onKnownDevice, record, staffHash: staff }
}

/** Where allowed, a mobile number is a name too: that of the member who has verified it. */
async function nameOfNumber(
  { database, settings }: IdentityDeps,
  typed: string,
  { brandCode }: RequestFacts,
): Promise<string | undefined> {
  if (!looksLikeNumber.test(dialledDigits(typed)) || !(await settings.read('identity.phoneLogin')))
    return undefined
  const number = readNumber(typed, await settings.read('identity.dialingCode'))
  const id = number === undefined ? undefined : await memberIdByMobile(database, brandCode, number)
  return id === undefined ? undefined : (await memberById(database, id))?.username
}

/**
 * Name and password. Always checks exactly one password hash: the member's, an operator's, or a dummy. Holds
 * no connection and no row lock meanwhile. `refuseCaptcha` refuses, before that costly work, an attempt that
 * needs a captcha and has none.
 */
export async function claimByPassword(
  deps: IdentityDeps,
  { username, password = '' }: Input,
  facts: RequestFacts,
  refuseCaptcha: (needed: boolean) => Promise<void>,
): Promise<Claim> {
  const device = deviceHashOf(facts)
  const unknownName = loginName(facts.brandCode, `=${usernameKey(username)}`)
  const read = (name: string): Promise<Named> =>
    readNamed(deps, name, facts, {
      subjects: [loginAddress(facts.ip), unknownName, ...(device ? [loginDevice(device)] : [])],
      device,
    })
  const byName = await read(username)
  const otherName = byName.member ? undefined : await nameOfNumber(deps, username, facts)
  const { member, credential, onKnownDevice, record, staffHash } =
    otherName === undefined ? byName : { ...(await read(otherName)), staffHash: byName.staffHash }
  const subjects =
    device && onKnownDevice
      ? [loginDevice(device)]
      : [loginAddress(facts.ip), member ? loginName(facts.brandCode, `#${member.id}`) : unknownName]
  await refuseCaptcha(judgeAttempt(record, { subjects, nowMs: facts.nowMs }))
  const right = await deps.hashes.verify(member ? credential?.passwordHash : staffHash, password)
  const temporary = !right && isMailed(credential, password, facts.nowMs)
  return {
    memberId: member?.id,
    name: username,
    credential,
    subjects,
    staff: right && !member,
    proven: (right && member !== undefined) || temporary,
    temporary,
    use: temporary && member ? (tx) => markMailedUsed(tx, member.id) : undefined,
  }
}

/** A mailed password is long and random, so a plain digest protects it; it logs in once. */
function isMailed(credential: Credential | undefined, password: string, nowMs: number): boolean {
  const mailed = credential?.mailed
  return (
    mailed !== undefined &&
    !mailed.used &&
    nowMs < mailed.expiresAtMs &&
    timingSafeEqual(mailed.hash, digestOf(password))
  )
}

/** The token of "remember me". Nobody can guess it, so only the address is counted. */
export async function claimByDevice(
  { database }: IdentityDeps,
  { username }: Input,
  { cookies, brandCode, nowMs, ip }: RequestFacts,
): Promise<Claim> {
  const member = await memberByUsername(database, brandCode, username)
  const credential = await findCredential(database, member?.id ?? nobody)
  const device = await findDevice(database, digestOf(cookies[deviceCookie] ?? ''), nowMs)
  return {
    memberId: member?.id,
    name: username,
    credential,
    subjects: [loginAddress(ip)],
    staff: false,
    temporary: false,
    proven: member !== undefined && credential !== undefined && device?.memberId === member.id,
  }
}

/** A verified number, and the code that was sent there. The code counts its own attempts. */
export async function claimByCode(
  { database, settings, codes }: IdentityDeps,
  { mobileNum, countryDialingCode, verificationCode }: Input,
  { brandCode, ip }: RequestFacts,
): Promise<Claim> {
  const number = readNumber(
    mobileNum,
    countryDialingCode === '' ? await settings.read('identity.dialingCode') : countryDialingCode,
  )
  if (number === undefined) throw fault('identity.badCode', { captcha: false })
  const { right } = await codes.take({ brandCode, purpose: 'login', target: number }, verificationCode)
  const memberId = await memberIdByMobile(database, brandCode, number)
  const credential = await findCredential(database, memberId ?? nobody)
  return {
    memberId,
    name: number,
    credential,
    subjects: [loginAddress(ip)],
    staff: false,
    temporary: false,
    proven: right && memberId !== undefined,
  }
}
