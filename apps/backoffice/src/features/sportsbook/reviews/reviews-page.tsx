// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { useAddressChoice, useAddressPage } from '../../../shared/address.ts'
import { AccountLink } from '../../../shared/account-link.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'
import { Deadline } from './deadline.tsx'
import { ReviewActions } from './review-actions.tsx'
import { ReviewBet } from './review-bet.tsx'
import { reviewTones, type Review } from './review-words.ts'

const refetchIntervalMs = 2_000
const views = ['waiting', 'decided'] as const

const columns = (waiting: boolean): Column<Review>[] => [
  {
    key: 'member',
    title: t('console.member'),
    wide: true,
    render: (row) => <AccountLink memberId={row.memberId} name={row.username} />,
  },
  { key: 'bet', title: t('console.reviews.bet'), render: (row) => <BetOfMember review={row} /> },
  {
    key: 'stake',
    title: t('console.reviews.stake'),
    end: true,
    render: ({ bet }) => (
      <span className="flex flex-col items-end">
        <Money value={bet.stake} currency={bet.currency} className="font-bold text-text" />
        <span className="text-xs text-muted lg:hidden">
          {t('console.reviews.return')} <Money value={bet.mostReturn} currency={bet.currency} />
        </span>
      </span>
    ),
  },
  {
    key: 'return',
    title: t('console.reviews.return'),
    wide: true,
    end: true,
    render: (row) => <Money value={row.bet.mostReturn} currency={row.bet.currency} />,
  },
  {
    key: 'state',
    title: t('console.status'),
    render: (row) => <Badge tone={reviewTones[row.state]}>{t(`console.reviews.state.${row.state}`)}</Badge>,
  },
  ...(waiting
    ? [
        {
          key: 'deadline',
          title: t('console.reviews.deadline'),
          end: true,
          render: ({ bet }: Review) => (bet.decidesAt === null ? '—' : <Deadline at={bet.decidesAt} />),
        },
        {
          key: 'actions',
          title: t('console.actions'),
          end: true,
          render: (row: Review) => <ReviewActions review={row} />,
        },
      ]
    : [
        {
          key: 'time',
          title: t('console.time'),
          wide: true,
          render: ({ decidedAt, askedAt }: Review) => <Moment at={decidedAt ?? askedAt} />,
        },
        {
          key: 'by',
          title: t('console.sportsbook.reason'),
          render: ({ decidedBy, reason }: Review) =>
            decidedBy === null ? '—' : t('console.reviews.by', { name: decidedBy, reason }),
        },
      ]),
]

/** On a tablet the member stands above the bet. */
const BetOfMember = ({ review: { memberId, username, bet } }: { review: Review }) => (
  <span className="flex flex-col gap-1">
    <span className="lg:hidden">
      <AccountLink memberId={memberId} name={username} />
    </span>
    <ReviewBet bet={bet} />
  </span>
)

/** Large bets that wait for an operator, and those that were decided. */
export default function ReviewsPage() {
  const [view, setView] = useAddressChoice('view', views, 'waiting')
  const [pageNo, setPageNo] = useAddressPage()
  const waiting = view === 'waiting'
  const query = useCallQuery(
    'backoffice.betReviews',
    { waiting, pageNo, pageSize: 20 },
    { refetchIntervalMs },
  )
  return (
    <Page title={t('console.reviews')}>
      <Listing
        caption={t('console.reviews')}
        query={query}
        columns={columns(waiting)}
        rowKey={(row) => row.betId}
        empty={t(waiting ? 'console.reviews.none' : 'console.reviews.noneDecided')}
        onPage={setPageNo}
        above={
          <>
            <p className="text-sm text-muted">{t('console.reviews.explain')}</p>
            <Segmented
              label={t('console.reviews')}
              value={view}
              onChange={(next) => {
                setView(next)
                setPageNo(1)
              }}
              options={views.map((value) => ({ value, label: t(`console.reviews.${value}`) }))}
            />
          </>
        }
      />
    </Page>
  )
}
