// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../platform/db/index.ts'
import type { LoginSessions } from './login-sessions.ts'
import { findSession, type PlaySession, updateExpiry } from './session-store.ts'

/**
 * A wallet session by its token, active or not. Its stored end is when its site session would have ended
 * unused: once that has passed, the site session is checked again, and the end postponed while it lasts.
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
