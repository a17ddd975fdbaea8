// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense } from 'react'
import Smartphone from 'lucide-react/icons/smartphone'
import { useSettled } from '../../../shared/site/use-settled.ts'
import { t } from '../../../shared/texts/texts.ts'
import { entryClass, EntryFace } from './entry-face.tsx'
import { MenuLink } from './menu-link.tsx'

const QrCode = lazy(() => import('@tessera/ui/data/qr-code.tsx').then((file) => ({ default: file.QrCode })))
const sidePixels = 90

/** The link to the app's page, and a QR code for a phone. */
export function AppEntry({
  mini,
  active,
  onGo,
}: {
  mini: boolean
  active: boolean
  onGo: (() => void) | undefined
}) {
  const label = t('shell.download')
  return (
    <>
      <MenuLink
        to="/down"
        active={active}
        title={mini ? label : undefined}
        onGo={onGo}
        className={entryClass(mini, active)}
      >
        <EntryFace icon={Smartphone} label={label} mini={mini} />
      </MenuLink>
      {!mini && <AppCode label={label} />}
    </>
  )
}

function AppCode({ label }: { label: string }) {
  const settled = useSettled()
  return (
    <div className="my-1 flex items-center gap-3 rounded-tile border border-line bg-bg p-2">
      <span className="block size-[90px] shrink-0 rounded-control bg-surface-2">
        {settled && (
          <Suspense fallback={null}>
            <QrCode value={`${location.origin}/down`} size={sidePixels} label={label} />
          </Suspense>
        )}
      </span>
      <span className="min-w-0 text-xs text-muted">{t('shell.download.scan')}</span>
    </div>
  )
}
