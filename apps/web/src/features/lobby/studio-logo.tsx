import { Mark } from '@tessera/ui/mark.tsx'
import { useState } from 'react'
import type { Vendor } from './game-types.ts'

/** The sign of a studio; its own picture where it comes, else the first letter on a stone. */
export function StudioLogo({ studio, size = 'size-12' }: { studio: Pick<Vendor, 'logoUrl' | 'displayName'>; size?: string }) {
  const [failed, setFailed] = useState(studio.logoUrl === '')
  if (failed) return <Mark className={size} />
  return <img src={studio.logoUrl} alt="" width={48} height={48} loading="lazy" decoding="async" onError={() => setFailed(true)} className={`${size} rounded-control object-cover`} />
}
