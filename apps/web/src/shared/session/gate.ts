// SPDX-License-Identifier: Apache-2.0
import { useNavigate } from '../router/index.ts'
import { useMemo } from 'react'
import { showWarning } from '../site/warning.ts'
import { t } from '../texts/texts.ts'
import { isAgent, isKindKnown, isTrial, sessionState } from './session.ts'

/** The pages of the member centre by the ids of the product. */
export const centerPages = [
  'securityCenter',
  'saferPlay',
  'identityCheck',
  'timeline',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
  'manualRebate',
  'playerRank',
] as const
export type CenterPage = (typeof centerPages)[number]
export type AuthMode = 'login' | 'register'

/** The pages of the agent centre by the ids of the product. */
export const agentPages = [
  'agentAnnouncement',
  'agentTeamOverview',
  'agentRegisterAccount',
  'agentTeamManagement',
  'agentTeamBetting',
  'agentUserLoss',
  'agentMyIncome',
  'agentAccountDetails',
  'agentDividendRecord',
  'agentDailyWages',
  'agentHourlySalary',
  'agentRealTimeSalary',
] as const
export type AgentPage = (typeof agentPages)[number]

/** Dialogs of content, and the search, that any address can open. */
export const panelNames = ['feedback', 'download', 'announcements', 'search'] as const
export type PanelName = (typeof panelNames)[number]

/** What any address can contain: which panel is above the page. `area` marks the login for agents (D-45). */
export interface PanelSearch {
  auth?: AuthMode | undefined
  area?: 'agent' | undefined
  center?: CenterPage | undefined
  agent?: AgentPage | undefined
  panel?: PanelName | undefined
  /** The game above the page, if the platform opens games in this way. */
  play?: string | undefined
}
/** Closes the panel above the page; a game above it stays. */
export const noPanels: PanelSearch = {
  auth: undefined,
  area: undefined,
  center: undefined,
  agent: undefined,
  panel: undefined,
}

/** Who may pass: members who are logged in, those with a real account (no trial), or agents. */
export type Gate = 'member' | 'real' | 'agent'

export interface Panels {
  openAuth: (auth: AuthMode, area?: 'agent') => void
  openCenter: (page: CenterPage) => void
  openAgent: (page: AgentPage) => void
  openPanel: (name: PanelName) => void
  closePanels: () => void
}

/**
 * Opens and closes the panels above the page. They are in the address, so that Back closes them and a link
 * opens them. The checks of the two centres are here, so that no button needs to know them.
 */
export function usePanels(): Panels {
  const navigate = useNavigate()
  return useMemo(() => {
    const show = (change: PanelSearch, replace = false): void =>
      void navigate({ to: '.', search: (search) => ({ ...search, ...change }), resetScroll: false, replace })
    const openAuth = (auth: AuthMode, area?: 'agent'): void => show({ auth, area })
    const through = passer(() => openAuth('login'))
    return {
      openAuth,
      openCenter: (center) => through('real', () => show({ ...noPanels, center })),
      openAgent: (agent) => through('agent', () => show({ ...noPanels, agent })),
      openPanel: (panel) => show({ ...noPanels, panel }),
      // Back after it must not open the panel again.
      closePanels: () => show(noPanels, true),
    }
  }, [navigate])
}

/** Runs an action for those who may; shows the others the login panel or a warning. */
export function useGate(gate: Gate): (action: () => void) => void {
  const { openAuth } = usePanels()
  return useMemo(() => {
    const through = passer(() => openAuth('login'))
    return (action) => through(gate, action)
  }, [gate, openAuth])
}

/** Requires a login. */
export const useMemberGate = (): ((action: () => void) => void) => useGate('member')

const passer =
  (askLogin: () => void) =>
  (gate: Gate, action: () => void): void => {
    if (sessionState() !== 'member') return askLogin()
    const refusal = refusalOf(gate)
    if (refusal !== undefined) return showWarning(refusal)
    action()
  }

/** Why the logged-in member may not pass; undefined if they may. */
export function refusalOf(gate: Gate): string | undefined {
  if (gate !== 'member' && isTrial()) return t('shell.trial')
  if (gate === 'agent' && isKindKnown() && !isAgent()) return t('shell.agentsOnly')
  return undefined
}
