// SPDX-License-Identifier: Apache-2.0
import { Carousel } from '@tessera/ui/layout/carousel.tsx'
import { cx } from '@tessera/ui/cx.ts'
import { t } from '../../../shared/texts/texts.ts'

const mostInView = 5

/** The classifications of a vendor's games; more than five scroll. */
export function ClassifyTabs({
  tabs,
  selected,
  onSelect,
}: {
  tabs: readonly { key: string; label: string }[]
  selected: string
  onSelect: (key: string) => void
}) {
  if (tabs.length === 0) return null
  const title = t('lobby.gameMenu')
  const faces = tabs.map(({ key, label }) => (
    <button
      key={key}
      type="button"
      aria-pressed={key === selected}
      onClick={() => onSelect(key)}
      className={cx(
        'relative h-9 w-full truncate rounded-full border px-4 text-sm font-semibold transition-colors duration-160 after:absolute after:inset-x-0 after:-inset-y-1 focus-visible:-outline-offset-2',
        key === selected
          ? 'border-brand bg-brand-soft text-text'
          : 'border-line text-muted hover:bg-surface-2 hover:text-text',
      )}
    >
      {label}
    </button>
  ))
  if (tabs.length <= mostInView)
    return (
      <div role="group" aria-label={title} className="no-scrollbar flex gap-2 overflow-x-auto py-0.5">
        {faces.map((face) => (
          <span key={face.key} className="shrink-0">
            {face}
          </span>
        ))}
      </div>
    )
  return (
    <div className="min-w-0 grow">
      <Carousel
        beside
        label={title}
        gapPx={8}
        perViewPhone={3.2}
        labels={{
          carousel: t('shell.carousel'),
          slide: t('shell.slide'),
          previous: t('lobby.previous', { title }),
          next: t('lobby.next', { title }),
          pause: '',
          play: '',
          slideOf: (number, total) => t('messages.banner.of', { number, total }),
        }}
      >
        {faces}
      </Carousel>
    </div>
  )
}
