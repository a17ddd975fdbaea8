import { useEffect } from 'react'
import { usePanels } from '../../shared/session/gate.ts'
import { useSession } from '../../shared/session/session.ts'
import { HomePage } from './home-page.tsx'

/** /login: home, with the login panel open above it. */
export function LoginRoute() {
  const { openAuth } = usePanels()
  const session = useSession()
  useEffect(() => {
    if (session !== 'member') openAuth('login')
  }, [session, openAuth])
  return <HomePage />
}
