// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { usePanels } from '../../shared/session/gate.ts'
import { useInvite } from '../../shared/session/invite.ts'
import { useSession } from '../../shared/session/session.ts'
import { HomePage } from './home-page.tsx'

/** /login: home, with the login panel open above it; an invite comes first. */
export function LoginRoute() {
  const { openAuth } = usePanels()
  const session = useSession()
  const invited = useInvite() !== undefined
  useEffect(() => {
    if (session !== 'member' && !invited) openAuth('login')
  }, [session, invited, openAuth])
  return <HomePage />
}
