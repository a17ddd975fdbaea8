// SPDX-License-Identifier: Apache-2.0
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { cx } from '@tessera/ui/cx.ts'
import { facingArt } from '@tessera/ui/media/facing-art.ts'
import { chooseBase, pictureAddress } from '@tessera/ui/media/picture-bases.ts'
import { BannerBox } from './banner-box.tsx'
import { targetOf } from './banner-target.ts'
import type { Banner } from './use-announcements.ts'

/**
 * The height of a banner follows from its width, so nothing below it jumps when it loads. `slim` is for pages
 * about something else.
 */
export const bannerShape = (slim: boolean): string =>
  slim
    ? 'w-full aspect-[5/2] min-h-[150px] max-h-[250px] lg:aspect-[4/1]'
    : 'w-full aspect-16/9 max-h-[360px] min-h-[200px] sm:aspect-[5/2] lg:aspect-[3/1]'

/**
 * One banner (with a picture only when it is `near` its turn): art, title, text; all of it links to its
 * target. A slim one has no space for its button on a phone.
 */
export function BannerSlide({
  banner,
  first,
  near,
  slim,
}: {
  banner: Banner
  first: boolean
  near: boolean
  slim: boolean
}) {
  const target = targetOf(banner)
  const dir = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
  const address = (path: string): string => pictureAddress(facingArt(path, dir), chooseBase(), 0)
  return (
    <BannerBox target={target}>
      {near && (
        <picture>
          <source media="(max-width: 47.99rem)" srcSet={address(banner.imageUrlPhone)} />
          <img
            src={address(banner.imageUrl)}
            alt=""
            width={1200}
            height={400}
            decoding="async"
            fetchPriority={first ? 'high' : 'auto'}
            className="absolute inset-0 -z-10 size-full object-cover"
          />
        </picture>
      )}
      <span className="absolute inset-0 -z-10 bg-linear-to-r from-art-base via-art-base/80 via-60% to-transparent md:from-art-base/90 md:via-art-base/55 md:via-45% rtl:bg-linear-to-l" />
      <span
        className={cx(
          'flex max-w-[62%] flex-col items-start gap-1.5 ps-5 text-start md:max-w-[46%] md:gap-3 lg:max-w-[52%] md:ps-12',
          !slim && 'pb-5 md:pb-0',
        )}
      >
        <span
          className={cx(
            'leading-tight font-extrabold text-balance text-on-art',
            slim ? 'text-lg md:text-xl' : 'text-lg sm:text-xl lg:text-2xl',
          )}
        >
          <bdi>{banner.title}</bdi>
        </span>
        {banner.subtitle && (
          <span className="line-clamp-3 text-sm text-balance text-on-art-muted md:text-md">
            <bdi>{banner.subtitle}</bdi>
          </span>
        )}
        {banner.action && target && (
          <span
            className={cx(
              buttonClass({ size: 'control' }),
              'mt-1 !bg-art-action !text-on-art-action group-hover:brightness-110 max-md:!h-9 md:mt-2',
              slim && 'max-md:hidden',
            )}
          >
            {banner.action}
          </span>
        )}
      </span>
    </BannerBox>
  )
}
