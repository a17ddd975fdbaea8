// SPDX-License-Identifier: Apache-2.0
import { closeness } from '@tessera/rules/search/closeness'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { language } from '../../../shared/texts/texts.ts'
import type { Destination } from './use-destinations.ts'

const longestText = 60
const calmMs = 30_000
/** Names of other scripts and short names are known to the platform only, which found them by these. */
const foundElsewhere = 2

/** Matches and competitions of the sportsbook that a text means, the nearest first; none for an empty text. */
export function useBettable(text: string): readonly Destination[] {
  const navigate = useNavigate()
  const { data, isPlaceholderData: isOld } = useCallQuery(
    'sportsbook.search',
    { text: text.slice(0, longestText), language },
    { enabled: text !== '', keepPreviousData: true, staleTimeMs: calmMs },
  )
  if (!data || text === '') return []
  const costOf = (...names: string[]): number | undefined => {
    const costs = names.map((name) => closeness(text, name)).filter((cost) => cost !== undefined)
    // What the text before this one found counts only if this one means it, too.
    return costs.length > 0 ? Math.min(...costs) : isOld ? undefined : foundElsewhere
  }
  const matches = data.events.map(({ id, home, away }) => ({
    key: `match-${id}`,
    label: `${home.name} – ${away.name}`,
    cost: costOf(home.name, away.name),
    act: () => void navigate({ to: '/sportsbook/event', search: { eventId: id } }),
  }))
  const competitions = data.competitions.map(({ id, name }) => ({
    key: `competition-${id}`,
    label: name,
    cost: costOf(name),
    act: () => void navigate({ to: '/sportsbook', search: { competition: id } }),
  }))
  return [...competitions, ...matches].flatMap(({ cost, ...found }) =>
    cost === undefined ? [] : [{ ...found, kind: 'sportsbook' as const, cost }],
  )
}
