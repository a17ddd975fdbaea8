// SPDX-License-Identifier: Apache-2.0
import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useNavigate } from '../../shared/router/index.ts'
import type { CallOutput } from '@tessera/contract'
import { ask } from '../../shared/api/ask.ts'
import { beginSession, lostUsername } from '../../shared/session/session.ts'
import { t } from '../../shared/texts/texts.ts'
import { demandNewPassword } from '../../shared/session/forced-password.ts'
import { askSecondFactor, dropSecondFactor } from './second-factor.ts'

/**
 * `username` and `password` are what was typed, '' where nothing was. `fresh`: the account was opened just
 * now.
 */
export interface Entrance {
  session: CallOutput<'identity.login'>
  username: string
  password: string
  fresh?: boolean
}

/**
 * What follows a login: the session begins, the panel goes, and home opens. Only whoever was lost in the
 * middle of something stays and goes on there. Where a second factor is asked for, the panel asks for it
 * first.
 */
export function useEntered(): (entrance: Entrance) => void {
  const cache = useQueryClient()
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
    void cache.invalidateQueries({
      predicate: ({ queryKey }) => !/^(site|catalogue|messages)\./.test(String(queryKey[0])),
    })
    // A password that others know must be changed first; then this is said, too.
    if (session.firstTimeLogin && !session.mustChangePassword)
      void showFirstLogin(fresh ? undefined : username)
    void navigate(
      goesOn
        ? { to: '.', search: (search) => ({ ...search, auth: undefined }), resetScroll: false, replace: true }
        : { to: '/', search: {} },
    )
  }
}

/** Says that the first login was seen to, and welcomes whoever has not just registered. */
export async function showFirstLogin(welcomed?: string): Promise<void> {
  if (welcomed) showToast(t('identity.welcome', { name: welcomed }), 'good')
  await ask('identity.firstLogin', {}).catch(() => undefined)
}
