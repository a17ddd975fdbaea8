// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { useAddressChoice } from '../../shared/address.ts'
import { useCallQuery } from '../../shared/api.ts'
import { useBrandFilter } from '../../shared/brand.tsx'
import { Moment } from '../../shared/moment.tsx'
import { t } from '../../shared/texts.ts'
import { DrawLink } from '../../shared/lottery/draw-link.tsx'
import { QueryState } from '../../shared/query-state.tsx'
import { groupOptions, lotteryTones, tagInput, type ListedLottery } from './lottery-words.ts'

const refetchIntervalMs = 15_000

const columns = (onShow: (gameCode: string) => void): Column<ListedLottery>[] => [
  {
    key: 'name',
    title: t('console.lottery.name'),
    render: (row) => (
      <span className="flex flex-col">
        <span className="font-semibold text-text">{row.name}</span>
        <span className="tabular text-xs text-muted">{row.gameCode}</span>
      </span>
    ),
  },
  {
    key: 'state',
    title: t('console.status'),
    render: (row) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={lotteryTones[row.state]}>{t(`console.lottery.state.${row.state}`)}</Badge>
        {row.missingResults > 0 && (
          <Badge tone="bad">{t('console.lottery.missing', { count: row.missingResults })}</Badge>
        )}
        {row.keepingSource > 0 && <Badge>{t('console.lottery.keeping', { count: row.keepingSource })}</Badge>}
      </span>
    ),
  },
  {
    key: 'next',
    title: t('console.lottery.next'),
    render: ({ next }) =>
      next?.id ? (
        <span className="flex flex-col">
          <DrawLink id={next.id} numero={next.numero} />
          <span className="text-xs text-muted">
            <Moment at={next.drawTime} />
          </span>
        </span>
      ) : (
        '—'
      ),
  },
  {
    key: 'close',
    title: t('console.lottery.closes'),
    render: ({ next }) => (next ? <Moment at={next.closeTime} /> : '—'),
  },
  {
    key: 'from',
    title: t('console.lottery.numbersFrom'),
    render: (row) => t(`console.lottery.numbersFrom.${row.numbersFrom}`),
  },
  {
    key: 'tickets',
    title: t('console.lottery.count'),
    end: true,
    render: ({ next }) => <span className="tabular">{next?.tickets ?? 0}</span>,
  },
  {
    key: 'actions',
    title: t('console.actions'),
    end: true,
    render: (row) => (
      <Button
        size="small"
        look="quiet"
        aria-label={t('console.lottery.show', { name: row.name })}
        onClick={() => onShow(row.gameCode)}
      >
        {t('console.lottery.showDraws')}
      </Button>
    ),
  },
]

/** All lotteries with their state and their next draw. */
export function LotteryList({ onShow }: { onShow: (gameCode: string) => void }) {
  const [tag, setTag] = useAddressChoice(
    'tag',
    groupOptions.map(({ value }) => value),
    'all',
  )
  const query = useCallQuery(
    'backoffice.lotteries',
    { ...useBrandFilter(), ...tagInput(tag) },
    { refetchIntervalMs },
  )
  const { data } = query
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-xs">
        <Select
          label={t('console.lottery.group')}
          value={tag}
          options={groupOptions}
          onChange={({ target }) =>
            setTag(groupOptions.find(({ value }) => value === target.value)?.value ?? 'all')
          }
        />
      </div>
      <QueryState query={query} skeleton="h-96 w-full" />
      {data && (
        <Table
          caption={t('console.lotteries')}
          columns={columns(onShow)}
          rows={data.list}
          rowKey={(row) => row.gameCode}
        />
      )}
    </div>
  )
}
