// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { cx } from '@tessera/ui/cx.ts'
import Trophy from 'lucide-react/icons/trophy'
import { useSite } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { onlySport, type BookLobby } from './book-lobbies.ts'
import { SportIcon } from './sport-icon.tsx'
import { sportName } from './sport-name.ts'

/**
 * The title of a lobby in its own dress: the lines of a pitch for sports, stones for e-sports, the two colours of a
 * fight.
 */
export function LobbyHead({
  lobby,
  sport = onlySport(lobby),
}: {
  lobby: BookLobby
  sport?: Sport | undefined
}) {
  const { siteName } = useSite().whitelabel
  const dressed = lobby.path !== '/sportsbook'
  const isFight = sport === 'cockfight'
  return (
    <div
      className={cx(
        'relative flex min-w-0 items-center gap-3 overflow-hidden md:flex-1 rounded-panel border border-line px-4',
        dressed ? 'min-h-18 md:min-h-24 md:gap-4 md:px-6' : 'min-h-14',
        isFight
          ? 'bg-linear-to-r from-danger-soft from-45% to-wala-soft to-55% rtl:bg-linear-to-l'
          : dressed || sport === 'esports'
            ? 'bg-linear-to-r from-brand-soft to-surface-1 rtl:bg-linear-to-l'
            : 'bg-surface-1',
      )}
    >
      {lobby.path === '/sports' ? <Pitch /> : !isFight && <Stones strong={sport === 'esports'} />}
      {sport === undefined ? (
        <Trophy className={cx('shrink-0 text-brand', signSize(dressed))} aria-hidden="true" />
      ) : (
        <SportIcon
          sport={sport}
          className={cx('shrink-0', signSize(dressed), isFight ? 'text-danger' : 'text-brand')}
        />
      )}
      <div className="relative flex min-w-0 flex-1 flex-col-reverse">
        <h1
          className={cx('truncate text-xl leading-normal font-extrabold text-text', dressed && 'md:text-2xl')}
        >
          {sport === undefined ? t(lobby.title) : sportName(sport)}
        </h1>
        {dressed && (
          <p dir="auto" className="truncate text-xs font-semibold text-muted">
            {t('sportsbook.lobby.ofBrand', { brand: siteName })}
          </p>
        )}
      </div>
      {isFight && <Corners />}
    </div>
  )
}

const signSize = (dressed: boolean): string => (dressed ? 'size-9 md:size-12' : 'size-7')

function Stones({ strong }: { strong: boolean }) {
  return (
    <span
      className={cx('absolute inset-y-0 end-0 w-1/2 bg-brand tesserae', strong ? 'opacity-20' : 'opacity-5')}
      aria-hidden="true"
    />
  )
}

/** Half of a pitch, as it is marked. */
function Pitch() {
  return (
    <svg
      viewBox="0 0 320 112"
      className="absolute inset-y-0 end-0 h-full text-brand opacity-25 rtl:-scale-x-100"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M90-40v192M320-6h-74v124h74M320 24h-32v64h32" />
      <circle cx="90" cy="56" r="42" />
      <path d="M246 30a34 34 0 0 0 0 52" />
      <circle cx="90" cy="56" r="2.500" fill="currentColor" stroke="none" />
      <circle cx="268" cy="56" r="2.500" fill="currentColor" stroke="none" />
    </svg>
  )
}

/** The two sides of a fight: Meron is red, Wala is blue. On a phone one above the other: their names may be long. */
function Corners() {
  return (
    <span className="relative flex shrink-0 flex-col items-end gap-x-2 text-sm font-extrabold md:flex-row md:items-center">
      <span className="text-danger">{t('sportsbook.outcome.meron')}</span>
      <span className="text-muted max-md:hidden" aria-hidden="true">
        ×
      </span>
      <span className="text-wala">{t('sportsbook.outcome.wala')}</span>
    </span>
  )
}
