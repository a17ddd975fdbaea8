// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { StarButton } from '../favourites/star-button.tsx'
import { SportIcon } from '../frame/sport-icon.tsx'

/** A team with its star. */
export function TeamChip({
  team: { id, sport, name },
}: {
  team: CallOutput<'sportsbook.search'>['teams'][number]
}) {
  return (
    <span className="flex min-h-12 max-w-full items-center gap-2 rounded-tile border border-line bg-surface-1 ps-3 pe-1.5">
      <SportIcon sport={sport} className="size-5 shrink-0 text-muted" />
      <bdi className="truncate text-sm font-semibold text-text">{name}</bdi>
      <StarButton kind="teams" id={id} name={name} />
    </span>
  )
}
