// SPDX-License-Identifier: Apache-2.0
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { type ReactNode, useState } from 'react'
import { SpanChoice, useSpan } from '../../shared/forms/span-choice.tsx'
import { t } from '../../shared/texts/texts.ts'
import { AccountFilter } from './account-filter.tsx'
import { isForeign } from './is-foreign.ts'

/**
 * What a list of the team is asked for: since when (epoch ms), of which account (empty for all), and its
 * page.
 */
export interface TeamFilter {
  asked: { startTime: number; account: string; pageNo: number }
  turnTo(pageNo: number): void
  /** The choices themselves, to stand above the list. */
  choices: ReactNode
}

/** Choices of a list of the team; another choice begins at its first page. */
export function useTeamFilter(): TeamFilter {
  const [chosen, choose] = useSpan('week')
  const [account, setAccount] = useState('')
  const [pageNo, turnTo] = useState(1)
  return {
    asked: { startTime: chosen.from, account, pageNo },
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

/** The choices above their list, or above the word that the account is not of this team. */
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
