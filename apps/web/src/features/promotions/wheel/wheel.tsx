// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { cx } from '@tessera/ui/cx.ts'
import { Money } from '@tessera/ui/data/money.tsx'
import { formatTime } from '@tessera/ui/data/time.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useState } from 'react'
import { invalidate, useCallMutation } from '../../../shared/api/use-call-query.ts'
import { ReasonedButton } from '../../../shared/forms/reasoned-button.tsx'
import { useGate } from '../../../shared/session/gate.ts'
import { calmMotion, useMedia } from '../../../shared/site/use-media.ts'
import { useSite, useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { chanceWords } from '../term-lines.ts'
import { usePricedOffer } from '../use-priced-offer.tsx'
import { useMoneyWords } from '../use-promotion-steps.ts'
import { cacheStatus, useStanding, type Promotion, type Standing } from '../use-promotions.ts'
import { WheelPicture } from './wheel-picture.tsx'

type Got = NonNullable<NonNullable<Standing['daily']>['got']>

/** The wheel of the day: its prizes with their chances, the spin, and what it brought today. */
export function Wheel({ promotion }: { promotion: Promotion }) {
  const { prizes, title } = promotion
  const { standing } = useStanding(promotion)
  const { drawn, turns, busy, spin, stop } = useSpin(promotion)
  const got = (standing?.status === 'Claimed' ? drawn : undefined) ?? standing?.daily?.got ?? undefined
  const { wish, dialog } = usePricedOffer(promotion, standing?.terms ?? promotion.terms, t('promotions.spin'))
  const real = useGate('real')
  const isSpent = standing !== undefined && standing.left !== null && standing.left < (standing.reward ?? 0)
  return (
    <section
      aria-label={t('promotions.kind.WHEEL')}
      className="min-w-0 rounded-panel border border-line bg-surface-1 p-5 md:p-8"
    >
      <h2 className="text-lg font-bold text-text">{t('promotions.kind.WHEEL')}</h2>
      <p className="mt-1 mb-6 text-sm text-muted">{t('promotions.oncePerDay')}</p>
      <div className="grid items-center gap-6 md:grid-cols-2 md:gap-8">
        <div className="flex flex-col items-center gap-5">
          <WheelPicture
            chances={prizes.map(({ chance }) => chance ?? 0)}
            at={got?.number}
            turns={turns !== 'no'}
            onStop={stop}
          />
          {standing?.status === 'Claim' && turns !== 'turning' && (
            <ReasonedButton
              look="primary"
              busy={busy}
              reason={isSpent ? t('promotions.gone') : undefined}
              aria-label={`${t('promotions.spin')}: ${title}`}
              onClick={() => real(() => wish(spin))}
            >
              {t('promotions.spin')}
            </ReasonedButton>
          )}
          <Today got={turns === 'turning' ? undefined : got} standing={standing} />
        </div>
        <Prizes prizes={prizes} at={turns === 'turning' ? undefined : got?.number} />
      </div>
      {dialog}
    </section>
  )
}

/** The spin of this page: what it drew, and whether the wheel still turns. */
function useSpin({ id: promotionId }: Promotion) {
  const calm = useMedia(calmMotion)
  const [drawn, setDrawn] = useState<Got>()
  const [turns, setTurns] = useState<'no' | 'turning' | 'stopped'>('no')
  const claiming = useCallMutation('promotions.claim', ['promotions.status', 'wallet.balance'])
  const spin = (): void =>
    claiming.mutate(
      { promotionId },
      {
        onError: (error) => {
          showToast(messageOf(error, t('common.error.unknown')), 'bad')
          invalidate('promotions.status')
        },
        onSuccess: ({ status, got }) => {
          setTurns(calm ? 'stopped' : 'turning')
          setDrawn(got ?? undefined)
          cacheStatus(promotionId, status)
        },
      },
    )
  return { drawn, turns, busy: claiming.isPending, spin, stop: () => setTurns('stopped') }
}

function Today({ got, standing }: { got: Got | undefined; standing: Standing | undefined }) {
  const words = useMoneyWords()
  const zone = useZone()
  const nextAt = standing?.daily?.nextAt ?? null
  const waits = standing?.status === 'Claimed' || standing?.status === 'coming soon'
  return (
    <div role="status" className="flex flex-col gap-1 text-center">
      {got && (
        <p className="text-md font-bold text-text">
          <bdi>{t('promotions.won', { prize: got.name })}</bdi>
        </p>
      )}
      {got && got.amount > 0 && (
        <p className="text-sm font-semibold text-brand">
          {t('promotions.credited', { amount: words(got.amount) })}
        </p>
      )}
      {waits && nextAt !== null && (
        <p className="text-xs text-muted">
          {t('promotions.nextAt', { time: formatTime(nextAt, zone).slice(0, 16) })}
        </p>
      )}
    </div>
  )
}

function Prizes({ prizes, at }: { prizes: Promotion['prizes']; at: number | undefined }) {
  const { currency } = useSite().whitelabel
  const language = document.documentElement.lang
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('promotions.prizes')}</caption>
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" colSpan={2} className="pb-2 text-start font-normal">
            {t('promotions.prizes')}
          </th>
          <th scope="col" className="pb-2 text-end font-normal">
            {t('promotions.chance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ name, amount, chance }, index) => (
          <tr
            key={`${index} ${name}`}
            className={cx('border-t border-line', at === index + 1 && 'bg-brand-soft font-bold')}
          >
            <td className="tabular w-8 py-2 ps-2 text-muted">{index + 1}</td>
            <td className="py-2 pe-3">
              {/* Amounts run left to right, so space beside them belongs to what is around them. */}
              <span className="flex flex-wrap items-baseline gap-x-2">
                <bdi className="break-words text-text">{name}</bdi>
                {amount > 0 && <Money value={amount} currency={currency.symbol} className="text-muted" />}
              </span>
            </td>
            <td className="tabular py-2 pe-2 text-end text-text">{chanceWords(chance ?? 0, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
