import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '../../shared/router/index.ts'
import type { CallOutput } from '@tessera/contract'
import { beginSession, lostUsername } from '../../shared/session/session.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { demandNewPassword } from './forced-password.ts'

export interface Entrance { session: CallOutput<'identity.login'>; username: string; password: string }

/**
 * What follows a login: the session begins, the panel goes, and home opens. Only whoever was lost in the middle of
 * something stays and goes on there.
 */
export function useEntered(): (entrance: Entrance) => void {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { forcePasswordExpiry } = useSite().whitelabel
  return ({ session, username, password }) => {
    const goesOn = lostUsername()?.toLowerCase() === username.toLowerCase()
    beginSession(session.token)
    void cache.invalidateQueries({ predicate: ({ queryKey }) => !/^(site|catalogue|messages)\./.test(String(queryKey[0])) })
    if (session.defaultPassword || (session.passwordExpired && forcePasswordExpiry)) demandNewPassword(username, password)
    void navigate(goesOn
      ? { to: '.', search: (search) => ({ ...search, auth: undefined }), resetScroll: false, replace: true }
      : { to: '/', search: {} })
  }
}
