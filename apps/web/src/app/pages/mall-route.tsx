// SPDX-License-Identifier: Apache-2.0
import { MallPage } from '../../features/rewards/mall/mall-page.tsx'

/** /pointMall */
export function MallRoute() {
  return <MallPage />
}
