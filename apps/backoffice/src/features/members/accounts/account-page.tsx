// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { useParams } from '@tanstack/react-router'
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { BackLink } from '../../../shared/back-link.tsx'
import { Page } from '../../../shared/page.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'
import { Tickets } from '../../../shared/lottery/tickets.tsx'
import { AccessSections } from './access-sections.tsx'
import { Facts, Locks } from './account-facts.tsx'
import { AccountSection } from './account-section.tsx'
import { AccountRequests } from './account-requests.tsx'
import { Attempts } from './attempts.tsx'
import { headsLine } from '../../../shared/agent-types.ts'
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
    <Page title={data.username} actions={<BackLink to="/accounts">{t('console.accountsPage')}</BackLink>}>
      <Facts account={data} />
      {data.locks.length > 0 && <Locks account={data} />}
      <WaitingMove account={data} />
      <LineBlock account={data} />
      {mayHelp && <HelpButtons account={data} onStep={setStep} />}
      {(mayPlace || mayPay) && data.type !== 4 && (
        <StandingButtons account={data} may={{ place: mayPlace, pay: mayPay }} onStep={setStanding} />
      )}
      {data.type !== 4 && <PlaySections account={data} />}
      <AccountSection title={t('console.lottery.tickets')}>
        <Tickets of={{ memberId: data.memberId }} />
      </AccountSection>
      <AccessSections account={data} />
      {mayHelp && (
        <AccountSection title={t('console.requests')}>
          <AccountRequests id={data.memberId} />
        </AccountSection>
      )}
      <AccountSection title={t('console.attempts')}>
        <Attempts id={data.memberId} />
      </AccountSection>
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

/** What those who help members may do for the owner of an account. */
function HelpButtons({ account, onStep }: { account: Account; onStep: (step: AccountStep) => void }) {
  const { enabled, locks, totp, passkeys } = account
  return (
    <div className="flex flex-wrap gap-2">
      <Button disabled={locks.length === 0} onClick={() => onStep('unlock')}>
        {t('console.step.unlock')}
      </Button>
      <Button onClick={() => onStep('signOut')}>{t('console.step.signOut')}</Button>
      <Button onClick={() => onStep('invite')}>{t('console.step.invite')}</Button>
      <Button disabled={!totp && passkeys === 0} onClick={() => onStep('factors')}>
        {t('console.step.factors')}
      </Button>
      <Button look={enabled ? 'danger' : 'secondary'} onClick={() => onStep(enabled ? 'close' : 'open')}>
        {t(enabled ? 'console.step.close' : 'console.step.open')}
      </Button>
    </div>
  )
}

/** What a trial account does not have: a rank, bonuses, protection and a timeline. */
function PlaySections({ account: { memberId: id, username, currency } }: { account: Account }) {
  return (
    <>
      <AccountSection title={t('console.memberRank')}>
        <MemberRank id={id} username={username} />
      </AccountSection>
      <AccountSection title={t('console.memberBonuses')}>
        <MemberBonuses id={id} />
      </AccountSection>
      <AccountSection title={t('console.protection')}>
        <MemberProtection id={id} username={username} currency={currency} />
      </AccountSection>
      <AccountSection title={t('console.timeline')}>
        <MemberTimeline id={id} currency={currency} />
      </AccountSection>
    </>
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
