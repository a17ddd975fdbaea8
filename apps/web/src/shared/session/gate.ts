// SPDX-License-Identifier: Apache-2.0
import { useNavigate } from '../router/index.ts'
import { useCallback, useMemo } from 'react'
import { showWarning } from '../site/warning.ts'
import { t } from '../texts/texts.ts'
import { isAgent, isKindKnown, isTrial, sessionState } from './session.ts'
import { dropWanted, want } from './wanted.ts'

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
  /** The demonstration vendor in whose dress the page is shown. */
  studio?: string | undefined
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
  /** Opens the login for its own sake: it ends at home. */
  openAuth: (auth: AuthMode, area?: 'agent') => void
  /** Opens it because something needs a member: it ends here, and `act` runs. */
  askToEnter: (act?: () => void, auth?: AuthMode) => void
  /** From one of its two forms to the other; what was wanted stays wanted. */
  switchAuth: (auth: AuthMode) => void
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
    const askToEnter = (act?: () => void, auth: AuthMode = 'login'): void => {
      want(act)
      show({ auth, area: undefined })
    }
    const through = (gate: Gate, action: () => void): void => passer(askToEnter)(gate, action, action)
    return {
      openAuth: (auth, area) => {
        dropWanted()
        show({ auth, area })
      },
      askToEnter,
      switchAuth: (auth) => show({ auth }),
      openCenter: (center) => through('real', () => show({ ...noPanels, center })),
      openAgent: (agent) => through('agent', () => show({ ...noPanels, agent })),
      openPanel: (panel) => show({ ...noPanels, panel }),
      // Back after it must not open the panel again.
      closePanels: () => show(noPanels, true),
    }
  }, [navigate])
}

/** Runs an action for those who may; `afterLogin` is what a visitor gets for it once they are in. */
export type Through = (action: () => void, afterLogin?: () => void) => void

/**
 * Runs an action for those who may. The others are shown why not, or the login; after that they are where they were, and press
 * again: money moves only by a press of its own.
 */
export function useGate(gate: Gate): Through {
  const { askToEnter } = usePanels()
  return useMemo(
    () => (action, afterLogin) => passer(askToEnter)(gate, action, afterLogin),
    [gate, askToEnter],
  )
}

/** Requires a login, and carries the action out after it, or what stands for it then. */
export function useMemberGate(): Through {
  const through = useGate('member')
  return useCallback((action, afterLogin = action) => through(action, afterLogin), [through])
}

const passer =
  (askToEnter: (act?: () => void) => void) =>
  (gate: Gate, action: () => void, afterLogin?: () => void): void => {
    if (sessionState() !== 'member') return askToEnter(afterLogin && (() => pass(gate, afterLogin)))
    pass(gate, action)
  }

function pass(gate: Gate, action: () => void): void {
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
