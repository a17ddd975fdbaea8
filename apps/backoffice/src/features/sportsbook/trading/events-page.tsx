// SPDX-License-Identifier: Apache-2.0
import { useDeferredValue } from 'react'
import { sports, type Sport } from '@tessera/rules/sportsbook/model/sport'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useAddressChoice, useAddressPage, useAddressText } from '../../../shared/address.ts'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'
import { eventColumns } from './event-columns.tsx'
import { sportOptions } from './trading-words.ts'

const states = ['open', 'live', 'scheduled', 'over'] as const
const orders = ['start', 'liability'] as const
const refetchIntervalMs = 5_000

interface EventFilter {
  state: (typeof states)[number]
  order: (typeof orders)[number]
  sport: Sport | ''
  competition: string
  text: string
}
const openEvents: EventFilter = { state: 'open', order: 'start', sport: '', competition: '', text: '' }

const ofSport = (sport: Sport | '') => (sport === '' ? {} : { sport })

/** What the list is narrowed to, in its address. */
function useEventFilter(): [EventFilter, (next: EventFilter) => void] {
  const [state, setState] = useAddressChoice('state', states, openEvents.state)
  const [order, setOrder] = useAddressChoice('order', orders, openEvents.order)
  const [sport, setSport] = useAddressChoice('sport', ['', ...sports], openEvents.sport)
  const [competition, setCompetition] = useAddressText('competition')
  const [text, setText] = useAddressText('search')
  return [
    { state, order, sport, competition, text },
    (next) => {
      setState(next.state)
      setOrder(next.order)
      setSport(next.sport)
      setCompetition(next.competition)
      setText(next.text)
    },
  ]
}

/** All events of the sportsbook with their stakes and what they may cost. */
export default function EventsPage() {
  const [filter, setFilter] = useEventFilter()
  const [pageNo, setPageNo] = useAddressPage()
  const { state, order, sport, competition } = filter
  const text = useDeferredValue(filter.text.trim())
  const query = useCallQuery(
    'backoffice.sportsbookEvents',
    {
      ...ofSport(sport),
      ...(competition !== '' && { competitionId: competition }),
      ...(text !== '' && { text }),
      state,
      order,
      pageNo,
      pageSize: 50,
    },
    { refetchIntervalMs },
  )
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
          <EventFilters
            filter={filter}
            onChange={(part) => {
              setFilter({ ...filter, ...part })
              setPageNo(1)
            }}
          />
        }
      />
      <p className="max-w-prose text-xs text-muted">{t('console.sportsbook.worstExplain')}</p>
    </Page>
  )
}

interface EventFiltersProps {
  filter: EventFilter
  onChange: (part: Partial<EventFilter>) => void
}

function EventFilters({ filter: { state, order, sport, competition, text }, onChange }: EventFiltersProps) {
  const competitions = useCallQuery('backoffice.sportsbookCompetitions', ofSport(sport)).data?.list ?? []
  return (
    <>
      <Segmented
        label={t('console.sportsbook.state')}
        value={state}
        onChange={(next) => onChange({ state: next })}
        options={states.map((value) => ({ value, label: t(`console.sportsbook.state.${value}`) }))}
      />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          label={t('console.sportsbook.find')}
          type="search"
          maxLength={60}
          value={text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <Select
          label={t('console.sportsbook.sport')}
          value={sport}
          options={sportOptions}
          onChange={({ target }) =>
            onChange({
              competition: '',
              sport: sportOptions.find(({ value }) => value === target.value)?.value ?? '',
            })
          }
        />
        <Select
          label={t('console.sportsbook.competition')}
          value={competition}
          options={[
            { value: '', label: t('console.all') },
            ...competitions.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => onChange({ competition: target.value })}
        />
        <Select
          label={t('console.sportsbook.order')}
          value={order}
          options={orders.map((value) => ({ value, label: t(`console.sportsbook.order.${value}`) }))}
          onChange={({ target }) =>
            onChange({ order: orders.find((value) => value === target.value) ?? 'start' })
          }
        />
      </div>
    </>
  )
}
