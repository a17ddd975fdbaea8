// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Link, useParams } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { CallOutput } from '@tessera/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button, buttonClass } from '@tessera/ui/forms/button.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { useBrandName } from '../../../shared/brand.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Moment } from '../../../shared/moment.tsx'
import { Page } from '../../../shared/page.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'
import { Tickets } from '../../../shared/lottery/tickets.tsx'
import { AccountRequests } from './account-requests.tsx'
import { Attempts } from './attempts.tsx'
import { headsLine, typeName } from '../../../shared/agent-types.ts'
import { PageState } from '../../../shared/query-state.tsx'
import { LineBlock } from './line-block.tsx'
import { MemberBonuses } from './member-bonuses.tsx'
import { MemberProtection } from './member-protection.tsx'
import { MemberTimeline } from './member-timeline.tsx'
import { MemberRank } from './member-rank.tsx'
import type { StandingStep } from './standing-dialog.tsx'
import type { AccountStep } from './step-dialog.tsx'
import { WaitingMove } from './waiting-move.tsx'

type Account = CallOutput<'backoffice.account'>
const StepDialog = lazy(() => import('./step-dialog.tsx'))
const StandingDialog = lazy(() => import('./standing-dialog.tsx'))
const PrizeGroupDialog = lazy(() => import('./prize-group-dialog.tsx'))
const MoveDialog = lazy(() => import('./move-dialog.tsx'))

/** One account: its protection, its locks, its sessions, and the ways to help its owner. */
export default function AccountPage() {
  const { id = '' } = useParams({ strict: false })
  const query = useCallQuery('backoffice.account', { id: Number(id) })
  const { data } = query
  const mayHelp = usePermission('accounts')
  const [mayPlace, mayPay] = [usePermission('agents'), usePermission('money')]
  const [step, setStep] = useState<AccountStep>()
  const [standing, setStanding] = useState<StandingStep | 'upline' | 'prizeGroup'>()
  if (!data) return <PageState query={query} />
  return (
    <Page
      title={data.username}
      actions={
        <Link to="/accounts" className={buttonClass({ look: 'quiet' })}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          {t('console.accountsPage')}
        </Link>
      }
    >
      <Facts account={data} />
      {data.locks.length > 0 && <Locks account={data} />}
      <WaitingMove account={data} />
      <LineBlock account={data} />
      {mayHelp && (
        <div className="flex flex-wrap gap-2">
          <Button disabled={data.locks.length === 0} onClick={() => setStep('unlock')}>
            {t('console.step.unlock')}
          </Button>
          <Button onClick={() => setStep('signOut')}>{t('console.step.signOut')}</Button>
          <Button onClick={() => setStep('invite')}>{t('console.step.invite')}</Button>
          <Button disabled={!data.totp && data.passkeys === 0} onClick={() => setStep('factors')}>
            {t('console.step.factors')}
          </Button>
          <Button
            look={data.enabled ? 'danger' : 'secondary'}
            onClick={() => setStep(data.enabled ? 'close' : 'open')}
          >
            {t(data.enabled ? 'console.step.close' : 'console.step.open')}
          </Button>
        </div>
      )}
      {(mayPlace || mayPay) && data.type !== 4 && (
        <StandingButtons account={data} may={{ place: mayPlace, pay: mayPay }} onStep={setStanding} />
      )}
      {data.type !== 4 && (
        <Section title={t('console.memberRank')}>
          <MemberRank id={data.memberId} username={data.username} />
        </Section>
      )}
      {data.type !== 4 && (
        <Section title={t('console.memberBonuses')}>
          <MemberBonuses id={data.memberId} />
        </Section>
      )}
      {data.type !== 4 && (
        <Section title={t('console.protection')}>
          <MemberProtection id={data.memberId} username={data.username} currency={data.currency} />
        </Section>
      )}
      {data.type !== 4 && (
        <Section title={t('console.timeline')}>
          <MemberTimeline id={data.memberId} currency={data.currency} />
        </Section>
      )}
      <Section title={t('console.lottery.tickets')}>
        <Tickets of={{ memberId: data.memberId }} />
      </Section>
      <Section
        title={t('console.sessions')}
        empty={data.sessions.length === 0 ? t('console.noSessions') : undefined}
      >
        <Sessions account={data} />
      </Section>
      <Section
        title={t('console.devices')}
        empty={data.devices.length === 0 ? t('console.noDevices') : undefined}
      >
        <Devices account={data} />
      </Section>
      {mayHelp && (
        <Section title={t('console.requests')}>
          <AccountRequests id={data.memberId} />
        </Section>
      )}
      <Section title={t('console.attempts')}>
        <Attempts id={data.memberId} />
      </Section>
      {step && (
        <Suspense>
          <StepDialog step={step} account={data} onClose={() => setStep(undefined)} />
        </Suspense>
      )}
      {standing && (
        <Suspense>
          {standing === 'upline' ? (
            <MoveDialog account={data} onClose={() => setStanding(undefined)} />
          ) : standing === 'prizeGroup' ? (
            <PrizeGroupDialog account={data} onClose={() => setStanding(undefined)} />
          ) : (
            <StandingDialog step={standing} account={data} onClose={() => setStanding(undefined)} />
          )}
        </Suspense>
      )}
    </Page>
  )
}

/**
 * The steps that change the account's upline, rank, labels or prize group. General agents have no upline, and a move that
 * waits is called off before there can be another.
 */
function StandingButtons({
  account,
  may,
  onStep,
}: {
  account: Account
  /** What pays is changed by those who decide about money. */
  may: { place: boolean; pay: boolean }
  onStep: (step: StandingStep | 'upline' | 'prizeGroup') => void
}) {
  const steps = (['upline', 'rank', 'labels'] as const).filter(
    (step) =>
      (step === 'rank' ? may.pay : may.place) &&
      (step !== 'upline' || (!headsLine(account.type) && account.waitingMove === null)),
  )
  return (
    <div className="flex flex-wrap gap-2">
      {steps.map((step) => (
        <Button key={step} onClick={() => onStep(step)}>
          {t(`console.standing.${step}`)}
        </Button>
      ))}
      {may.pay && <Button onClick={() => onStep('prizeGroup')}>{t('console.prizeGroup.change')}</Button>}
    </div>
  )
}

function Sessions({ account }: { account: Account }) {
  return (
    <Table
      caption={t('console.sessions')}
      rows={account.sessions}
      rowKey={(row) => row.sessionId}
      columns={[
        { key: 'device', title: t('console.device'), render: (row) => row.device || '—' },
        { key: 'ip', title: t('console.ip'), render: (row) => <span dir="ltr">{row.ip}</span> },
        { key: 'opened', title: t('console.opened'), render: (row) => <Moment at={row.openedAt} /> },
        { key: 'used', title: t('console.used'), render: (row) => <Moment at={row.usedAt} /> },
      ]}
    />
  )
}

function Devices({ account }: { account: Account }) {
  return (
    <Table
      caption={t('console.devices')}
      rows={account.devices}
      rowKey={(row) => `${row.device} ${row.ip} ${row.firstAt}`}
      columns={[
        { key: 'device', title: t('console.device'), render: (row) => row.device || '—' },
        { key: 'ip', title: t('console.ip'), render: (row) => <span dir="ltr">{row.ip}</span> },
        { key: 'first', title: t('console.firstSeen'), render: (row) => <Moment at={row.firstAt} /> },
        { key: 'last', title: t('console.lastSeen'), render: (row) => <Moment at={row.lastAt} /> },
      ]}
    />
  )
}

function Section({
  title,
  empty,
  children,
}: {
  title: string
  empty?: string | undefined
  children: ReactNode
}) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="text-md font-bold text-text">{title}</h2>
      {empty === undefined ? children : <p className="text-sm text-muted">{empty}</p>}
    </section>
  )
}

function Locks({ account }: { account: Account }) {
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

function Facts({ account }: { account: Account }) {
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
