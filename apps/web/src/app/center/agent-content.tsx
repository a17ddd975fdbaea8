import { lazy } from 'react'
import type { AgentPage } from '../../shared/session/gate.ts'
import { once } from './once.ts'

const transactions = once(() => import('../../features/wallet/transactions-page.tsx'))
const empty = once(() => import('../../features/agents/empty-agent-page.tsx'))

/** Loads what a page of the agent centre is drawn with; the same promise each time. */
export function loadAgentPage(page: AgentPage): Promise<unknown> {
  return page === 'agentAccountDetails' ? transactions() : empty()
}

const TransactionsPage = lazy(async () => ({ default: (await transactions()).TransactionsPage }))
const EmptyAgentPage = lazy(async () => ({ default: (await empty()).EmptyAgentPage }))

/** The inside of a page of the agent centre: the own account, and what the house has of the team. */
export function AgentContent({ page }: { page: AgentPage }) {
  return page === 'agentAccountDetails' ? <TransactionsPage /> : <EmptyAgentPage page={page} />
}
