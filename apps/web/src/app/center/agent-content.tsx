// SPDX-License-Identifier: Apache-2.0
import { lazy, type ComponentType } from 'react'
import type { AgentPage } from '../../shared/session/gate.ts'
import { once } from './once.ts'

type BuiltPage = Exclude<
  AgentPage,
  'agentDividendRecord' | 'agentDailyWages' | 'agentHourlySalary' | 'agentRealTimeSalary'
>

/** The components that render the pages of the agent centre. */
const pages: Record<BuiltPage, () => Promise<{ default: ComponentType }>> = {
  agentAnnouncement: once(async () => ({
    default: (await import('../../features/messages/agent-announcements-page.tsx')).AgentAnnouncementsPage,
  })),
  agentTeamOverview: once(async () => ({
    default: (await import('../../features/agents/team-overview-page.tsx')).TeamOverviewPage,
  })),
  agentRegisterAccount: once(async () => ({
    default: (await import('../../features/agents/register-account-page.tsx')).RegisterAccountPage,
  })),
  agentTeamManagement: once(async () => ({ default: (await import('./team-page.tsx')).TeamPage })),
  agentTeamBetting: once(async () => ({
    default: (await import('../../features/agents/team-bets-page.tsx')).TeamBetsPage,
  })),
  agentUserLoss: once(async () => ({
    default: (await import('../../features/agents/user-loss-page.tsx')).UserLossPage,
  })),
  agentMyIncome: once(async () => ({
    default: (await import('../../features/agents/my-income-page.tsx')).MyIncomePage,
  })),
  agentAccountDetails: once(async () => ({
    default: (await import('../../features/wallet/transactions-page.tsx')).TransactionsPage,
  })),
}
const empty = once(() => import('../../features/agents/empty-agent-page.tsx'))
const isBuilt = (page: AgentPage): page is BuiltPage => page in pages

/** Loads the component of a page of the agent centre; always returns the same promise. */
export function loadAgentPage(page: AgentPage): Promise<unknown> {
  return isBuilt(page) ? pages[page]() : empty()
}

const drawn: Record<BuiltPage, ComponentType> = {
  agentAnnouncement: lazy(pages.agentAnnouncement),
  agentTeamOverview: lazy(pages.agentTeamOverview),
  agentRegisterAccount: lazy(pages.agentRegisterAccount),
  agentTeamManagement: lazy(pages.agentTeamManagement),
  agentTeamBetting: lazy(pages.agentTeamBetting),
  agentUserLoss: lazy(pages.agentUserLoss),
  agentMyIncome: lazy(pages.agentMyIncome),
  agentAccountDetails: lazy(pages.agentAccountDetails),
}
const EmptyAgentPage = lazy(async () => ({ default: (await empty()).EmptyAgentPage }))

/**
 * The body of a page of the agent centre: the team, the agent's own account, and pages without data so far.
 */
export function AgentContent({ page }: { page: AgentPage }) {
  if (!isBuilt(page)) return <EmptyAgentPage page={page} />
  const Page = drawn[page]
  return <Page />
}
