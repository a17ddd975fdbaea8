import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import type { CallOutput } from '@tessera/contract'
import { beginSession, sessionState } from '../../shared/session/session.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { demandNewPassword } from './forced-password.ts'

export interface Entrance { session: CallOutput<'identity.login'>; username: string; password: string; fresh: boolean }

const ownPages = ['/login', '/register', '/register.html']
let lastUsername: string | undefined

/**
 * What follows a login: the session begins, the panel goes, and the page stays. Whoever was lost in the middle of
 * something goes on there; somebody else begins on home.
 */
export function useEntered(): (entrance: Entrance) => void {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { forcePasswordExpiry } = useSite().whitelabel
  return ({ session, username, password, fresh }) => {
    const other = sessionState() === 'ended' && lastUsername !== undefined && lastUsername !== username.toLowerCase()
    lastUsername = username.toLowerCase()
    beginSession(session.token)
    void cache.invalidateQueries({ predicate: ({ queryKey }) => !/^(site|catalogue|messages)\./.test(String(queryKey[0])) })
    if (session.defaultPassword || (session.passwordExpired && forcePasswordExpiry)) demandNewPassword(password)
    const home = fresh || other || ownPages.includes(path)
    void navigate(home
      ? { to: '/', search: {} }
      : { to: '.', search: (search) => ({ ...search, auth: undefined }), resetScroll: false, replace: true })
  }
}
