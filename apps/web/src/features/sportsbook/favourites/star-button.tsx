// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import Star from 'lucide-react/icons/star'
import { useMemberGate } from '../../../shared/session/gate.ts'
import { onceNamed } from '../../../shared/session/session.ts'
import { t } from '../../../shared/texts/texts.ts'
import { favouritesOf, toggleFavourite, useIsFavourite, useMarker, type FavouriteKind } from './favourites.ts'

/** The star of a team, a competition or an event: filled if it is a favourite. Visitors are asked to log in. */
export function StarButton({ kind, id, name }: { kind: FavouriteKind; id: string; name: string }) {
  const username = useMarker()
  const filled = useIsFavourite(username, kind, id)
  const gate = useMemberGate()
  return (
    <button
      type="button"
      aria-pressed={filled}
      aria-label={t('sportsbook.lobby.star', { name })}
      title={t('sportsbook.lobby.favourites')}
      onClick={() =>
        gate(
          () => toggleFavourite(username, kind, id),
          () =>
            onceNamed((name) => {
              if (!favouritesOf(name)[kind].includes(id)) toggleFavourite(name, kind, id)
            }),
        )
      }
      className="relative flex size-8 shrink-0 items-center justify-center rounded-control text-muted transition-colors duration-160 after:absolute after:-inset-1.5 hover:text-text focus-visible:-outline-offset-2"
    >
      <Star
        key={String(filled)}
        className={cx('size-4', filled && 'enter-pop fill-current text-gold')}
        aria-hidden="true"
      />
    </button>
  )
}
