// SPDX-License-Identifier: Apache-2.0
import { DownloadPage } from '../../features/site/downloads/download-page.tsx'

/** /down, also as /download. */
export function DownloadRoute() {
  return <DownloadPage />
}
