// SPDX-License-Identifier: Apache-2.0
import { say } from '@tessera/ui/overlays/spoken.ts'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useNavigate } from '../../shared/router/index.ts'
import type { CallOutput } from '@tessera/contract'
import { call } from '../../shared/api/call.ts'
import { invalidateMemberQueries } from '../../shared/session/member-queries.ts'
import { beginSession, lostUsername } from '../../shared/session/session.ts'
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
 * What follows a login: starts the session, closes the panel, and opens home. Members whose session had
 * expired stay where they are. If a second factor is required, the panel asks for it first.
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
    const goesOn = lostUsername()?.toLowerCase() === username.toLowerCase()
    dropSecondFactor()
    if (session.mustChangePassword) demandNewPassword(username, password)
    beginSession(session.token)
    say(t('shell.spoken.loggedIn'))
    invalidateMemberQueries()
    // A password that others know must be changed first; this message comes after that.
    if (session.firstTimeLogin && !session.mustChangePassword)
      void showFirstLogin(fresh ? undefined : username)
    void navigate(
      goesOn
        ? { to: '.', search: (search) => ({ ...search, auth: undefined }), resetScroll: false, replace: true }
        : { to: '/', search: {} },
    )
  }
}

/** Confirms the first login, and welcomes members who have not just registered. */
export async function showFirstLogin(welcomed?: string): Promise<void> {
  if (welcomed) showToast(t('identity.welcome', { name: welcomed }), 'good')
  await call('identity.firstLogin', {}).catch(() => undefined)
}
