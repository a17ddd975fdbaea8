// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { countdownText } from '@tessera/rules/lottery/countdown'
import { formatTime } from '@tessera/ui/data/time.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useEffect } from 'react'
import { invalidate, useCallMutation } from '../../../shared/api/use-call-query.ts'
import { ReasonedButton } from '../../../shared/forms/reasoned-button.tsx'
import { useGate } from '../../../shared/session/gate.ts'
import { useNow } from '../../../shared/site/use-now.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { locale, t } from '../../../shared/texts/texts.ts'
import { usePricedOffer } from '../use-priced-offer.tsx'
import { useMoneyWords } from '../use-promotion-steps.ts'
import { cacheStatus, useStanding, type Promotion, type Standing } from '../use-promotions.ts'
import { LastRound } from './last-round.tsx'

/** How often what is left of an open round is loaded. */
const refetchIntervalMs = 5_000
/** Pages that are open at once ask at different moments. */
const ownPhaseMs = Math.floor(performance.timeOrigin) % refetchIntervalMs

/** A red envelope: the countdown, the one press while it is open, what it brought, and who got what last. */
export function RedEnvelope({ promotion }: { promotion: Promotion }) {
  const { standing } = useStanding(promotion)
  const pot = (standing?.terms ?? promotion.terms)?.pot ?? null
  if (pot === null) return null
  return (
    <section
      aria-label={t('promotions.kind.RED_ENVELOPE')}
      className="min-w-0 rounded-panel border border-line bg-surface-1 p-5 md:p-8"
    >
      <h2 className="text-lg font-bold text-text">{t('promotions.kind.RED_ENVELOPE')}</h2>
      <p className="mt-1 mb-5 text-sm text-muted">{t('promotions.envelopeDrawn')}</p>
      {standing && (
        <>
          <Round promotion={promotion} standing={standing} pot={pot} />
          <LastRound promotionId={promotion.id} />
        </>
      )}
    </section>
  )
}

type Pot = NonNullable<Standing['terms']['pot']>

function Round({ promotion, standing, pot }: { promotion: Promotion; standing: Standing; pot: Pot }) {
  const { claim, busy } = useClaim(promotion.id)
  const real = useGate('real')
  const { wish, dialog } = usePricedOffer(promotion, standing.terms, t('promotions.takeEnvelope'))
  const { status, round, left, daily } = standing
  const nextAt = daily?.nextAt ?? null
  // Its shares are drawn with the first claim, and that needs the whole pot.
  const isSpent = round?.left === pot.envelopes && left !== null && left < pot.amount
  useRoundNews(standing)
  return (
    <div className="flex flex-col items-start gap-4">
      {status === 'Claim' && (
        <ReasonedButton
          look="primary"
          busy={busy}
          reason={isSpent ? t('promotions.gone') : undefined}
          aria-label={`${t('promotions.takeEnvelope')}: ${promotion.title}`}
          onClick={() => real(() => wish(claim))}
        >
          {t('promotions.takeEnvelope')}
        </ReasonedButton>
      )}
      <Said standing={standing} pot={pot} isSpent={isSpent} />
      {round === null && nextAt !== null && <Countdown at={nextAt} />}
      {dialog}
    </div>
  )
}

function useClaim(promotionId: number): { claim: () => void; busy: boolean } {
  const claiming = useCallMutation('promotions.claim', [
    'promotions.status',
    'promotions.envelopes',
    'wallet.balance',
  ])
  return {
    busy: claiming.isPending,
    claim: () =>
      claiming.mutate(
        { promotionId },
        {
          onError: (error) => {
            showToast(messageOf(error, t('common.error.unknown')), 'bad')
            invalidate('promotions.status', 'promotions.envelopes')
          },
          onSuccess: ({ status }) => cacheStatus(promotionId, status),
        },
      ),
  }
}

/** What today brought, how many envelopes are left, and when the next round opens. */
function Said({ standing, pot, isSpent }: { standing: Standing; pot: Pot; isSpent: boolean }) {
  const words = useMoneyWords()
  const zone = useZone()
  const { status, round, daily } = standing
  const got = daily?.got ?? null
  const nextAt = daily?.nextAt ?? null
  const until = round && formatTime(round.closesAt, zone).slice(11, 16)
  return (
    <div role="status" className="flex flex-col gap-1 text-sm text-muted">
      {got && (
        <p className="text-md font-bold text-brand">
          {t('promotions.credited', { amount: words(got.amount) })}
        </p>
      )}
      {round?.left === 0 && <p className="font-semibold text-text">{t('promotions.allTaken')}</p>}
      {round && round.left > 0 && !isSpent && (
        <p>{t('promotions.envelopesLeft', { left: round.left, count: pot.envelopes, time: until ?? '' })}</p>
      )}
      {status !== 'Claim' && nextAt !== null && (
        <p>{t('promotions.nextAt', { time: formatTime(nextAt, zone).slice(0, 16) })}</p>
      )}
    </div>
  )
}

function Countdown({ at }: { at: number }) {
  const now = useNow()
  return (
    <span
      role="timer"
      dir="auto"
      aria-label={t('promotions.opensIn')}
      className="tabular text-xl font-extrabold text-text"
    >
      {countdownText({ isSale: 1, fewinTime: at }, now, locale())}
    </span>
  )
}

/** Reloads the standing when a round opens or closes, and again and again while one is open. */
function useRoundNews({ round, daily }: Standing): void {
  const now = useNow()
  const nextAt = daily?.nextAt ?? null
  const isRunning = round !== null && round.left > 0
  const isDue = isRunning || (round ? now >= round.closesAt : nextAt !== null && now >= nextAt)
  const beat = isDue ? Math.floor((now + ownPhaseMs) / refetchIntervalMs) : undefined
  useEffect(() => {
    if (beat !== undefined) invalidate('promotions.status', 'promotions.envelopes')
  }, [beat])
}
