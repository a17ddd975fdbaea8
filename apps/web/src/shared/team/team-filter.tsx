// SPDX-License-Identifier: Apache-2.0
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { type ReactNode, useState } from 'react'
import { SpanChoice, useSpan } from '../forms/span-choice.tsx'
import { t } from '../texts/texts.ts'
import { AccountFilter } from './account-filter.tsx'
import { isForeign } from './is-foreign.ts'

/** The query of a list of the team: since when (epoch ms), which account (empty for all), and the page. */
export interface TeamFilter {
  input: { startTime: number; account: string; pageNo: number }
  turnTo(pageNo: number): void
  /** The controls, for placing above the list. */
  choices: ReactNode
}

/** The filters of a list of the team; changing one returns to the first page. */
export function useTeamFilter(): TeamFilter {
  const [chosen, choose] = useSpan('week')
  const [account, setAccount] = useState('')
  const [pageNo, turnTo] = useState(1)
  return {
    input: { startTime: chosen.from, account, pageNo },
    turnTo,
    choices: (
      <div className="flex flex-col gap-3 md:flex-row md:flex-wrap md:items-end md:justify-between">
        <AccountFilter
          onChoose={(next) => {
            setAccount(next)
            turnTo(1)
          }}
        />
        <SpanChoice
          value={chosen.span}
          onChange={(span) => {
            choose(span)
            turnTo(1)
          }}
        />
      </div>
    ),
  }
}

/** The filters above their list, or above the message that the account is not in this team. */
export function TeamList({
  filter,
  error,
  children,
}: {
  filter: TeamFilter
  error: Error | null
  children: ReactNode
}) {
  return (
    <div className="flex flex-col gap-4">
      {filter.choices}
      {isForeign(error) ? <EmptyState title={t('agents.notInTeam')} /> : children}
    </div>
  )
}
