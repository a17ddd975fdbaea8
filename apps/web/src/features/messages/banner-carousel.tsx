// SPDX-License-Identifier: Apache-2.0
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { cx } from '@tessera/ui/cx.ts'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { calmMotion, useMedia } from '../../shared/site/use-media.ts'
import { useSettled } from '../../shared/site/use-settled.ts'
import { t } from '../../shared/texts/texts.ts'
import { BannerSlide, bannerShape } from './banner-slide.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { useRotation } from './use-rotation.ts'

/**
 * The banners of a group, one at a time; they pause under the pointer, with the focus inside, and when
 * stopped.
 */
export function BannerCarousel({ group, slim = false }: { group: string; slim?: boolean }) {
  const { data, isPending } = useAnnouncements()
  const banners = data?.banners.filter((banner) => banner.groupName === group) ?? []
  const { ref, ...rotation } = useRotation(banners.length, useMedia(calmMotion))
  const settled = useSettled()
  if (isPending) return <Skeleton className={`w-full rounded-panel ${bannerShape(slim)}`} />
  if (banners.length === 0) return null
  return (
    <section
      ref={ref}
      aria-roledescription={t('shell.carousel')}
      aria-label={t('messages.banners')}
      className="relative overflow-hidden rounded-panel"
    >
      <div aria-live={rotation.moving ? 'off' : 'polite'} className={`grid ${bannerShape(slim)}`}>
        {banners.map((banner, index) => (
          <div
            key={banner.bannerId}
            role="group"
            aria-roledescription={t('shell.slide')}
            aria-label={t('messages.banner.of', { number: index + 1, total: banners.length })}
            inert={index !== rotation.index}
            className={cx(
              'col-start-1 row-start-1 min-h-0 transition-opacity duration-300',
              index === rotation.index ? 'opacity-100' : 'opacity-0',
            )}
          >
            <BannerSlide
              banner={banner}
              slim={slim}
              first={index === 0}
              near={index === rotation.index || (settled && isNear(index, rotation.index, banners.length))}
            />
          </div>
        ))}
      </div>
      {banners.length > 1 && <CarouselControls banners={banners} rotation={rotation} />}
    </section>
  )
}

interface CarouselControlsProps {
  banners: readonly { bannerId: number | string }[]
  rotation: Pick<ReturnType<typeof useRotation>, 'index' | 'moving' | 'show' | 'setMoving'>
}

/** A button for each banner, and one that stops them. */
function CarouselControls({ banners, rotation }: CarouselControlsProps) {
  return (
    <div className="absolute end-3 bottom-3 flex items-center gap-1 md:end-4 md:bottom-4">
      {banners.map((banner, index) => (
        <button
          key={banner.bannerId}
          type="button"
          aria-label={t('messages.banner.show', { number: index + 1 })}
          aria-current={index === rotation.index}
          onClick={() => rotation.show(index)}
          className="group flex h-6 min-w-6 items-center justify-center px-0.5"
        >
          <span
            className={cx(
              'block h-1.5 rounded-full transition-[width,opacity] duration-220 bg-on-art',
              index === rotation.index ? 'w-6' : 'w-3 opacity-50 group-hover:opacity-80',
            )}
          />
        </button>
      ))}
      <IconButton
        look="art"
        className="ms-1 !size-8 !rounded-full"
        label={rotation.moving ? t('messages.banner.pause') : t('messages.banner.play')}
        onClick={() => rotation.setMoving(!rotation.moving)}
      >
        {rotation.moving ? (
          <Pause className="size-4 fill-current" aria-hidden="true" />
        ) : (
          <Play className="ms-0.5 size-4 fill-current" aria-hidden="true" />
        )}
      </IconButton>
    </div>
  )
}

/** The visible banner, the one fading out and the next one. */
function isNear(index: number, visible: number, count: number): boolean {
  const distance = Math.abs(index - visible)
  return Math.min(distance, count - distance) <= 1
}
