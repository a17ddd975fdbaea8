// SPDX-License-Identifier: Apache-2.0
import { OwnedPage } from '../../features/liabilities/owned-page.tsx'

/** /owned */
export function OwnedRoute() {
  return <OwnedPage />
}
