import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePanels } from '../../shared/session/gate.ts'
import { useSession } from '../../shared/session/session.ts'
import { HomePage } from './home-page.tsx'

/** /login and /register: home, with the panel open above it. */
export function EntranceRoute() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { openAuth } = usePanels()
  const session = useSession()
  useEffect(() => {
    if (session !== 'member') openAuth(path === '/login' ? 'login' : 'register')
  }, [path, session, openAuth])
  return <HomePage />
}
