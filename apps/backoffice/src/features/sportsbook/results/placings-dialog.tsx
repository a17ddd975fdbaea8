// SPDX-License-Identifier: Apache-2.0
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Select } from '@tessera/ui/forms/select.tsx'
import { useCallMutation } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'
import { ranksIn, placingsOf, type Placed } from './placings.ts'
import { eventName, type WholeResult } from './result-words.ts'

/** Takes who won an outright, rank by rank, and begins its dry run, which leads to its page. */
export default function PlacingsDialog({ result, onClose }: { result: WholeResult; onClose: () => void }) {
  const { event, versions, competitors } = result
  const navigate = useNavigate()
  const [placed, setPlaced] = useState<Placed>(() => ranksIn(versions[0]?.result))
  const planning = useCallMutation('backoffice.planResult', ['backoffice.sportsbookResult'])
  const plan = (reason: string): void =>
    planning.mutate(
      { id: event.id, reason, status: 'ended', result: JSON.stringify(placingsOf(placed)) },
      {
        onSuccess: ({ entryId }) => void navigate({ to: '/sportsbook-entries/$id', params: { id: entryId } }),
      },
    )
  const options = [
    { value: '', label: t('console.results.notPlaced') },
    ...competitors.map((_, index) => ({ value: String(index + 1), label: String(index + 1) })),
    { value: 'withdrawn', label: t('console.results.withdrew') },
  ]
  return (
    <ReasonDialog
      title={`${t(versions.length === 0 ? 'console.results.enter' : 'console.results.correct')}: ${eventName(event)}`}
      explain={t('console.results.enterExplain')}
      action={t('console.results.dryRun')}
      doing={{ isPending: planning.isPending, error: planning.error, mutate: plan }}
      onClose={onClose}
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="text-sm font-bold text-text">{t('console.results.placings')}</legend>
        <p className="text-sm text-muted">{t('console.results.placingsExplain')}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          {competitors.map(({ id, name }) => (
            <Select
              key={id}
              label={name}
              value={placed[id] ?? ''}
              options={options}
              onChange={({ target }) => setPlaced({ ...placed, [id]: target.value })}
            />
          ))}
        </div>
      </fieldset>
    </ReasonDialog>
  )
}
