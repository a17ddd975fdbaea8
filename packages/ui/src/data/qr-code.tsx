// SPDX-License-Identifier: Apache-2.0
import { QRCodeSVG } from 'qrcode.react'

export interface QrCodeProps {
  /** What it says, usually an address. */
  value: string
  /** Side in pixels, the white edge included: 143 on home, 100 in modals, 90 in the side menu. */
  size: number
  /** What it leads to, for readers. */
  label: string
}

/**
 * A square code to be read by a phone: always dark on white, whatever the theme, or cameras fail. Load it
 * lazily.
 */
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
