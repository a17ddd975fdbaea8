// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { formatTime } from '@tessera/ui/data/time.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { invalidate, useCallMutation } from '../../../shared/api/use-call-query.ts'
import { useGate } from '../../../shared/session/gate.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { useMoneyWords } from '../use-promotion-steps.ts'
import { cacheStatus, useStanding, type Promotion, type Standing } from '../use-promotions.ts'
import { Day, type DayState } from './day.tsx'

/** The days of a calendar with their rewards and states, and the claim of today. */
export function Calendar({ promotion }: { promotion: Promotion }) {
  const { standing } = useStanding(promotion)
  const real = useGate('real')
  const { claim, busy } = useClaim(promotion.id)
  const missed = (standing?.terms ?? promotion.terms)?.missed
  const days: { amount: number; state: DayState }[] =
    standing?.daily?.days ?? promotion.prizes.map(({ amount }) => ({ amount, state: 'coming' }))
  return (
    <section
      aria-label={t('promotions.kind.CALENDAR')}
      className="min-w-0 rounded-panel border border-line bg-surface-1 p-5 md:p-8"
    >
      <h2 className="text-lg font-bold text-text">{t('promotions.kind.CALENDAR')}</h2>
      <p className="mt-1 mb-5 text-sm text-muted">
        {t(missed === 'lost' ? 'promotions.missedLost' : 'promotions.missedWait')}
      </p>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 md:gap-3">
        {days.map((day, index) => (
          <Day key={index} number={index + 1} {...day} />
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        {standing?.status === 'Claim' && (
          <Button
            look="primary"
            busy={busy}
            aria-label={`${t('promotions.status.CLAIM')}: ${promotion.title}`}
            onClick={() => real(claim)}
          >
            {t('promotions.status.CLAIM')}
          </Button>
        )}
        <Today standing={standing} />
      </div>
    </section>
  )
}

function useClaim(promotionId: number): { claim: () => void; busy: boolean } {
  const claiming = useCallMutation('promotions.claim', ['promotions.status', 'wallet.balance'])
  return {
    busy: claiming.isPending,
    claim: () =>
      claiming.mutate(
        { promotionId },
        {
          onError: (error) => {
            showToast(messageOf(error, t('common.error.unknown')), 'bad')
            invalidate('promotions.status')
          },
          onSuccess: ({ status }) => cacheStatus(promotionId, status),
        },
      ),
  }
}

/** What today brought, and when the next reward can be claimed. */
function Today({ standing }: { standing: Standing | undefined }) {
  const words = useMoneyWords()
  const zone = useZone()
  const { got = null, nextAt = null } = standing?.daily ?? {}
  return (
    <div role="status" className="flex flex-col gap-1">
      {got && (
        <p className="text-sm font-semibold text-brand">
          {t('promotions.credited', { amount: words(got.amount) })}
        </p>
      )}
      {got && nextAt !== null && (
        <p className="text-xs text-muted">
          {t('promotions.nextAt', { time: formatTime(nextAt, zone).slice(0, 16) })}
        </p>
      )}
    </div>
  )
}
