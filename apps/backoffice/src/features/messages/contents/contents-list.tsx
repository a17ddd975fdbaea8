// SPDX-License-Identifier: Apache-2.0
import { Link } from '@tanstack/react-router'
import { Badge, type BadgeTone } from '@tessera/ui/data/badge.tsx'
import { useBrandInput } from '../../../shared/brand.tsx'
import { DragRow, sayOrder } from '../../../shared/drag-row.tsx'
import { useCallMutation } from '../../../shared/api.ts'
import { Moment } from '../../../shared/moment.tsx'
import { moved, OrderButtons } from '../../../shared/order-buttons.tsx'
import { t } from '../../../shared/texts.ts'
import { useDragOrder } from '../../../shared/use-drag-order.ts'
import type { BannerGroup, ContentKind, Item } from './content-kinds.ts'

interface ContentsListProps {
  list: readonly Item[]
  kind: ContentKind
  groupName: BannerGroup | undefined
  /** The list is complete, so its order can be changed. */ ordered: boolean
}

const tones: Record<Item['state'], BadgeTone> = { draft: 'wait', published: 'good', archived: 'quiet' }

/** Items in the order of the site. Rows can be dragged, or moved by their buttons. */
export function ContentsList({ list, kind, groupName, ordered }: ContentsListProps) {
  const brand = useBrandInput()
  const reorder = useCallMutation('backoffice.reorderContents', ['backoffice.contents'])
  const living = list.filter(({ state }) => state !== 'archived')
  const move = (from: number, to: number): void => {
    if (from === to || reorder.isPending) return
    reorder.mutate(
      {
        ...brand,
        kind,
        ...(groupName ? { groupName } : {}),
        ids: moved(
          living.map(({ id }) => id),
          from,
          to,
        ),
      },
      sayOrder,
    )
  }
  const drag = useDragOrder(move)
  return (
    <ol aria-label={t('console.contents')} className="rounded-tile border border-line bg-surface-1">
      {list.map((item) => {
        const at = living.indexOf(item)
        const movable = ordered && at >= 0
        return (
          <DragRow key={item.id} data-item={item.id} drag={drag(movable ? at : -1)} oneLine>
            <ItemFacts item={item} />
            {ordered && (
              <span className="w-20 text-end">
                {movable && (
                  <OrderButtons
                    name={item.title}
                    index={at}
                    count={living.length}
                    disabled={reorder.isPending}
                    onMove={(to) => move(at, to)}
                  />
                )}
              </span>
            )}
          </DragRow>
        )
      })}
    </ol>
  )
}

/** The title of an item, its state, when it is on the site, and who changed it last. */
function ItemFacts({ item }: { item: Item }) {
  return (
    <>
      <Link
        to="/contents/$id"
        params={{ id: String(item.id) }}
        className="flex min-h-11 min-w-0 flex-1 basis-full items-center text-sm font-semibold text-text hover:text-brand md:basis-0"
      >
        <span className="truncate">{item.title || t('console.untitled')}</span>
      </Link>
      <span className="flex flex-wrap gap-1.5 md:w-56">
        <Badge small tone={tones[item.state]}>
          {t(`console.state.${item.state}`)}
        </Badge>
        {item.state === 'published' && !item.visible && (
          <Badge small tone="wait">
            {t('console.notShown')}
          </Badge>
        )}
        {item.changed && item.state === 'published' && (
          <Badge small tone="wait">
            {t('console.hasDraft')}
          </Badge>
        )}
      </span>
      <span className="text-xs text-muted md:w-44">
        <Span item={item} />
      </span>
      <span className="ms-auto text-xs text-muted md:w-52 md:text-end">
        {item.changedBy} · <Moment at={item.changedAt} />
      </span>
    </>
  )
}

function Span({ item: { from, until } }: { item: Item }) {
  if (from === null && until === null) return <>{t('console.always')}</>
  return (
    <>
      {from !== null && <Moment at={from} />} – {until !== null && <Moment at={until} />}
    </>
  )
}
