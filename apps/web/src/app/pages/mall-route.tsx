// SPDX-License-Identifier: Apache-2.0
import { MallPage } from '../../features/mall/mall-page.tsx'

/** /pointMall */
export function MallRoute() {
  return <MallPage />
}
