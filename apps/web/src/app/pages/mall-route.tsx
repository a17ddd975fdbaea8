import { MallPage } from '../../features/mall/mall-page.tsx'
import { ContentBanner } from './content-banner.tsx'

/** /pointMall */
export function MallRoute() {
  return <><ContentBanner /><MallPage /></>
}
