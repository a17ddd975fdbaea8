// SPDX-License-Identifier: Apache-2.0
import { QrCode } from '@tessera/ui/data/qr-code.tsx'
import { Picture } from '@tessera/ui/media/picture.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { wholeAddress, type App, type System } from './use-apps.ts'

/** The QR code for getting the app: the platform's own picture, or one generated from the address. */
export function AppCode({ app, system, size }: { app: App; system: System; size: number }) {
  const { qrCodeUrl } = app
  const label = t(`downloads.qr.${system}`)
  const drawn = <QrCode value={wholeAddress(app)} size={size} label={label} />
  if (qrCodeUrl === '') return drawn
  return (
    <span style={{ width: size, height: size }} className="block shrink-0 overflow-hidden rounded-control">
      <Picture
        src={qrCodeUrl}
        alt={label}
        width={size}
        height={size}
        fallback={drawn}
        className="size-full"
      />
    </span>
  )
}
