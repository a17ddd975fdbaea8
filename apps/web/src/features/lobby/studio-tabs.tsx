import { cx } from '@tessera/ui/cx.ts'
import { t } from '../../shared/texts/texts.ts'
import { StudioMark } from './studio-logo.tsx'
import type { Vendor } from './game-types.ts'

export interface StudioTabsProps { studios: readonly Vendor[]; selected: string | undefined; onSelect: (vassalage: string | undefined) => void }

/** The studios of a lobby in one sliding line; pressing the chosen one again lets it go. */
export function StudioTabs({ studios, selected, onSelect }: StudioTabsProps) {
  return (
    <ul aria-label={t('lobby.studios')} className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
      <li className="shrink-0"><StudioTab chosen={selected === undefined} onClick={() => onSelect(undefined)}>{t('lobby.allStudios')}</StudioTab></li>
      {studios.map((studio) => (
        <li key={studio.vassalage} className="shrink-0">
          <StudioTab chosen={studio.vassalage === selected} onClick={() => onSelect(studio.vassalage === selected ? undefined : studio.vassalage)}>
            <StudioMark studio={studio} className="-ms-2 w-14" />
            {studio.displayName}
          </StudioTab>
        </li>
      ))}
    </ul>
  )
}

function StudioTab({ chosen, onClick, children }: { chosen: boolean; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button" aria-pressed={chosen} onClick={onClick}
      className={cx(
        'flex h-11 items-center gap-2 whitespace-nowrap rounded-full border px-4 text-sm font-semibold transition-colors duration-160',
        chosen ? 'border-brand bg-brand-soft text-text' : 'border-line bg-surface-1 text-muted hover:bg-surface-2 hover:text-text',
      )}
    >
      {children}
    </button>
  )
}
