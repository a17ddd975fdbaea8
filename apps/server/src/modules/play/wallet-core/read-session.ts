// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../platform/db/index.ts'
import type { LoginSessions } from './login-sessions.ts'
import { findSession, type PlaySession, updateExpiry } from './session-store.ts'

/**
 * A wallet session by its token, whether it still stands or not. Its stored end is when the session of the
 * site that it came from would have ended, unused: once that has passed, it is asked again, and put off as
 * long as the other lives.
 */
export async function readSession(
  { db, loginSessions }: { db: Queries; loginSessions: LoginSessions },
  vendorAccountId: string,
  token: string | undefined,
  nowMs: number,
): Promise<PlaySession | undefined> {
  const session = token === undefined ? undefined : await findSession(db, vendorAccountId, token)
  if (
    token === undefined ||
    !session ||
    session.loginSession === undefined ||
    session.revokedAtMs !== undefined ||
    nowMs < session.expiresAtMs
  )
    return session
  const expiresAtMs = await loginSessions.livesUntil(db, session.loginSession)
  if (expiresAtMs === undefined) return session
  await updateExpiry(db, token, expiresAtMs)
  return { ...session, expiresAtMs }
}
