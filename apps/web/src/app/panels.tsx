// SPDX-License-Identifier: Apache-2.0
import { useSearch } from '../shared/router/index.ts'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { noteArrival } from '../shared/session/arrival.ts'
import { useDemand } from '../shared/session/forced-password.ts'
import { refusalOf, usePanels } from '../shared/session/gate.ts'
import { noteInvite, useInvite } from '../shared/session/invite.ts'
import { useAccountKind, useLoginPrompts, useSession, wasMemberHere } from '../shared/session/session.ts'
import { useProofAsked } from '../shared/session/step-up.ts'
import { isWanted, want } from '../shared/session/wanted.ts'
import { showWarning, useWarning } from '../shared/site/warning.ts'
import { withAccountTexts } from '../shared/texts/with-page-texts.ts'
import { contentPanels } from './panels-content.ts'

const AuthDialog = lazy(withAccountTexts(() => import('../features/identity/auth-dialog.tsx')))
const ForcedPasswordDialog = lazy(
  withAccountTexts(() => import('../features/identity/forced-password-dialog.tsx')),
)
const InviteDialog = lazy(withAccountTexts(() => import('../features/identity/invite-dialog.tsx')))
const Center = lazy(withAccountTexts(() => import('./center/center.tsx')))
const AgentCenter = lazy(withAccountTexts(() => import('./center/agent-center.tsx')))
const WarningDialog = lazy(() => import('./warning-dialog.tsx'))
const StepUpDialog = lazy(withAccountTexts(() => import('../features/identity/step-up-dialog.tsx')))
const TokenLogin = lazy(() => import('../features/identity/token-login.tsx'))

/**
 * The address with which the page was opened, before any navigation: who referred the visitor, and perhaps a
 * login link.
 */
const arrivedWith = typeof location === 'undefined' ? '' : location.search
noteArrival(arrivedWith)
if (typeof location !== 'undefined') noteInvite(location)
const logsIn = /[?&]token=/.test(arrivedWith)

/**
 * The panels above the page, from the address. When a session expires, the login panel opens above whatever
 * is open; everything typed below it stays.
 */
export function Panels() {
  const { auth, center, agent, panel } = useSearch({ from: '__root__' })
  const session = useSession()
  const { closePanels } = usePanels()
  const demand = useDemand()
  const invite = useInvite()
  const warning = useWarning()
  const proof = useProofAsked()
  const turnedAway = useTurnAway(center ? 'real' : agent ? 'agent' : undefined)
  useLoginOnDemand()
  const ContentPanel = panel && contentPanels[panel]
  const needsLogin = (center !== undefined || agent !== undefined) && session === 'visitor'
  useWantedPage(needsLogin)
  return (
    <>
      {center !== undefined && session !== 'visitor' && !turnedAway && (
        <Late>
          <Center page={center} />
        </Late>
      )}
      {agent !== undefined && session !== 'visitor' && !turnedAway && (
        <Late>
          <AgentCenter page={agent} />
        </Late>
      )}
      {(auth !== undefined || needsLogin) && session !== 'member' && (
        <Late>
          <AuthDialog mode={auth ?? 'login'} />
        </Late>
      )}
      {invite !== undefined && (
        <Late>
          <InviteDialog token={invite} />
        </Late>
      )}
      {ContentPanel && (
        <Late>
          <ContentPanel onClose={closePanels} />
        </Late>
      )}
      {demand && session === 'member' && (
        <Late>
          <ForcedPasswordDialog demand={demand} />
        </Late>
      )}
      {proof && session === 'member' && (
        <Late>
          <StepUpDialog />
        </Late>
      )}
      {logsIn && (
        <Late>
          <TokenLogin query={arrivedWith} />
        </Late>
      )}
      {warning !== undefined && (
        <Late>
          <WarningDialog {...warning} />
        </Late>
      )}
    </>
  )
}

/**
 * Whoever opens a centre by its address comes back to it after the login; not whoever has just left their session there, by
 * signing out or with a new password.
 */
function useWantedPage(needsLogin: boolean): void {
  useEffect(() => {
    if (needsLogin && !wasMemberHere() && !isWanted()) want()
  }, [needsLogin])
}

/** A panel that is still loading must not remove those that are already open. */
function Late({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>
}

/** A call was refused because nobody is logged in: opens the login panel. */
function useLoginOnDemand(): void {
  const { askToEnter, openAuth } = usePanels()
  const prompts = useLoginPrompts()
  const answered = useRef(0)
  useEffect(() => {
    if (prompts > answered.current && !isWanted()) {
      if (wasMemberHere()) openAuth('login')
      else askToEnter()
    }
    answered.current = prompts
  }, [prompts, askToEnter, openAuth])
}

/**
 * Opens a centre named in the address only for those who may use it; tells the others why, without leaving
 * the page.
 */
function useTurnAway(gate: 'real' | 'agent' | undefined): boolean {
  const { closePanels } = usePanels()
  const session = useSession()
  useAccountKind()
  const refusal = gate && session === 'member' ? refusalOf(gate) : undefined
  useEffect(() => {
    // The address may already have changed; the page follows when it renders.
    if (refusal === undefined || !/[?&](?:center|agent)=/.test(location.search)) return
    showWarning(refusal)
    closePanels()
  }, [refusal, closePanels])
  return refusal !== undefined
}
