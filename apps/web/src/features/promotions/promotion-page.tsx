// SPDX-License-Identifier: Apache-2.0
import { Link } from '../../shared/router/index.ts'
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Mark } from '@tessera/ui/media/mark.tsx'
import { Picture } from '@tessera/ui/media/picture.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useRef } from 'react'
import { messageOf } from '@tessera/contract/client/failure'
import { SafeHtml } from '../../shared/html/safe-html.tsx'
import { useMedia, wideScreen } from '../../shared/site/use-media.ts'
import { useSite, useZone } from '../../shared/site/use-site.ts'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'
import { ApplicationForm } from './application-form.tsx'
import { Calendar } from './calendar/calendar.tsx'
import { OfferDetails } from './offer-details.tsx'
import { OwnStatus } from './own-status.tsx'
import { periodOf } from './period.ts'
import { Drops } from './drops/drops.tsx'
import { RedEnvelope } from './envelope/red-envelope.tsx'
import { RaceBoard } from './race-board.tsx'
import { FreeRounds } from './rounds/free-rounds.tsx'
import { Wheel } from './wheel/wheel.tsx'
import { usePromotionNews } from './use-promotion-news.ts'
import { usePromotions, useStanding, type Promotion } from './use-promotions.ts'

/** One promotion; `id` comes from the address and can be anything. */
export function PromotionPage({ id }: { id: string }) {
  const { data, error, refetch } = usePromotions()
  const promotion = data?.find((each) => String(each.id) === id)
  useTitle(promotion?.title ?? t('promotions.title'))
  if (promotion) return <Details promotion={promotion} />
  if (error && !data)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton className="h-[60dvh] w-full rounded-panel" />
  return (
    <>
      <h1 className="sr-only">{t('promotions.notFound')}</h1>
      <EmptyState
        title={t('promotions.notFound')}
        drawing={<Mosaic of="search" />}
        action={
          <Link to="/promotions" className={buttonClass({ look: 'primary' })}>
            {t('promotions.all')}
          </Link>
        }
      >
        {t('promotions.notFoundHint')}
      </EmptyState>
    </>
  )
}

function Details({ promotion }: { promotion: Promotion }) {
  const zone = useZone()
  const { currency } = useSite().whitelabel
  const form = useRef<HTMLElement>(null)
  const { standing } = useStanding(promotion)
  usePromotionNews()
  const applies =
    promotion.kind === 'REVIEW' && (standing?.status === 'Join' || standing?.status === 'Rejected')
  const goToForm = (): void => {
    form.current?.scrollIntoView({ block: 'center' })
    form.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }
  return (
    <article className="flex flex-col gap-4 md:gap-6">
      <Link
        to="/promotions"
        className={`${buttonClass({ look: 'quiet', size: 'small' })} -ms-2 self-start text-muted`}
      >
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {t('promotions.all')}
      </Link>
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <Words promotion={promotion} />
        <aside
          aria-label={t('promotions.details')}
          className="flex flex-col gap-4 rounded-panel border border-line bg-surface-1 p-5 lg:sticky lg:top-[calc(var(--header)+24px)] lg:row-span-2"
        >
          <dl className="flex flex-col gap-3 text-sm">
            {promotion.kind === null && (
              <div>
                <dt className="text-xs text-muted">{t('promotions.kind')}</dt>
                <dd className="font-semibold text-text">
                  <bdi>{promotion.category}</bdi>
                </dd>
              </div>
            )}
            <div>
              <dt className="text-xs text-muted">{t('promotions.period.title')}</dt>
              <dd className="font-semibold text-text">{periodOf(promotion, zone)}</dd>
            </div>
          </dl>
          <OfferDetails promotion={promotion} />
          <OwnStatus promotion={promotion} onApply={goToForm} />
        </aside>
        {promotion.kind === 'RACE' && standing && (
          <RaceBoard promotionId={promotion.id} currency={currency.symbol} />
        )}
        {promotion.kind === 'CALENDAR' && <Calendar promotion={promotion} />}
        {promotion.kind === 'DROPS' && <Drops promotion={promotion} />}
        {promotion.kind === 'RED_ENVELOPE' && <RedEnvelope promotion={promotion} />}
        {promotion.kind === 'FREE_ROUNDS' && <FreeRounds promotion={promotion} />}
        {promotion.kind === 'WHEEL' && <Wheel promotion={promotion} />}
        {applies && (
          <section
            ref={form}
            aria-label={t('promotions.apply')}
            className="min-w-0 rounded-panel border border-line bg-surface-1 p-5 md:p-8"
          >
            <h2 className="mb-4 text-lg font-bold text-text">{t('promotions.apply')}</h2>
            <ApplicationForm key={promotion.id} promotion={promotion} />
          </section>
        )}
      </div>
    </article>
  )
}

function Words({ promotion }: { promotion: Promotion }) {
  const wide = useMedia(wideScreen)
  return (
    <div className="min-w-0 overflow-hidden rounded-panel border border-line bg-surface-1">
      <div className="aspect-[5/2] bg-surface-2 lg:aspect-[3/1]">
        <Picture
          eager
          src={wide ? promotion.imageUrl : promotion.imageUrlPhone || promotion.imageUrl}
          alt=""
          width={1200}
          height={400}
          fallback={
            <span className="flex size-full items-center justify-center">
              <Mark className="size-16 opacity-40" />
            </span>
          }
          className="size-full"
        />
      </div>
      <div className="p-5 md:p-8">
        <h1 className="text-xl leading-tight font-extrabold text-text">
          <bdi>{promotion.title}</bdi>
        </h1>
        {promotion.summary !== '' && (
          <p className="mt-2 text-md text-muted">
            <bdi>{promotion.summary}</bdi>
          </p>
        )}
        <SafeHtml html={promotion.content} level={2} className="mt-5 border-t border-line pt-5" />
      </div>
    </div>
  )
}
