// SPDX-License-Identifier: Apache-2.0
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { enteredResult, readGoals } from '@tessera/rules/sportsbook/model/entered-result'
import { Select } from '@tessera/ui/forms/select.tsx'
import { useCallMutation } from '../../../shared/api.ts'
import { MomentField } from '../../../shared/moment-field.tsx'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'
import { fieldsOf, partsOf, readVersion, type ResultFields } from './result-fields.ts'
import { ResultForm } from './result-form.tsx'
import type { WholeResult } from './result-words.ts'

const statuses = ['ended', 'abandoned', 'postponed', 'cancelled'] as const
const venues = ['as_announced', 'neutral', 'reversed'] as const
type Status = (typeof statuses)[number]

/** Takes the result of an event part by part, and begins its dry run, which leads to its page. */
export default function ResultDialog({ result, onClose }: { result: WholeResult; onClose: () => void }) {
  const { event, versions } = result
  const navigate = useNavigate()
  const [last] = versions
  const [earlier] = useState(() => readVersion(last?.result))
  const [status, setStatus] = useState<Status>('ended')
  const [venue, setVenue] = useState(last?.venue ?? 'as_announced')
  const [fields, setFields] = useState<ResultFields>(() => fieldsOf(event, earlier))
  const [endedAt, setEndedAt] = useState<number | null>(last?.endedAt ?? null)
  const planning = useCallMutation('backoffice.planResult', ['backoffice.sportsbookResult'])
  const wasPlayed = status === 'ended' || status === 'abandoned'
  const said = wasPlayed ? enteredResult(partsOf(event, fields, status === 'ended', earlier)) : undefined
  const plan = (reason: string): void => {
    if (!readGoals(fields.goals)) return
    planning.mutate(
      {
        id: event.id,
        reason,
        status,
        venue,
        ...(said && { result: JSON.stringify(said) }),
        ...(status === 'ended' && endedAt !== null && { endedAt }),
      },
      {
        onSuccess: ({ entryId }) => void navigate({ to: '/sportsbook-entries/$id', params: { id: entryId } }),
      },
    )
  }
  return (
    <ReasonDialog
      title={`${t(versions.length === 0 ? 'console.results.enter' : 'console.results.correct')}: ${event.home} – ${event.away}`}
      explain={t('console.results.enterExplain')}
      action={t('console.results.dryRun')}
      doing={{ isPending: planning.isPending, error: planning.error, mutate: plan }}
      onClose={onClose}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t('console.results.status')}
          value={status}
          options={statuses.map((value) => ({ value, label: t(`console.results.status.${value}`) }))}
          onChange={({ target }) => setStatus(statuses.find((each) => each === target.value) ?? 'ended')}
        />
        <Select
          label={t('console.results.venue')}
          value={venue}
          options={venues.map((value) => ({ value, label: t(`console.results.venue.${value}`) }))}
          onChange={({ target }) => setVenue(venues.find((each) => each === target.value) ?? 'as_announced')}
        />
      </div>
      {wasPlayed && (
        <ResultForm event={event} over={status === 'ended'} fields={fields} onChange={setFields} />
      )}
      {status === 'ended' && (
        <MomentField label={t('console.results.endedAt')} value={endedAt} onChange={setEndedAt} />
      )}
    </ReasonDialog>
  )
}
