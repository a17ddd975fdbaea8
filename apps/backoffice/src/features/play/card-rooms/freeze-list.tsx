// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { useBrandFilter } from '../../../shared/brand.tsx'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'
import { freezeTones, type Freeze } from './card-room-words.ts'
import { DecideActions } from './decide-actions.tsx'
import { Player } from './pair-columns.tsx'

const refetchIntervalMs = 10_000

const columns: Column<Freeze>[] = [
  {
    key: 'member',
    title: t('console.cards.member'),
    render: ({ player, handId }) => (
      <span className="flex flex-col items-start max-md:items-end">
        <Player player={player} />
        <bdi dir="ltr" className="text-xs wrap-anywhere text-muted">
          {t('console.cards.hand', { hand: handId })}
        </bdi>
      </span>
    ),
  },
  {
    key: 'amount',
    title: t('console.cards.amount'),
    end: true,
    render: ({ amount, currency }) => (
      <Money value={amount} currency={currency ?? undefined} className="font-bold text-text" />
    ),
  },
  {
    key: 'by',
    title: t('console.cards.by'),
    render: ({ by, reason, at }) => <Deed by={by} reason={reason} at={at} />,
  },
  {
    key: 'state',
    title: t('console.state'),
    render: ({ state, until, shares }) => (
      <span className="flex flex-col items-start gap-1 max-md:items-end">
        <Badge tone={freezeTones[state]}>{t(`console.cards.state.${state}`)}</Badge>
        {state === 'held' && until !== null && (
          <span className="text-xs text-muted">
            {t('console.cards.until')} <Moment at={until} />
          </span>
        )}
        {shares !== 'none' && (
          <span className="text-xs text-muted">{t(`console.cards.shares.${shares}`)}</span>
        )}
      </span>
    ),
  },
  {
    key: 'decided',
    title: t('console.cards.decided'),
    render: ({ decidedBy, decidedReason, decidedAt }) =>
      decidedBy === null ? '—' : <Deed by={decidedBy} reason={decidedReason ?? ''} at={decidedAt} />,
  },
  {
    key: 'actions',
    title: t('console.actions'),
    end: true,
    render: (freeze) => <DecideActions freeze={freeze} />,
  },
]

const Deed = ({ by, reason, at }: { by: string; reason: string; at: number | null }) => (
  <span className="flex max-w-56 flex-col max-md:items-end">
    <span className="text-text">{by}</span>
    <span className="text-xs wrap-anywhere text-muted">{reason}</span>
    {at !== null && (
      <span className="text-xs text-muted">
        <Moment at={at} />
      </span>
    )}
  </span>
)

/** Wins that somebody holds or held, newest first. */
export function FreezeList() {
  const query = useCallQuery('backoffice.cardFreezes', useBrandFilter(), { refetchIntervalMs })
  return (
    <section className="mt-8 flex flex-col gap-3">
      <h2 className="text-lg font-bold text-text">{t('console.cards.freezes')}</h2>
      <Listing
        caption={t('console.cards.freezes')}
        query={query}
        columns={columns}
        rowKey={({ freezeId }) => freezeId}
        empty={t('console.cards.noFreezes')}
      />
    </section>
  )
}
