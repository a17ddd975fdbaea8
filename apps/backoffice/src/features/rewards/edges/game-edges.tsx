// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { useBrandFilter } from '../../../shared/brand.tsx'
import { Listing } from '../../../shared/listing.tsx'
import { Notice } from '../../../shared/notice.tsx'
import { t } from '../../../shared/texts.ts'

type Row = CallOutput<'backoffice.gameEdges'>['list'][number]
type Type = Row['gameType'] | ''

const highest = 7
const percent = (value: number, decimals: number): string => `${value.toFixed(decimals)} %`
const isShort = ({ edge, left }: Row): boolean => edge !== 0 && left.some((ofRank) => ofRank <= 0)

const columns: Column<Row>[] = [
  {
    key: 'game',
    title: t('console.ranks.game'),
    render: (row) => (
      <span className="flex flex-col">
        <span className="font-semibold text-text">{row.name}</span>
        <span className="text-sm text-muted">
          {row.vendorName} · {t(`console.gameType.${row.gameType}`)}
        </span>
      </span>
    ),
  },
  { key: 'edge', title: t('console.ranks.edge'), end: true, render: (row) => percent(row.edge, 2) },
  { key: 'counted', title: t('console.ranks.counted'), end: true, render: (row) => percent(row.counted, 0) },
  ...Array.from({ length: highest + 1 }, (_, rank): Column<Row> => ({
    key: `vip${rank}`,
    title: `VIP${rank}`,
    end: true,
    render: (row) => (
      <span className={isShort(row) ? 'font-bold text-bad' : ''}>{percent(row.left[rank] ?? 0, 4)}</span>
    ),
  })),
]

/** What the house keeps of a stake in each game, and what rewards leave of it for each rank; least first. */
export default function GameEdges() {
  const [gameType, setGameType] = useState<Type>('')
  const [search, setSearch] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const query = useCallQuery('backoffice.gameEdges', {
    ...useBrandFilter(),
    gameType,
    search: search.trim(),
    pageNo,
    pageSize: 20,
  })
  return (
    <Listing
      caption={t('console.ranks.edges')}
      query={query}
      columns={columns}
      rowKey={(row) => `${row.vendorName} ${row.gameCode}`}
      empty={t('console.ranks.noEdges')}
      onPage={setPageNo}
      above={
        <>
          <p className="text-sm text-muted">
            {t('console.ranks.edgesHint', {
              gifts: query.data?.giftPercent ?? 0,
              most: query.data?.mostPercent ?? 0,
            })}
          </p>
          {query.data?.list.some(isShort) && <Notice tone="bad">{t('console.ranks.negative')}</Notice>}
          <div className="flex flex-wrap gap-4">
            <Select
              label={t('console.ranks.gameType')}
              value={gameType}
              options={[
                { value: '', label: t('console.ranks.allTypes') },
                ...gameTypes.map((value) => ({ value, label: t(`console.gameType.${value}`) })),
              ]}
              onChange={(event) => {
                setGameType(event.target.value as Type)
                setPageNo(1)
              }}
            />
            <TextField
              label={t('console.ranks.searchGame')}
              value={search}
              onChange={(event) => {
                setSearch(event.target.value)
                setPageNo(1)
              }}
            />
          </div>
        </>
      }
    />
  )
}
