// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { sports, type Sport } from '@tessera/rules/sportsbook/model/sport'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'
import { t } from '../../../shared/texts.ts'
import { ranksIn, type Placed } from './placings.ts'

export type ResultEvent = CallOutput<'backoffice.sportsbookResults'>['list'][number]
export type WholeResult = CallOutput<'backoffice.sportsbookResult'>
export type Entry = WholeResult['entries'][number]
export type WholeEntry = CallOutput<'backoffice.resultEntry'>
export type Said = Entry['said']

export const entryTones: Record<Entry['status'], BadgeTone> = {
  planning: 'wait',
  planned: 'wait',
  running: 'wait',
  done: 'good',
  dropped: 'quiet',
  stale: 'bad',
}

/** All sports, then each of them. */
export const sportOptions: { value: Sport | ''; label: string }[] = [
  { value: '', label: t('console.results.allSports') },
  ...sports.map((value) => ({ value, label: t(`console.sportsbook.sport.${value}`) })),
]

/** The name of an event: its two sides, or its season. */
export const eventName = ({ kind, home, away, competition, season }: ResultEvent): string =>
  kind === 'match' ? `${home} – ${away}` : t('console.sportsbook.outright', { name: competition, season })

/**
 * Halves, quarters, sets or maps in their order, such as `1–0, 0–2`, or the first of an outright; a dash if nothing was
 * played.
 */
export function partsText(
  result: string | null,
  competitors: readonly { id: string; name: string }[] = [],
): string {
  if (result === null) return '—'
  const said: Record<string, unknown> = JSON.parse(result)
  if (said['sport'] === 'outright') return ranksText(ranksIn(result), competitors)
  if (said['final']) return partText(said['final'] as { home: number; away: number })
  const parts = said['halves'] ?? said['quarters'] ?? said['sets'] ?? said['maps']
  if (!Array.isArray(parts)) return String(said['outcome'] ?? '—')
  return parts.map(partText).join(', ') || '—'
}
const partText = (part: string | { home: number; away: number }): string =>
  typeof part === 'string' ? (part === 'home' ? '1–0' : '0–1') : `${part.home}–${part.away}`

const mostRanks = 6

/** The first of an outright, and who withdrew: `1. Ash, 1. Birch`. */
function ranksText(placed: Placed, competitors: readonly { id: string; name: string }[]): string {
  const named = competitors.map(({ id, name }) => ({ name, rank: placed[id] ?? '' }))
  const first = named
    .filter(({ rank }) => Number(rank) > 0 && Number(rank) <= mostRanks)
    .toSorted((one, other) => Number(one.rank) - Number(other.rank))
    .map(({ rank, name }) => `${rank}. ${name}`)
  const withdrew = named
    .filter(({ rank }) => rank === 'withdrawn')
    .map(({ name }) => `${name}: ${t('console.results.withdrew')}`)
  return [...first, ...withdrew].join(', ') || '—'
}
