import { DownloadPage } from '../../features/downloads/download-page.tsx'
import { ContentBanner } from './content-banner.tsx'

/** /down, also as /download. */
export function DownloadRoute() {
  return <><ContentBanner /><DownloadPage /></>
}
