import { useQuery } from '@tanstack/react-query'
import { Time } from '@tessera/ui/time.tsx'
import { client } from './house.ts'

const zoneOf = (hours: number): string => `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`

/** A moment in site time. */
export function Moment({ at }: { at: number }) {
  const { data } = useQuery({ queryKey: ['site.whitelabel'], queryFn: () => client.ask('site.whitelabel', {}), staleTime: Number.POSITIVE_INFINITY })
  return data ? <Time at={at} zone={zoneOf(data.siteTimeZone)} /> : null
}
