// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { Money } from '@tessera/ui/data/money.tsx'
import { formatTime } from '@tessera/ui/data/time.tsx'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useSite, useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'

/** Who got what in the last round, with masked names. */
export function LastRound({ promotionId }: { promotionId: number }) {
  const zone = useZone()
  const { currency } = useSite().whitelabel
  const { data } = useCallQuery(
    'promotions.envelopes',
    { promotionId },
    { member: true, keepPreviousData: true, staleTimeMs: 5_000 },
  )
  if (!data?.round || data.list.length === 0) return null
  const title = t('promotions.lastRound', { time: formatTime(data.round.opensAt, zone).slice(0, 16) })
  return (
    <table className="mt-6 w-full text-sm">
      <caption className="mb-2 text-start text-sm font-bold text-text">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">#</th>
          <th scope="col">{t('promotions.player')}</th>
          <th scope="col">{t('promotions.reward')}</th>
        </tr>
      </thead>
      <tbody>
        {data.list.map(({ name, amount, own }, index) => (
          <tr key={index} className={cx('border-t border-line', own && 'bg-brand-soft font-bold')}>
            <td className="tabular w-10 py-2 ps-2 text-muted">{index + 1}</td>
            <td className="min-w-0 py-2">
              <bdi>{name}</bdi>
            </td>
            <td className="py-2 pe-2 text-end">
              <Money value={amount} currency={currency.symbol} className="text-text" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
