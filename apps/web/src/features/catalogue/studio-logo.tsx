// SPDX-License-Identifier: Apache-2.0
import { Mark } from '@tessera/ui/media/mark.tsx'
import { Picture } from '@tessera/ui/media/picture.tsx'
import type { Vendor } from './game-types.ts'

type Studio = Pick<Vendor, 'logoUrl' | 'displayName'>

/**
 * A studio's logo, twice as wide as high; the platform's mark if it fails to load. It ignores presses: a
 * click on a picture that is replaced before the button is released would not count.
 */
export function StudioSign({ studio, className = '' }: { studio: Studio; className?: string }) {
  return (
    <span
      className={`flex aspect-2/1 items-center justify-center overflow-hidden rounded-control bg-surface-2 *:pointer-events-none ${className}`}
    >
      <Picture
        src={studio.logoUrl}
        alt=""
        width={240}
        height={120}
        fallback={<Mark className="h-1/2" />}
        className="size-full"
      />
    </span>
  )
}

const markPx = 28
/** The position and height of the mark on the logos that the server draws, 480 by 240. */
const drawnMarks = {
  beside: { x: 104, y: 120, height: 130 },
  above: { x: 240, y: 82, height: 108 },
} as const
/** Longer names are below their mark. */
const besideUpTo = 9

/**
 * Only the studio's mark, beside its name in a menu: the letters of the logo would be unreadable at this
 * size.
 */
export function MenuMark({ studio }: { studio: Studio }) {
  const { logoUrl, displayName } = studio
  if (!logoUrl.includes('/art/')) return <StudioMark studio={studio} className="w-12" />
  const mark = drawnMarks[displayName.length > besideUpTo ? 'above' : 'beside']
  const scale = markPx / mark.height
  return (
    <span
      style={{ width: markPx, height: markPx }}
      className="relative block shrink-0 overflow-hidden rounded-[6px] bg-surface-2"
    >
      <img
        src={logoUrl}
        alt=""
        loading="lazy"
        decoding="async"
        style={{
          width: 480 * scale,
          height: 240 * scale,
          insetInlineStart: 'auto',
          left: markPx / 2 - mark.x * scale,
          top: markPx / 2 - mark.y * scale,
        }}
        className="pointer-events-none absolute max-w-none"
      />
    </span>
  )
}

/** The small logo of a studio beside its name. */
export function StudioMark({ studio, className = '' }: { studio: Studio; className?: string }) {
  return <StudioSign studio={studio} className={`shrink-0 !rounded-[6px] ${className}`} />
}
