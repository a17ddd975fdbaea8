// SPDX-License-Identifier: Apache-2.0
import { QRCodeSVG } from 'qrcode.react'

export interface QrCodeProps {
  /** Its contents, usually an address. */
  value: string
  /** Side length in pixels, including the white margin: 143 on home, 100 in modals, 90 in the side menu. */
  size: number
  /** What it links to, for screen readers. */
  label: string
}

/** A QR code: always dark on white, whatever the theme, because cameras need that. Load it lazily. */
export function QrCode({ value, size, label }: QrCodeProps) {
  return (
    <span dir="ltr" className="inline-block shrink-0 overflow-hidden rounded-control">
      <QRCodeSVG
        value={value}
        size={size}
        level="M"
        marginSize={2}
        title={label}
        role="img"
        className="block"
      />
    </span>
  )
}
