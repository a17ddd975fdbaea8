// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import { usePanels } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'

const drawings = {
  agentTeamManagement: 'people',
  agentMyIncome: 'coins',
} as const

/**
 * A page of the agent centre for which the operator has no data: says so, and links to the agent's account.
 */
export function EmptyAgentPage({ page }: { page: keyof typeof drawings }) {
  const { openAgent } = usePanels()
  return (
    <div className="flex flex-1 items-center justify-center rounded-tile border border-line bg-bg">
      <EmptyState
        title={t(`agents.empty.${page}`)}
        drawing={<Mosaic of={drawings[page]} />}
        action={
          <Button className="mt-2" onClick={() => openAgent('agentAccountDetails')}>
            {t('agents.agentAccountDetails')}
          </Button>
        }
      >
        {t(page === 'agentTeamManagement' ? 'agents.teamHint' : 'agents.incomeHint')}
      </EmptyState>
    </div>
  )
}
