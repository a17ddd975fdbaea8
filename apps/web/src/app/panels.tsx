import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { dropDemand, useDemand } from '../features/identity/forced-password.ts'
import { usePanels } from '../shared/session/gate.ts'
import { useLoginPrompts, useSession } from '../shared/session/session.ts'
import { contentPanels } from './panels-content.ts'

const AuthDialog = lazy(() => import('../features/identity/auth-dialog.tsx'))
const ForcedPasswordDialog = lazy(() => import('../features/identity/forced-password-dialog.tsx'))
const Center = lazy(() => import('./center/center.tsx'))

/**
 * The panels above the page, as the address says. When a session dies the login panel opens above whatever is there;
 * what had been typed below it stays.
 */
export function Panels() {
  const { auth, center, panel } = useSearch({ from: '__root__' })
  const session = useSession()
  const { openAuth, closePanels } = usePanels()
  const prompts = useLoginPrompts()
  const answered = useRef(0)
  useEffect(() => {
    if (prompts > answered.current) openAuth('login')
    answered.current = prompts
  }, [prompts, openAuth])
  const demand = useDemand()
  useEffect(() => {
    if (session !== 'member') dropDemand()
  }, [session])
  const ContentPanel = panel && contentPanels[panel]
  const needsLogin = center !== undefined && session === 'visitor'
  return (
    <Suspense fallback={null}>
      {center !== undefined && session !== 'visitor' && <Center page={center} />}
      {(auth !== undefined || needsLogin) && session !== 'member' && <AuthDialog mode={auth ?? 'login'} />}
      {ContentPanel && <ContentPanel onClose={closePanels} />}
      {demand && session === 'member' && <ForcedPasswordDialog demand={demand} />}
    </Suspense>
  )
}
