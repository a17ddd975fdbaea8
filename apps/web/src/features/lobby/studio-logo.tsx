import { Mark } from '@tessera/ui/mark.tsx'
import { Picture } from '@tessera/ui/picture.tsx'
import type { Vendor } from './game-types.ts'

type Studio = Pick<Vendor, 'logoUrl' | 'displayName'>

/** The sign of a studio, twice as wide as high; the mark of the house where it does not come. */
export function StudioSign({ studio, className = '' }: { studio: Studio; className?: string }) {
  return (
    <span className={`flex aspect-2/1 items-center justify-center overflow-hidden rounded-control bg-surface-2 ${className}`}>
      <Picture src={studio.logoUrl} alt="" width={240} height={120} fallback={<Mark className="h-1/2" />} className="size-full" />
    </span>
  )
}

/** Only the mark in the upper middle of a sign, for places too small for its letters. */
export function StudioMark({ studio, className = '' }: { studio: Studio; className?: string }) {
  return (
    <span className={`relative flex items-center justify-center overflow-hidden rounded-[6px] ${className}`}>
      <Picture src={studio.logoUrl} alt="" width={240} height={120} fallback={<Mark className="size-full" />} className="absolute -top-[12%] left-1/2 aspect-2/1 h-[170%] max-w-none -translate-x-1/2" />
    </span>
  )
}
