// SPDX-License-Identifier: Apache-2.0
import { useCallQuery } from '../../../shared/api.ts'
import { AccountLink } from '../../../shared/account-link.tsx'
import { useBrandName, useBrands } from '../../../shared/brand.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'
import type { Withdrawal } from './withdrawal-status.ts'

export type Flag = Withdrawal['reasons'][number]

/** What a rule found; for shared traces, who the others are. */
export function FlagFacts({ row, flag }: { row: Withdrawal; flag: Flag }) {
  const { rule, found, allowed } = flag
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-semibold text-text">{t(`console.payout.rule.${rule}`)}</span>
        <span className="tabular text-xs text-muted">{t('console.payout.found', { found, allowed })}</span>
      </p>
      {rule === 'sharedTraces' && <Sharers id={row.withdrawalId} />}
    </>
  )
}

/** The members who share something with the one of a withdrawal, each with a link. */
function Sharers({ id }: { id: string }) {
  const query = useCallQuery('backoffice.withdrawalSharers', { id })
  const several = (useBrands()?.length ?? 0) > 1
  const nameOf = useBrandName()
  const { data } = query
  return (
    <>
      <QueryState query={query} skeleton="h-10 w-full" />
      {data?.length === 0 && <p className="text-xs text-muted">{t('console.payout.noSharers')}</p>}
      {data && data.length > 0 && (
        <ul aria-label={t('console.payout.sharers')} className="flex max-h-60 flex-col overflow-y-auto">
          {data.map(({ memberId, username, brandCode, shares }) => (
            <li key={memberId} className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
              <AccountLink memberId={memberId} name={username} />
              <span className="text-xs text-muted">
                {[
                  ...shares.map((share) => t(`console.payout.shares.${share}`)),
                  ...(several ? [nameOf(brandCode)] : []),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
