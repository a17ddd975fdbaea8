// SPDX-License-Identifier: Apache-2.0
import { Mark } from '@tessera/ui/media/mark.tsx'
import { Picture } from '@tessera/ui/media/picture.tsx'
import type { Vendor } from './game-types.ts'

type Studio = Pick<Vendor, 'logoUrl' | 'displayName'>

/**
 * The sign of a studio, twice as wide as high; the mark of the platform where it does not come. It takes no
 * press: one on a picture that is replaced before the button is let go would count for nothing.
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

/** The sign of a studio beside its name, small. */
export function StudioMark({ studio, className = '' }: { studio: Studio; className?: string }) {
  return <StudioSign studio={studio} className={`shrink-0 !rounded-[6px] ${className}`} />
}
