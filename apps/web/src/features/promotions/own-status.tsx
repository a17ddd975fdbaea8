// SPDX-License-Identifier: Apache-2.0
import { Badge, type BadgeTone } from '@tessera/ui/data/badge.tsx'
import { Button, buttonClass } from '@tessera/ui/forms/button.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import LogIn from 'lucide-react/icons/log-in'
import { useState } from 'react'
import { Link } from '../../shared/router/index.ts'
import { CodeForm } from './code-form.tsx'
import { useGate, usePanels } from '../../shared/session/gate.ts'
import { useSession } from '../../shared/session/session.ts'
import { t } from '../../shared/texts/texts.ts'
import { usePricedOffer } from './use-priced-offer.tsx'
import { usePromotionSteps } from './use-promotion-steps.ts'
import { openStatus, useStanding, type Promotion, type Status } from './use-promotions.ts'

export const statusKeys = {
  'coming soon': 'COMING_SOON',
  Join: 'JOIN',
  Joined: 'JOINED',
  Process: 'PROCESS',
  Claim: 'CLAIM',
  Claimed: 'CLAIMED',
  Applying: 'APPLYING',
  Issued: 'ISSUED',
  Rejected: 'REJECTED',
  Close: 'CLOSE',
} as const satisfies Record<Status, string>
const tones: Partial<Record<Status, BadgeTone>> = {
  'coming soon': 'wait',
  Joined: 'good',
  Process: 'wait',
  Claimed: 'good',
  Applying: 'wait',
  Issued: 'good',
}

interface OwnStatusProps {
  promotion: Promotion
  /**
   * Scrolls to the application form on the page of the promotion. Elsewhere, without it, the button links to
   * that page.
   */
  onApply?: (() => void) | undefined
}

/** The user's status in a promotion, with the one action that is possible; asks a visitor to log in. */
export function OwnStatus({ promotion, onApply }: OwnStatusProps) {
  const session = useSession()
  const { askToEnter } = usePanels()
  const [now] = useState(() => Date.now())
  const { mine, waiting, standing } = useStanding(promotion)
  const anybody = openStatus(promotion, now)
  if (waiting) return <Skeleton className="h-8 w-24" />
  if (mine) return standing ? <Step promotion={promotion} status={standing.status} onApply={onApply} /> : null
  if (anybody === 'coming soon' || anybody === 'Close') return <StatusBadge status={anybody} />
  if (session === 'member')
    return anybody && <Step promotion={promotion} status={anybody} onApply={onApply} />
  return (
    <button
      type="button"
      onClick={() => askToEnter()}
      className="relative z-10 -my-1 flex min-h-8 items-center gap-1.5 rounded-control py-1 text-start text-xs font-semibold text-muted underline-offset-2 transition-colors duration-160 hover:text-text hover:underline"
    >
      <LogIn className="size-3.5 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
      {t('promotions.login')}
    </button>
  )
}

const StatusBadge = ({ status }: { status: Status }) => (
  <span className="flex self-start">
    <Badge tone={tones[status] ?? 'quiet'}>{t(`promotions.status.${statusKeys[status]}`)}</Badge>
  </span>
)

/** Kinds with something on each day, which their page shows. */
const claimedOnPage: readonly NonNullable<Promotion['kind']>[] = ['WHEEL', 'CALENDAR', 'RED_ENVELOPE']

/** A button for a possible action, otherwise a label (D-138). */
function Step({ promotion, status, onApply }: OwnStatusProps & { status: Status }) {
  const real = useGate('real')
  const { busy, join, claim, refusal } = usePromotionSteps(promotion)
  const { id, kind, title, terms } = promotion
  const word =
    kind === 'WHEEL' && status === 'Claim'
      ? t('promotions.spin')
      : t(`promotions.status.${statusKeys[status]}`)
  const { wish, dialog } = usePricedOffer(promotion, useStanding(promotion).standing?.terms ?? terms, word)
  const applies = kind === 'REVIEW' && (status === 'Join' || status === 'Rejected')
  const asksCode = status === 'Join' && terms?.needsCode === true
  const isOfToday = status === 'Claim' && kind !== null && claimedOnPage.includes(kind)
  // The wheel, the calendar or the envelope itself is beside it on the page.
  if (isOfToday && onApply) return null
  if ((applies || asksCode || isOfToday) && !onApply)
    return <PromotionLink id={id} title={title} word={word} isPrimary={status === 'Join' || isOfToday} />
  if (asksCode)
    return (
      <>
        <CodeForm
          title={title}
          word={word}
          busy={busy}
          refusal={refusal}
          onCode={(code) => wish(() => join(code))}
        />
        {dialog}
      </>
    )
  if (kind === 'DEPOSIT' && (status === 'Joined' || status === 'Process'))
    return <DepositStep title={title} status={status} isOnPage={onApply !== undefined} />
  const press = applies
    ? onApply
    : status === 'Join'
      ? () => wish(() => join())
      : status === 'Claim'
        ? () => (kind === 'RAFFLE' ? wish(claim) : claim())
        : undefined
  if (!press) return <StatusBadge status={status} />
  return (
    <>
      <Button
        look={status === 'Rejected' ? 'secondary' : 'primary'}
        size={onApply ? 'control' : 'small'}
        busy={busy}
        aria-label={`${word}: ${title}`}
        onClick={() => real(press)}
        className="z-10"
      >
        {word}
      </Button>
      {dialog}
    </>
  )
}

interface PromotionLinkProps {
  id: number
  title: string
  word: string
  isPrimary: boolean
}

/** To the page of the promotion, where the step is taken. */
const PromotionLink = ({ id, title, word, isPrimary }: PromotionLinkProps) => (
  <Link
    to="/promoDetail"
    search={{ id: String(id) }}
    aria-label={`${word}: ${title}`}
    className={`${buttonClass({ look: isPrimary ? 'primary' : 'secondary', size: 'small' })} z-10`}
  >
    {word}
  </Link>
)

interface DepositStepProps {
  title: string
  status: Status
  /** On its own page rather than on its card. */
  isOnPage: boolean
}

/** What has been joined pays for a deposit. */
function DepositStep({ title, status, isOnPage }: DepositStepProps) {
  const { openCenter } = usePanels()
  return (
    <span className="flex flex-wrap items-center gap-2">
      <StatusBadge status={status} />
      <Button
        look="primary"
        size={isOnPage ? 'control' : 'small'}
        aria-label={`${t('promotions.depositNow')}: ${title}`}
        onClick={() => openCenter('depositv2')}
        className="z-10"
      >
        {t('promotions.depositNow')}
      </Button>
    </span>
  )
}
