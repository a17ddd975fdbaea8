// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { nextDrawAt } from '@tessera/rules/lottery/draw-times'
import { lotteries, lotteryOf } from '@tessera/rules/lottery/lotteries'
import { Badge } from '@tessera/ui/data/badge.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useAddressChoice, useAddressPage, useAddressText } from '../../shared/address.ts'
import { useCallQuery } from '../../shared/api.ts'
import { Listing } from '../../shared/listing.tsx'
import { Moment } from '../../shared/moment.tsx'
import { t } from '../../shared/texts.ts'
import { DrawLink } from '../../shared/lottery/draw-link.tsx'
import { dayBeside, drawTones, groupOptions, tagInput, vietnamDay, type ListedDraw } from './lottery-words.ts'

const refetchIntervalMs = 30_000

const columns: Column<ListedDraw>[] = [
  {
    key: 'draw',
    title: t('console.lottery.draw'),
    render: (row) => (
      <span className="flex flex-col">
        <span className="font-semibold text-text">{row.name}</span>
        {row.id === null ? (
          <span className="tabular">{row.numero}</span>
        ) : (
          <DrawLink id={row.id} numero={row.numero} />
        )}
      </span>
    ),
  },
  { key: 'time', title: t('console.lottery.drawTime'), render: (row) => <Moment at={row.drawTime} /> },
  { key: 'close', title: t('console.lottery.closes'), render: (row) => <Moment at={row.closeTime} /> },
  {
    key: 'status',
    title: t('console.status'),
    render: (row) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={drawTones[row.status]}>{t(`console.lottery.status.${row.status}`)}</Badge>
        {row.late && <Badge tone="bad">{t('console.lottery.resultMissing')}</Badge>}
      </span>
    ),
  },
  {
    key: 'tickets',
    title: t('console.lottery.count'),
    end: true,
    render: (row) => <span className="tabular">{row.tickets}</span>,
  },
]

const lotteryOptions = [
  { value: '', label: t('console.all') },
  ...lotteries.map(({ gameCode, name }) => ({ value: gameCode, label: `${name} (${gameCode})` })),
]

/** The day in Vietnam on which a lottery draws next; of all lotteries together, some draw every day. */
function dayOfNextDraw(gameCode: string, today: string, nowMs: number): string {
  const lottery = lotteryOf(gameCode)
  return lottery ? vietnamDay(nextDrawAt(lottery, nowMs)) : today
}

/** The draws of a day in Vietnam, past and to come; at first, of the day on which the lottery draws next. */
export function Calendar({ today }: { today: string }) {
  const [lottery, setLottery] = useAddressText('lottery')
  const [chosenDay, setDay] = useAddressText('day')
  const [openedAtMs] = useState(() => Date.now())
  const day = chosenDay === '' ? dayOfNextDraw(lottery, today, openedAtMs) : chosenDay
  const [tag, setTag] = useAddressChoice(
    'tag',
    groupOptions.map(({ value }) => value),
    'all',
  )
  const [pageNo, setPageNo] = useAddressPage()
  const query = useCallQuery(
    'backoffice.lotteryDraws',
    {
      day,
      ...tagInput(tag),
      ...(lottery === '' ? {} : { gameCode: lottery }),
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
    <Listing
      caption={t('console.lottery.calendar')}
      query={query}
      columns={columns}
      rowKey={(row) => `${row.gameCode} ${row.numero}`}
      empty={t('console.lottery.noDraws')}
      onPage={setPageNo}
      above={
        <div className="grid gap-3 md:grid-cols-3">
          <DayField day={day} onChange={first(setDay)} />
          <Select
            label={t('console.lottery.group')}
            value={tag}
            options={groupOptions}
            onChange={({ target }) =>
              first(setTag)(groupOptions.find(({ value }) => value === target.value)?.value ?? 'all')
            }
          />
          <Select
            label={t('console.lottery.name')}
            value={lottery}
            options={lotteryOptions}
            onChange={({ target }) => {
              setDay('')
              first(setLottery)(target.value)
            }}
          />
        </div>
      }
    />
  )
}

/** A day, with buttons for the previous and the next one. */
function DayField({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  return (
    <div className="flex items-end gap-1">
      <IconButton
        label={t('console.lottery.dayBefore')}
        look="solid"
        onClick={() => onChange(dayBeside(day, -1))}
      >
        <ChevronLeft className="size-4 rtl:rotate-180" aria-hidden="true" />
      </IconButton>
      <div className="min-w-0 flex-1">
        <TextField
          label={t('console.lottery.day')}
          type="date"
          value={day}
          onChange={({ target }) => target.value !== '' && onChange(target.value)}
        />
      </div>
      <IconButton
        label={t('console.lottery.dayAfter')}
        look="solid"
        onClick={() => onChange(dayBeside(day, 1))}
      >
        <ChevronRight className="size-4 rtl:rotate-180" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
