// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { useAddressChoice, useAddressText } from '../../shared/address.ts'
import { Page } from '../../shared/page.tsx'
import { t } from '../../shared/texts.ts'
import { Calendar } from './calendar.tsx'
import { LotteryList } from './lottery-list.tsx'
import { vietnamDay } from './lottery-words.ts'
import { Returns } from './returns.tsx'
import { TicketSearch } from './ticket-search.tsx'

const views = ['list', 'calendar', 'tickets', 'returns'] as const

/** Running the lotteries: their state, the calendar of draws, tickets, and what plays return. */
export default function LotteriesPage() {
  const [view, setView] = useAddressChoice('view', views, 'list')
  const [, setGameCode] = useAddressText('lottery')
  const [, setDay] = useAddressText('day')
  const [today] = useState(() => vietnamDay(Date.now()))
  return (
    <Page title={t('console.lotteries')}>
      <Segmented
        label={t('console.lotteries')}
        value={view}
        onChange={(next) => {
          setView(next)
          setGameCode('')
          setDay('')
        }}
        options={views.map((value) => ({ value, label: t(`console.lottery.${value}`) }))}
      />
      {view === 'list' && (
        <LotteryList
          onShow={(code) => {
            setGameCode(code)
            setDay('')
            setView('calendar')
          }}
        />
      )}
      {view === 'calendar' && <Calendar today={today} />}
      {view === 'tickets' && <TicketSearch />}
      {view === 'returns' && <Returns today={today} />}
    </Page>
  )
}
