import { useNavigate } from '@tanstack/react-router'
import { buttonClass } from '@tessera/ui/button.tsx'
import type { MouseEvent } from 'react'
import type { Banner } from './use-announcements.ts'

/** The height of a banner is its width's: nothing below it jumps when it comes. */
export const bannerShape = 'w-full aspect-16/9 max-h-[360px] min-h-[200px] sm:aspect-[5/2] lg:aspect-[3/1]'

/** One banner (its picture only when its turn is `near`): art, title, what it is about and where it leads. */
export function BannerSlide({ banner, first, near }: { banner: Banner; first: boolean; near: boolean }) {
  const follow = useFollow(banner)
  const address = banner.linkageType === 'PAGE' || banner.linkageType === 'URL' ? banner.url : undefined
  return (
    <div className="relative isolate flex h-full items-center overflow-hidden bg-art-base">
      {near && (
        <picture>
          <source media="(max-width: 47.99rem)" srcSet={banner.imageUrlPhone} />
          <img src={banner.imageUrl} alt="" width={1200} height={400} decoding="async" fetchPriority={first ? 'high' : 'auto'} className="absolute inset-0 -z-10 size-full object-cover rtl:-scale-x-100" />
        </picture>
      )}
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-art-base via-art-base/60 to-transparent md:from-art-base/90 md:via-art-base/40 rtl:bg-linear-to-l" />
      <div className="flex max-w-[60%] flex-col items-start gap-2 ps-5 pb-6 md:max-w-[52%] md:gap-3 md:ps-12 md:pb-0">
        <p className="text-xl leading-tight font-extrabold text-balance text-on-art md:text-2xl">{banner.title}</p>
        {banner.subtitle && <p className="text-sm text-on-art-muted md:text-md">{banner.subtitle}</p>}
        {banner.action && banner.linkageType !== 'NONE' && (
          <a href={address ?? '/'} target={banner.linkageType === 'URL' ? '_blank' : undefined} rel="noreferrer" onClick={follow} className={`${buttonClass({ size: 'control' })} mt-1 !bg-art-action !text-on-art-action hover:brightness-110 md:mt-2`}>{banner.action}</a>
        )}
      </div>
    </div>
  )
}

function useFollow(banner: Banner) {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    if (banner.linkageType === 'URL') return
    event.preventDefault()
    if (banner.linkageType === 'PAGE') void navigate({ href: banner.url })
    if (banner.linkageType === 'GAME') void navigate({ to: '/game', search: { gameId: banner.url } })
  }
}
