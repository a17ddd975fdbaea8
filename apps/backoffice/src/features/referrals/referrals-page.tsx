// SPDX-License-Identifier: Apache-2.0
import { useDeferredValue } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useAddressChoice, useAddressPage, useAddressText } from '../../shared/address.ts'
import { useBrandInput } from '../../shared/brand.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { Listing } from '../../shared/listing.tsx'
import { Moment } from '../../shared/moment.tsx'
import { Page } from '../../shared/page.tsx'
import { t } from '../../shared/texts.ts'
import { NameSearch } from '../../shared/name-search.tsx'
import { referralStates, referralTones, type Referral } from './referral-words.ts'

const of = (done: number, needed: number) => (
  <span dir="ltr" className="tabular whitespace-nowrap">
    {t('console.referralOf', { done: formatMoney(done), needed: formatMoney(needed) })}
  </span>
)
const columns: Column<Referral>[] = [
  {
    key: 'friend',
    title: t('console.referralFriend'),
    render: (row) => <span className="font-semibold text-text">{row.friend}</span>,
  },
  { key: 'inviter', title: t('console.referralInviter'), render: (row) => row.inviter },
  { key: 'time', title: t('console.registered'), render: (row) => <Moment at={row.registerTime} /> },
  {
    key: 'deposits',
    title: t('console.referralDeposits'),
    end: true,
    render: (row) => of(row.deposits, row.neededDeposits),
  },
  {
    key: 'bets',
    title: t('console.referralBets'),
    end: true,
    render: (row) => of(row.validBets, row.neededBets),
  },
  {
    key: 'reward',
    title: t('console.missionReward'),
    end: true,
    render: (row) => <Money value={row.reward} />,
  },
  { key: 'status', title: t('console.status'), render: (row) => <State row={row} /> },
]

/** The friends whom members have invited, and why some do not count. */
export default function ReferralsPage() {
  const brand = useBrandInput()
  const [status, setStatus] = useAddressChoice('status', referralStates, 'Open')
  const [typed, setTyped] = useAddressText('search')
  const [pageNo, setPageNo] = useAddressPage()
  const username = useDeferredValue(typed.trim())
  const query = useCallQuery('backoffice.referrals', { ...brand, status, username, pageNo, pageSize: 20 })
  return (
    <Page title={t('console.referrals')}>
      <Listing
        caption={t('console.referrals')}
        query={query}
        columns={columns}
        rowKey={(row) => row.friendId}
        empty={t('console.referrals.none')}
        onPage={setPageNo}
        above={
          <div className="flex flex-wrap items-end justify-between gap-4">
            {username === '' ? (
              <Segmented
                label={t('console.status')}
                value={status}
                onChange={(next) => {
                  setStatus(next)
                  setPageNo(1)
                }}
                options={referralStates.map((value) => ({ value, label: t(`console.referral.${value}`) }))}
              />
            ) : (
              <p className="text-sm text-muted">{t('console.memberName.all')}</p>
            )}
            <NameSearch
              label={t('console.referralName')}
              value={typed}
              onChange={(value) => {
                setTyped(value)
                setPageNo(1)
              }}
            />
          </div>
        }
      />
    </Page>
  )
}

function State({ row }: { row: Referral }) {
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={referralTones[row.status]}>{t(`console.referralStatus.${row.status}`)}</Badge>
      {row.blockedBy !== null && (
        <span className="text-xs text-muted">
          {t(`console.referralShared.${row.blockedBy}`, { name: row.blockedWith })}
        </span>
      )}
    </span>
  )
}
