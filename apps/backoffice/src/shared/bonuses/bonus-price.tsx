// SPDX-License-Identifier: Apache-2.0
import { ErrorNotice } from '../error-notice.tsx'
import type { BonusPriceView, CallInput } from '@tessera/contract'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import type { ReactNode } from 'react'
import { Notice } from '../notice.tsx'
import { t } from '../texts.ts'
import { useDebouncedCallQuery } from '../use-debounced-call-query.ts'
import { BonusEndings } from './bonus-endings.tsx'

export type BonusPriceInput = CallInput<'backoffice.priceBonus'>

/** What a bonus with these terms costs its owner. */
export function BonusPrice({ input }: { input: BonusPriceInput }) {
  const { data: price, error, isPlaceholderData } = useDebouncedCallQuery('backoffice.priceBonus', input)
  if (error) return <ErrorNotice error={error} />
  if (!price) return <Skeleton className="h-40 w-full rounded-tile" />
  return (
    <section
      aria-live="polite"
      aria-busy={isPlaceholderData}
      aria-label={t('console.bonusPrice')}
      className="flex min-w-0 flex-col gap-5"
    >
      {price.required === 0 ? (
        <p className="text-sm">{t('console.bonusPrice.cash')}</p>
      ) : (
        <Figures price={price} />
      )}
    </section>
  )
}

function Figures({ price }: { price: BonusPriceView }) {
  const { required, cheapest, dearest, groups, halfWay } = price
  const excluded = excludedOf(price)
  return (
    <>
      <dl className="grid grid-cols-2 gap-3">
        <Figure name={t('console.bonusPrice.required')}>
          <Money value={required} />
        </Figure>
        {cheapest && dearest && (
          <Figure name={t('console.bonusPrice.cost')}>
            <bdi dir="ltr">{rangeOf(formatMoney(cheapest.cost), formatMoney(dearest.cost))}</bdi>
          </Figure>
        )}
      </dl>
      {groups.length === 0 ? (
        <Notice tone="bad">{t('console.bonusPrice.noGames')}</Notice>
      ) : (
        <Groups groups={groups} />
      )}
      {excluded.length > 0 && (
        <p className="text-xs text-muted">
          {t('console.bonusPrice.excluded', { types: excluded.join(', ') })}
        </p>
      )}
      {cheapest && <BonusEndings price={price} />}
      {halfWay && (
        <div className="flex flex-col gap-1">
          <h2 className="text-sm font-bold text-text">{t('console.bonusPrice.halfWay')}</h2>
          <p className="text-sm text-muted">
            {t('console.bonusPrice.halfWayText', {
              staked: formatMoney(halfWay.staked),
              lost: formatMoney(halfWay.lost),
              cash: formatMoney(halfWay.cashLeft),
              bonus: formatMoney(halfWay.bonusGone),
            })}
          </p>
        </div>
      )}
    </>
  )
}

/** The types and games that do not count. */
function excludedOf({ excludedTypes, excludedGames: { games, names } }: BonusPriceView): string[] {
  const more = games - names.length
  return [
    ...excludedTypes.map((type) => t(`console.gameType.${type}`)),
    ...names,
    ...(more > 0 ? [`+${more}`] : []),
  ]
}

function Groups({ groups }: Pick<BonusPriceView, 'groups'>) {
  return (
    <Table
      caption={t('console.bonusPrice.groups')}
      room="own"
      rows={groups}
      rowKey={({ gameType, weight }) => `${gameType} ${weight}`}
      columns={[
        {
          key: 'games',
          title: t('console.bonusPrice.games'),
          render: ({ gameType, names }) =>
            names.length > 0 ? names.join(', ') : t(`console.gameType.${gameType}`),
        },
        {
          key: 'weight',
          title: t('console.bonusPrice.weight'),
          end: true,
          render: ({ weight }) => `${weight}%`,
        },
        {
          key: 'count',
          title: t('console.bonusPrice.count'),
          end: true,
          render: ({ games, unknown }) =>
            unknown === 0 ? games : `${games} (${t('console.bonusPrice.unknown', { count: unknown })})`,
        },
        {
          key: 'return',
          title: t('console.bonusPrice.return'),
          end: true,
          render: ({ rtp }) => (rtp ? rangeOf(`${rtp.dearest}%`, `${rtp.cheapest}%`) : '–'),
        },
        {
          key: 'stake',
          title: t('console.bonusPrice.stake'),
          end: true,
          render: ({ stake }) => <Money value={stake} />,
        },
        {
          key: 'cost',
          title: t('console.bonusPrice.cost'),
          end: true,
          render: ({ cost }) => (cost ? rangeOf(formatMoney(cost.cheapest), formatMoney(cost.dearest)) : '–'),
        },
      ]}
    />
  )
}

const rangeOf = (from: string, to: string): string => (from === to ? from : `${from} – ${to}`)

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-0.5">
    <dt className="text-xs text-muted">{name}</dt>
    <dd className="tabular text-md font-bold text-text">{children}</dd>
  </div>
)
