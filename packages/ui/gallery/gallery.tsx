// SPDX-License-Identifier: Apache-2.0
import { Segmented } from '../src/forms/segmented.tsx'
import { Wordmark } from '../src/media/mark.tsx'
import { Toasts } from '../src/overlays/toasts.tsx'
import { actions } from './parts/actions.tsx'
import { art } from './parts/art.tsx'
import { choices } from './parts/choices.tsx'
import { fields } from './parts/fields.tsx'
import { foundations } from './parts/foundations.tsx'
import { lists } from './parts/lists.tsx'
import { media } from './parts/media.tsx'
import { overlays } from './parts/overlays.tsx'
import { states } from './parts/states.tsx'
import { useView } from './view.ts'

const parts = [
  ...foundations,
  ...actions,
  ...fields,
  ...choices,
  ...lists,
  ...media,
  ...states,
  ...overlays,
  ...art,
]

/** Every part of the design system with its states, in the theme and direction of the address. */
export function Gallery() {
  const [view, change] = useView()
  const visible = parts.filter(({ id }) => view.part === '' || id === view.part)
  return (
    <>
      {!view.bare && (
        <header className="sticky top-0 z-40 flex flex-wrap items-center gap-3 border-b border-line bg-bg px-6 py-3">
          <h1>
            <Wordmark name="Parts" />
          </h1>
          <Segmented
            label="Theme"
            options={[
              { value: 'dark', label: 'Dark' },
              { value: 'light', label: 'Light' },
            ]}
            value={view.theme}
            onChange={(theme) => change({ theme })}
          />
          <Segmented
            label="Direction"
            options={[
              { value: 'ltr', label: 'Left to right' },
              { value: 'rtl', label: 'Right to left' },
            ]}
            value={view.dir}
            onChange={(dir) => change({ dir })}
          />
          <nav aria-label="Parts" className="no-scrollbar flex w-full gap-4 overflow-x-auto text-sm">
            {parts.map(({ id, title }) => (
              <a
                key={id}
                href={`#${id}`}
                className="inline-flex min-h-11 items-center whitespace-nowrap text-muted hover:text-text"
              >
                {title}
              </a>
            ))}
          </nav>
        </header>
      )}
      <main className="mx-auto flex max-w-[1000px] flex-col gap-12 p-6">
        {view.bare && <h1 className="sr-only">Parts</h1>}
        {visible.map(({ id, title, Sample }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-36">
            <h2 id={`${id}-title`} className="mb-4 text-lg font-bold">
              {title}
            </h2>
            <div key={view.dir} data-part={id} className="flex flex-col gap-4">
              <Sample />
            </div>
          </section>
        ))}
        {visible.length === 0 && <p>There is no part “{view.part}”.</p>}
      </main>
      <Toasts closeLabel="Close" />
    </>
  )
}
