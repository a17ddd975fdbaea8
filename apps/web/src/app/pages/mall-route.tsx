import { MallPage } from '../../features/mall/mall-page.tsx'

/** /pointMall */
export function MallRoute() {
  return <MallPage />
}
