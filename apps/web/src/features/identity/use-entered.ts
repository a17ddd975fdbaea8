// SPDX-License-Identifier: Apache-2.0
import { say } from '@tessera/ui/overlays/spoken.ts'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useNavigate, type Navigate } from '../../shared/router/index.ts'
import type { CallOutput } from '@tessera/contract'
import { call } from '../../shared/api/call.ts'
import { invalidateMemberQueries } from '../../shared/session/member-queries.ts'
import { beginSession, lostUsername } from '../../shared/session/session.ts'
import { dropWanted, isWanted, takeWanted, wantedHref } from '../../shared/session/wanted.ts'
import { t } from '../../shared/texts/texts.ts'
import { demandNewPassword } from '../../shared/session/forced-password.ts'
import { askSecondFactor, dropSecondFactor } from './second-factor.ts'

/** `username` and `password` are what was typed, or ''. `fresh`: the account has just been opened. */
export interface Entrance {
  session: CallOutput<'identity.login'>
  username: string
  password: string
  fresh?: boolean
}

/**
 * What follows a login: starts the session, closes the panel, and opens home. Whoever was asked to log in comes back to where
 * that was, and gets what they wanted; members whose session had expired stay where they are. If a second factor is required,
 * the panel asks for it first.
 */
export function useEntered(): (entrance: Entrance) => void {
  const navigate = useNavigate()
  return (entrance) => {
    const { session, username, password, fresh } = entrance
    if (session.twoFactor) {
      askSecondFactor(entrance)
      return void navigate({
        to: '.',
        search: (search) => ({ ...search, auth: 'login' }),
        resetScroll: false,
        replace: true,
      })
    }
    const lost = lostUsername()
    const goesOn = lost?.toLowerCase() === username.toLowerCase()
    dropSecondFactor()
    if (session.mustChangePassword) demandNewPassword(username, password)
    beginSession(session.token)
    say(t('shell.spoken.loggedIn'))
    invalidateMemberQueries()
    // A password that others know must be changed first; this message comes after that.
    if (session.firstTimeLogin && !session.mustChangePassword)
      void showFirstLogin(fresh ? undefined : username)
    // Whoever comes in after somebody else's session gets nothing of what that one wanted.
    if (lost !== undefined && !goesOn) dropWanted()
    if (goesOn || isWanted()) void goBackToWanted(navigate, session.mustChangePassword)
    else void navigate({ to: '/', search: {} })
  }
}

/** Confirms the first login, and welcomes members who have not just registered. */
export async function showFirstLogin(welcomed?: string): Promise<void> {
  if (welcomed) showToast(t('identity.welcome', { name: welcomed }), 'good')
  await call('identity.firstLogin', {}).catch(() => undefined)
}

/** Closes the panel where it was asked for. A password that must be changed comes before what was wanted. */
async function goBackToWanted(navigate: Navigate, passwordFirst: boolean): Promise<void> {
  const href = wantedHref()
  const act = passwordFirst ? undefined : takeWanted()?.act
  await navigate(
    href !== undefined && new URL(href, location.href).pathname !== location.pathname
      ? { href }
      : { to: '.', search: (search) => ({ ...search, auth: undefined }), resetScroll: false, replace: true },
  )
  act?.()
}
