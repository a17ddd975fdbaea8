import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSession } from './session.ts'

/** The pages of the member centre by the ids of the product. */
export const centerPages = ['securityCenter', 'depositv2', 'withdraw', 'personalHistoryCopy', 'transactionHistory'] as const
export type CenterPage = (typeof centerPages)[number]
export type AuthMode = 'login' | 'register'

/** The pages of the agent centre by the ids of the product. */
export const agentPages = [
  'agentAnnouncement', 'agentTeamOverview', 'agentRegisterAccount', 'agentTeamManagement', 'agentTeamBetting', 'agentUserLoss', 'agentMyIncome',
  'agentAccountDetails', 'agentDividendRecord', 'agentDailyWages', 'agentHourlySalary', 'agentRealTimeSalary',
] as const
export type AgentPage = (typeof agentPages)[number]

/** Dialogs of content that any address may open. */
export const panelNames = ['feedback', 'download', 'announcements'] as const
export type PanelName = (typeof panelNames)[number]

/** What any address may carry: which panel lies above the page. */
export interface PanelSearch { auth?: AuthMode | undefined; center?: CenterPage | undefined; agent?: AgentPage | undefined; panel?: PanelName | undefined }

/** Opens and closes the panels above the page. They are in the address, so that Back closes them and a link opens them. */
export function usePanels() {
  const navigate = useNavigate()
  return {
    openAuth: useCallback((auth: AuthMode) => void navigate({ to: '.', search: (search) => ({ ...search, auth }), resetScroll: false }), [navigate]),
    openCenter: useCallback((center: CenterPage) => void navigate({ to: '.', search: (search) => ({ ...search, center }), resetScroll: false }), [navigate]),
    openAgent: useCallback((agent: AgentPage) => void navigate({ to: '.', search: (search) => ({ ...search, agent }), resetScroll: false }), [navigate]),
    openPanel: useCallback((panel: PanelName) => void navigate({ to: '.', search: (search) => ({ ...search, panel }), resetScroll: false }), [navigate]),
    closePanels: useCallback(() => void navigate({ to: '.', search: (search) => ({ ...search, auth: undefined, center: undefined, agent: undefined, panel: undefined }), resetScroll: false }), [navigate]),
  }
}

/** The gate "needs login": does the thing for a member, and shows the login panel to anybody else. */
export function useMemberGate(): (action: () => void) => void {
  const session = useSession()
  const { openAuth } = usePanels()
  return (action) => (session === 'member' ? action() : openAuth('login'))
}
