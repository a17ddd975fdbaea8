// SPDX-License-Identifier: Apache-2.0
import { Badge, type BadgeTone } from '@tessera/ui/data/badge.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import type { CallOutput } from '@tessera/contract'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { shortTime } from '../../shared/rewards/short-time.ts'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'

type Referral = CallOutput<'referrals.show'>

const tones: Record<Referral['list'][number]['status'], BadgeTone> = {
  Process: 'wait',
  Qualified: 'good',
  Blocked: 'bad',
  Expired: 'quiet',
}

/** The friends who registered with the code, names masked, newest first. */
export function Friends({
  referral: { list, totalPages },
  pageNo,
  onPage,
}: {
  referral: Referral
  pageNo: number
  onPage: (pageNo: number) => void
}) {
  const zone = useZone()
  return (
    <section aria-labelledby="referral-friends" className="flex flex-col gap-3">
      <h3 id="referral-friends" className="text-sm font-bold text-text">
        {t('referral.friends')}
      </h3>
      {list.length === 0 ? (
        <div className="rounded-tile border border-line bg-bg">
          <EmptyState title={t('referral.friends.empty')} drawing={<Mosaic of="people" />}>
            {t('referral.friends.emptyHint')}
          </EmptyState>
        </div>
      ) : (
        <ul className="overflow-hidden rounded-tile border border-line bg-bg">
          {list.map(({ customerName, registerTime, status, shares }, index) => (
            <li
              key={index}
              className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-4 py-2 last:border-b-0"
            >
              <span className="flex min-w-0 flex-col gap-0.5">
                <span className="truncate text-sm font-semibold text-text">
                  <bdi>{customerName}</bdi>
                </span>
                <span className="text-xs text-muted">
                  {t('referral.registered')}: {shortTime(registerTime, zone)}
                </span>
                {shares !== null && (
                  <span className="text-xs text-text">{t(`referral.blocked.${shares}`)}</span>
                )}
              </span>
              <Badge tone={tones[status]}>{t(`referral.status.${status}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <ListPager pageNo={pageNo} totalPages={totalPages} onPage={onPage} />
    </section>
  )
}
