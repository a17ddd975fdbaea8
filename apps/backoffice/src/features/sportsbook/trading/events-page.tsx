// SPDX-License-Identifier: Apache-2.0
import { useDeferredValue, useState } from 'react'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'
import { eventColumns } from './event-columns.tsx'
import { sportOptions } from './trading-words.ts'

const states = ['open', 'live', 'scheduled', 'over'] as const
const orders = ['start', 'liability'] as const
const refetchIntervalMs = 5_000

/** All events of the sportsbook with their stakes and what they may cost. */
export default function EventsPage() {
  const [state, setState] = useState<(typeof states)[number]>('open')
  const [order, setOrder] = useState<(typeof orders)[number]>('start')
  const [sport, setSport] = useState<Sport | ''>('')
  const [competition, setCompetition] = useState('')
  const [typed, setTyped] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const text = useDeferredValue(typed.trim())
  const ofSport = sport === '' ? {} : { sport }
  const competitions = useCallQuery('backoffice.sportsbookCompetitions', ofSport).data?.list ?? []
  const query = useCallQuery(
    'backoffice.sportsbookEvents',
    {
      ...ofSport,
      ...(competition !== '' && { competitionId: competition }),
      ...(text !== '' && { text }),
      state,
      order,
      pageNo,
      pageSize: 50,
    },
    { refetchIntervalMs },
  )
  const first =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value)
      setPageNo(1)
    }
  return (
    <Page title={t('console.sportsbook.events')}>
      <Listing
        caption={t('console.sportsbook.events')}
        query={query}
        columns={eventColumns}
        rowKey={(row) => row.id}
        empty={t('console.sportsbook.noEvents')}
        onPage={setPageNo}
        above={
          <>
            <Segmented
              label={t('console.sportsbook.state')}
              value={state}
              onChange={first(setState)}
              options={states.map((value) => ({ value, label: t(`console.sportsbook.state.${value}`) }))}
            />
            <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
              <TextField
                label={t('console.sportsbook.find')}
                type="search"
                maxLength={60}
                value={typed}
                onChange={({ target }) => first(setTyped)(target.value)}
              />
              <Select
                label={t('console.sportsbook.sport')}
                value={sport}
                options={sportOptions}
                onChange={({ target }) => {
                  setCompetition('')
                  first(setSport)(sportOptions.find(({ value }) => value === target.value)?.value ?? '')
                }}
              />
              <Select
                label={t('console.sportsbook.competition')}
                value={competition}
                options={[
                  { value: '', label: t('console.all') },
                  ...competitions.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={({ target }) => first(setCompetition)(target.value)}
              />
              <Select
                label={t('console.sportsbook.order')}
                value={order}
                options={orders.map((value) => ({ value, label: t(`console.sportsbook.order.${value}`) }))}
                onChange={({ target }) =>
                  first(setOrder)(orders.find((value) => value === target.value) ?? 'start')
                }
              />
            </div>
          </>
        }
      />
      <p className="max-w-prose text-xs text-muted">{t('console.sportsbook.worstExplain')}</p>
    </Page>
  )
}
