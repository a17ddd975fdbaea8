import { Mark } from '@tessera/ui/mark.tsx'
import { useState } from 'react'
import type { Vendor } from './game-types.ts'

type Studio = Pick<Vendor, 'logoUrl' | 'displayName'>

/** The sign of a studio, twice as wide as high; the mark of the house where it does not come. */
export function StudioSign({ studio, className = '' }: { studio: Studio; className?: string }) {
  const [failed, setFailed] = useState(studio.logoUrl === '')
  return (
    <span className={`flex aspect-2/1 items-center justify-center overflow-hidden rounded-control bg-surface-2 ${className}`}>
      {failed ? <Mark className="h-1/2" /> : <img src={studio.logoUrl} alt="" width={240} height={120} loading="lazy" decoding="async" onError={() => setFailed(true)} className="size-full object-cover" />}
    </span>
  )
}

/** Only the mark in the upper middle of a sign, for places too small for its letters. */
export function StudioMark({ studio, className = '' }: { studio: Studio; className?: string }) {
  const [failed, setFailed] = useState(studio.logoUrl === '')
  if (failed) return <Mark className={className} />
  return (
    <span className={`relative block overflow-hidden rounded-[6px] ${className}`}>
      <img src={studio.logoUrl} alt="" width={240} height={120} loading="lazy" decoding="async" onError={() => setFailed(true)} className="absolute -top-[12%] left-1/2 h-[170%] w-auto max-w-none -translate-x-1/2" />
    </span>
  )
}
