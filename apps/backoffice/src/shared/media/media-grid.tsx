// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import { t } from '../texts.ts'
import { readableSize, type Media } from './media-kinds.ts'

/** Pictures side by side, each with its actions. */
export function MediaGrid({
  list,
  renderActions,
}: {
  list: readonly Media[]
  renderActions: (media: Media) => ReactNode
}) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
      {list.map((media) => (
        <li
          key={media.id}
          className="flex flex-col overflow-hidden rounded-tile border border-line bg-surface-1"
        >
          <div className="flex aspect-[8/5] items-center justify-center bg-surface-2">
            <img
              src={smallOf(media)}
              alt=""
              loading="lazy"
              className="max-h-full max-w-full object-contain"
            />
          </div>
          <div className="flex flex-1 flex-col gap-1 p-3">
            <p className="truncate text-sm font-semibold text-text" title={media.name}>
              {media.name}
            </p>
            <p className="text-xs text-muted">
              {t(`console.mediaKind.${media.kind}`)} ·{' '}
              <span className="tabular">
                {media.width}×{media.height}
              </span>{' '}
              · {readableSize(media.bytes)}
            </p>
            <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">{renderActions(media)}</div>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The smallest size that is still sharp in the grid. */
const smallOf = ({ sizes, url }: Media): string =>
  sizes.filter(({ width }) => width >= 240).toSorted((one, other) => one.width - other.width)[0]?.url ?? url
