// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { typeName } from '../../../shared/agent-types.ts'
import { useBrandName } from '../../../shared/brand.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'

type Account = CallOutput<'backoffice.account'>

export function Locks({ account }: { account: Account }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {account.locks.map(({ what, until }) => (
        <li key={what} className="rounded-control bg-danger-soft px-3 py-2 text-sm font-semibold text-danger">
          {t('console.lockedUntil', { what: lockName(what) })} <Moment at={until} />
        </li>
      ))}
    </ul>
  )
}

const lockNames = {
  login: 'console.lock.login',
  paymentPassword: 'console.lock.paymentPassword',
  passwordChange: 'console.lock.passwordChange',
  secondFactor: 'console.lock.secondFactor',
  device: 'console.lock.device',
} as const
const lockName = (what: string): string =>
  Object.hasOwn(lockNames, what) ? t(lockNames[what as keyof typeof lockNames]) : what

export function Facts({ account }: { account: Account }) {
  const brandName = useBrandName()
  const yes = (on: boolean): string => t(on ? 'console.yes' : 'console.no')
  const contact = (value: string | null, proven: boolean): ReactNode =>
    value === null ? (
      '—'
    ) : (
      <>
        {value}{' '}
        <Badge small tone={proven ? 'good' : 'quiet'}>
          {t(proven ? 'console.proven' : 'console.notProven')}
        </Badge>
      </>
    )
  return (
    <dl className="grid grid-cols-2 gap-4 rounded-tile border border-line bg-surface-1 p-4 text-sm md:grid-cols-4">
      <Fact label={t('console.status')}>
        <Badge tone={account.enabled ? 'good' : 'bad'}>
          {t(account.enabled ? 'console.enabled' : 'console.disabled')}
        </Badge>
      </Fact>
      <Fact label={t('console.brand')}>{brandName(account.brandCode)}</Fact>
      <Fact label={t('console.type')}>{typeName(account.type)}</Fact>
      <Fact label={t('console.currencies.currency')}>{account.currency}</Fact>
      <Fact label={t('console.upline')}>{account.upline ?? t('console.none')}</Fact>
      <Fact label={t('console.downlines')}>{account.downlines}</Fact>
      <Fact label={t('console.prizeGroup')}>{account.prizeMode}</Fact>
      <Fact label={t('console.vipRank')}>{`VIP${account.rankLevel}`}</Fact>
      <Fact label={t('console.labels')}>{account.labels.join(', ') || '—'}</Fact>
      <Fact label={t('console.registered')}>
        <Moment at={account.registeredAt} />
      </Fact>
      <Fact label={t('console.lastLogin')}>
        {account.lastLoginAt === null ? t('console.never') : <Moment at={account.lastLoginAt} />}
      </Fact>
      <Fact label={t('console.mobile')}>{contact(account.mobileNum, account.mobileVerified)}</Fact>
      <Fact label={t('console.mail')}>{contact(account.email, account.emailVerified)}</Fact>
      <Fact label={t('console.password')}>
        {account.passwordSetAt === null ? yes(account.hasPassword) : <Moment at={account.passwordSetAt} />}
      </Fact>
      <Fact label={t('console.paymentPassword')}>{yes(account.hasPaymentPassword)}</Fact>
      <Fact label={t('console.authenticator')}>{yes(account.totp)}</Fact>
      <Fact label={t('console.passkeys')}>{account.passkeys}</Fact>
      <Fact label={t('console.outside')}>{account.outside.join(', ') || '—'}</Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-semibold text-muted">{label}</dt>
      <dd className="font-semibold break-words text-text">{children}</dd>
    </div>
  )
}
