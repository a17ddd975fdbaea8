// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import { findCredential } from '../credential-store.ts'
import { saveChallenge } from '../challenges/challenges.ts'
import type { IdentityDeps } from '../deps.ts'
import { deletePasskeysOf, passkeysOf } from '../passkeys/passkey-store.ts'
import { hasTotp, removeTotp } from '../second-factors/totp-store.ts'
import { ownerMember } from '../second-factors/totp.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import { sessionKeyOf } from '../sessions/session-key.ts'
import { listSessions } from '../sessions/session-store.ts'
import { noteWeakened } from '../weakened/weakened-store.ts'
import { loginName, passwordChange, paymentPasswordUse, secondFactorUse } from '../attempts/subjects.ts'

export interface AccountProtection {
  totp: boolean
  passkeys: number
  hasPassword: boolean
  hasPaymentPassword: boolean
  passwordSetAtMs: number | null
  outside: string[]
  locks: { what: string; untilMs: number }[]
  sessions: { sessionId: string; device: string; ip: string; openedAtMs: number; usedAtMs: number }[]
  devices: { device: string; ip: string; firstAtMs: number; lastAtMs: number }[]
}

/** What a member's wrong attempts can lock, by the name that operators see. */
async function subjectsOf(db: Queries, brandCode: string, memberId: bigint): Promise<Map<string, string>> {
  const devices = await db.query<{ token_hash: Buffer }>(
    sql`select token_hash from identity_known_device where member_id = ${memberId}`,
  )
  return new Map([
    [loginName(brandCode, `#${memberId}`), 'login'],
    [passwordChange(memberId), 'passwordChange'],
    [paymentPasswordUse(memberId), 'paymentPassword'],
    [secondFactorUse(ownerMember(memberId)), 'secondFactor'],
    ...devices.map(
      ({ token_hash }) => [`login-device:${token_hash.toString('base64url')}`, 'device'] as const,
    ),
  ])
}

/** How an account is protected and where it is logged in, for the console. */
export async function protectionOf(
  db: Queries,
  { brandCode, memberId, nowMs }: { brandCode: string; memberId: bigint; nowMs: number },
): Promise<AccountProtection> {
  const subjects = await subjectsOf(db, brandCode, memberId)
  const [credential, totp, passkeys, sessions, devices, locks, outside] = await Promise.all([
    findCredential(db, memberId),
    hasTotp(db, ownerMember(memberId)),
    passkeysOf(db, memberId),
    listSessions(db, memberId, nowMs),
    db.query<{ device: string; ip: string; first_at: number; last_at: number }>(sql`
      select device, ip, first_at, last_at from identity_known_device where member_id = ${memberId} order by last_at desc limit 50`),
    db.query<{ subject: string; locked_until: number }>(sql`
      select subject, locked_until from identity_attempt where subject = any (${[...subjects.keys()]}) and locked_until > ${new Date(nowMs)}`),
    db.query<{ provider: string }>(
      sql`select provider from identity_outside where member_id = ${memberId} order by provider`,
    ),
  ])
  return {
    totp,
    passkeys: passkeys.length,
    hasPassword: credential?.passwordHash !== undefined,
    hasPaymentPassword: credential?.paymentHash !== undefined,
    passwordSetAtMs: credential?.passwordSetAtMs ?? null,
    outside: outside.map(({ provider }) => provider),
    locks: locks.map((lock) => ({ what: subjects.get(lock.subject) ?? '', untilMs: lock.locked_until })),
    sessions: sessions.map(({ tokenHash, ...session }) => ({
      sessionId: sessionKeyOf(tokenHash),
      ...session,
    })),
    devices: devices.map(({ device, ip, first_at, last_at }) => ({
      device,
      ip,
      firstAtMs: first_at,
      lastAtMs: last_at,
    })),
  }
}

export interface LoggedAttempt {
  atMs: number
  method: string
  outcome: string
  ip: string
  device: string
}

export async function attemptsAt(
  db: Queries,
  memberId: bigint,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ attempts: LoggedAttempt[]; totalCount: number }> {
  const rows = await db.query<{
    at: number
    method: string
    outcome: string
    ip: string
    device: string
  }>(sql`
    select at, method, outcome, ip, device from identity_login_log where member_id = ${memberId} order by id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(
    sql`select count(*) as total from identity_login_log where member_id = ${memberId}`,
  )
  return {
    attempts: rows.map(({ at, ...attempt }) => ({ atMs: at, ...attempt })),
    totalCount: Number(counted?.total ?? 0n),
  }
}

/** Unlocks what wrong attempts have locked. */
export async function unlock(tx: Tx, brandCode: string, memberId: bigint): Promise<void> {
  const subjects = await subjectsOf(tx, brandCode, memberId)
  await tx.query(sql`delete from identity_attempt where subject = any (${[...subjects.keys()]})`)
}

const inviteLifeMs = 24 * 3_600_000

/** A token with which the owner chooses a new password, once. */
export async function makeInvite(
  tx: Tx,
  { chance, events }: Pick<IdentityDeps, 'chance' | 'events'>,
  { brandCode, memberId, nowMs }: { brandCode: string; memberId: bigint; nowMs: number },
): Promise<{ token: string; expiresAtMs: number }> {
  const expiresAtMs = nowMs + inviteLifeMs
  await noteWeakened(tx, memberId, 'inviteMade', nowMs)
  await events.securityChanged(tx, { memberId, notice: 'inviteMade', nowMs })
  return {
    token: await saveChallenge(tx, chance, {
      purpose: 'invite',
      brandCode,
      memberId,
      facts: {},
      expiresAtMs,
    }),
    expiresAtMs,
  }
}

/**
 * Removes every second factor of a member who has lost them, and ends their sessions. Returns what to do once
 * it is committed.
 */
export async function takeSecondFactorsAway(
  tx: Tx,
  deps: IdentityDeps,
  memberId: bigint,
  nowMs: number,
): Promise<() => void> {
  await removeTotp(tx, ownerMember(memberId))
  await noteWeakened(tx, memberId, 'secondFactorsRemoved', nowMs)
  await deps.events.securityChanged(tx, { memberId, notice: 'factorsRemoved', nowMs })
  await deletePasskeysOf(tx, memberId)
  return endAllSessions(tx, deps, memberId, nowMs)
}

/** Ends every session of a member. Returns what to do once it is committed. */
export const endSessionsOf = (
  tx: Tx,
  deps: IdentityDeps,
  memberId: bigint,
  nowMs: number,
): Promise<() => void> => endAllSessions(tx, deps, memberId, nowMs)
