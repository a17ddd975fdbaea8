// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Badge, type BadgeTone } from '@tessera/ui/data/badge.tsx'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'

export type MemberBonus = CallOutput<'backoffice.memberBonuses'>['list'][number]
const CancelBonus = lazy(() => import('./cancel-bonus.tsx'))

const tones: Record<MemberBonus['state'], BadgeTone> = {
  open: 'wait',
  ending: 'wait',
  completed: 'good',
  forfeited: 'quiet',
  expired: 'quiet',
  cancelled: 'bad',
}

/** The bonus money of a member: terms, progress, how it ended, and the way to cancel it. */
export function MemberBonuses({ id }: { id: number }) {
  const [pageNo, setPageNo] = useState(1)
  const [cancelled, setCancelled] = useState<MemberBonus>()
  const mayCancel = usePermission('money')
  const query = useCallQuery('backoffice.memberBonuses', { id, pageNo })
  return (
    <>
      <Listing
        caption={t('console.memberBonuses.list')}
        query={query}
        columns={columns(mayCancel ? setCancelled : undefined)}
        rowKey={({ bonusId }) => bonusId}
        empty={t('console.memberBonuses.none')}
        onPage={setPageNo}
      />
      {cancelled && (
        <Suspense>
          <CancelBonus bonus={cancelled} onClose={() => setCancelled(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const columns = (onCancel: ((bonus: MemberBonus) => void) | undefined): Column<MemberBonus>[] => [
  {
    key: 'title',
    title: t('console.memberBonuses.bonus'),
    render: ({ title, grantedAt }) => (
      <span className="flex flex-col">
        <span className="font-semibold text-text">{title}</span>
        <span className="text-xs text-muted">
          <Moment at={grantedAt} />
        </span>
      </span>
    ),
  },
  {
    key: 'amount',
    title: t('console.memberBonuses.granted'),
    end: true,
    render: ({ amount, currency }) => <Money value={amount} currency={currency} />,
  },
  {
    key: 'balance',
    title: t('console.memberBonuses.left'),
    end: true,
    render: ({ balance, currency }) => <Money value={balance} currency={currency} />,
  },
  {
    key: 'staked',
    title: t('console.memberBonuses.staked'),
    end: true,
    render: ({ done, required, currency }) => (
      <bdi dir="ltr" className="tabular whitespace-nowrap">
        {`${currency} ${formatMoney(done)} / ${formatMoney(required)}`}
      </bdi>
    ),
  },
  { key: 'terms', title: t('console.bonusPrice.terms'), render: (bonus) => <Terms bonus={bonus} /> },
  {
    key: 'state',
    title: t('console.status'),
    render: (bonus) => <State bonus={bonus} onCancel={onCancel} />,
  },
]

function Terms({ bonus }: { bonus: MemberBonus }) {
  const { currency, wagerTimes, wagerBase, maxStake, spendingOrder, daysToWager } = bonus
  return (
    <span className="flex max-w-72 flex-col gap-0.5 text-xs text-muted">
      <span>
        {t(`console.memberBonuses.times.${wagerBase}`, { times: wagerTimes })}
        {' · '}
        {t('console.memberBonuses.days', { days: daysToWager })}
        {maxStake !== null &&
          ` · ${t('console.memberBonuses.most', { amount: `${currency} ${formatMoney(maxStake)}` })}`}
        {' · '}
        {t(`console.memberBonuses.order.${spendingOrder}`)}
      </span>
      <span>{countsOf(bonus)}</span>
    </span>
  )
}

/** What counts, such as "100% Slots, Fishing; 20% Live". */
function countsOf({ weights, vendorWeights, gameWeights }: MemberBonus): string {
  const named: [string, number][] = [
    ...Object.entries(weights).map(([type, percent]): [string, number] => [
      t(`console.gameType.${type as 'RNG'}`),
      percent,
    ]),
    ...Object.entries(vendorWeights),
    ...Object.entries(gameWeights),
  ]
  const percents = [...new Set(named.map(([, percent]) => percent))].sort((left, right) => right - left)
  return percents
    .map(
      (percent) =>
        `${percent}% ${named
          .filter(([, own]) => own === percent)
          .map(([name]) => name)
          .join(', ')}`,
    )
    .join('; ')
}

function State({
  bonus,
  onCancel,
}: {
  bonus: MemberBonus
  onCancel: ((bonus: MemberBonus) => void) | undefined
}) {
  const { currency, state, expiresAt, endedAt, released, returned, reason } = bonus
  return (
    <span className="flex flex-col items-start gap-1 text-xs text-muted">
      <Badge small tone={tones[state]}>
        {t(`console.memberBonuses.state.${state}`)}
      </Badge>
      {endedAt !== null ? (
        <Moment at={endedAt} />
      ) : (
        expiresAt !== null && (
          <span>
            {t('console.memberBonuses.until')} <Moment at={expiresAt} />
          </span>
        )
      )}
      {released > 0 && (
        <span>{t('console.memberBonuses.released', { amount: `${currency} ${formatMoney(released)}` })}</span>
      )}
      {returned > 0 && (
        <span>{t('console.memberBonuses.returned', { amount: `${currency} ${formatMoney(returned)}` })}</span>
      )}
      {reason !== '' && <span className="max-w-56 break-words">{reason}</span>}
      {state === 'open' && onCancel && (
        <Button
          size="small"
          aria-label={`${t('console.memberBonuses.cancel')}: ${bonus.title}`}
          onClick={() => onCancel(bonus)}
        >
          {t('console.memberBonuses.cancel')}
        </Button>
      )}
    </span>
  )
}
