// SPDX-License-Identifier: Apache-2.0
import { lazy, type ComponentType } from 'react'
import type { AgentPage } from '../../shared/session/gate.ts'
import { once } from './once.ts'

const records = () => import('../../features/contracts/record-pages.tsx')
/** The components that render the pages of the agent centre. */
const pages: Record<AgentPage, () => Promise<{ default: ComponentType }>> = {
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
  agentMyIncome: once(async () => ({ default: (await import('./income-page.tsx')).IncomePage })),
  agentAccountDetails: once(async () => ({
    default: (await import('../../features/wallet/transactions-page.tsx')).TransactionsPage,
  })),
  agentDividendRecord: once(async () => ({ default: (await records()).DividendRecordPage })),
  agentDailyWages: once(async () => ({ default: (await records()).DailyWagesPage })),
  agentHourlySalary: once(async () => ({ default: (await records()).HourlySalaryPage })),
  agentRealTimeSalary: once(async () => ({ default: (await records()).RealTimeSalaryPage })),
}
/** Loads the component of a page of the agent centre; always returns the same promise. */
export function loadAgentPage(page: AgentPage): Promise<unknown> {
  return pages[page]()
}

const drawn: Record<AgentPage, ComponentType> = {
  agentAnnouncement: lazy(pages.agentAnnouncement),
  agentTeamOverview: lazy(pages.agentTeamOverview),
  agentRegisterAccount: lazy(pages.agentRegisterAccount),
  agentTeamManagement: lazy(pages.agentTeamManagement),
  agentTeamBetting: lazy(pages.agentTeamBetting),
  agentUserLoss: lazy(pages.agentUserLoss),
  agentMyIncome: lazy(pages.agentMyIncome),
  agentAccountDetails: lazy(pages.agentAccountDetails),
  agentDividendRecord: lazy(pages.agentDividendRecord),
  agentDailyWages: lazy(pages.agentDailyWages),
  agentHourlySalary: lazy(pages.agentHourlySalary),
  agentRealTimeSalary: lazy(pages.agentRealTimeSalary),
}

/** The body of a page of the agent centre. */
export function AgentContent({ page }: { page: AgentPage }) {
  const Page = drawn[page]
  return <Page />
}
