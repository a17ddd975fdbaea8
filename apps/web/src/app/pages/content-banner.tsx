import { useRouterState } from '../../shared/router/index.ts'
import { BannerCarousel } from '../../features/messages/banner-carousel.tsx'
import { bannerGroup } from '../../features/messages/banner-groups.ts'

/** The banners of the path. */
export function ContentBanner() {
  const group = useRouterState({ select: ({ location }) => bannerGroup(location.pathname) })
  return group ? <BannerCarousel group={group} /> : null
}
