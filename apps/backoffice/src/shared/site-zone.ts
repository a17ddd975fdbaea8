// SPDX-License-Identifier: Apache-2.0
import { useQuery } from '@tanstack/react-query'
import { client } from './api.ts'

/** Hours from UTC of site time; undefined until it is known. */
export function useSiteZone(): number | undefined {
  const { data } = useQuery({
    queryKey: ['site.whitelabel'],
    queryFn: () => client.ask('site.whitelabel', {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.siteTimeZone
}

/** Such as +07:00. */
export const zoneName = (hours: number): string =>
  `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`

const hourMs = 3_600_000

/** A moment (epoch ms) as the value of a date and time field, in site time: 2026-01-31T18:05. */
export const toField = (atMs: number, hours: number): string =>
  new Date(atMs + hours * hourMs).toISOString().slice(0, 16)

/** Parses the value of such a field; undefined if it is not a date. */
export function fromField(text: string, hours: number): number | undefined {
  const atMs = Date.parse(`${text}:00Z`)
  return Number.isNaN(atMs) ? undefined : atMs - hours * hourMs
}
