// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Picture } from '@tessera/ui/media/picture.tsx'
import { DragRow, sayOrder } from '../../shared/drag-row.tsx'
import { useCallMutation } from '../../shared/api.ts'
import { moved, OrderButtons } from '../../shared/order-buttons.tsx'
import { t } from '../../shared/texts.ts'
import { useDragOrder } from '../../shared/use-drag-order.ts'
import type { AdminVendor, GameType } from './catalogue-words.ts'

const VendorDialog = lazy(() => import('./vendor-dialog.tsx'))
const CompareDialog = lazy(() => import('./compare-dialog.tsx'))

/** Vendors of one kind of games, to be moved and edited. */
export function VendorsList({ vendors, gameType }: { vendors: readonly AdminVendor[]; gameType: GameType }) {
  const [edited, setEdited] = useState<AdminVendor>()
  const [compared, setCompared] = useState<{ accountId: string; name: string }>()
  const reorder = useCallMutation('backoffice.orderVendors', ['backoffice.catalogueVendors'])
  const move = (from: number, to: number): void => {
    if (reorder.isPending) return
    reorder.mutate(
      {
        gameType,
        vendorCodes: moved(
          vendors.map(({ vendorCode }) => vendorCode),
          from,
          to,
        ),
      },
      sayOrder,
    )
  }
  const drag = useDragOrder(move)
  return (
    <>
      <ol aria-label={t('console.vendors')} className="rounded-tile border border-line bg-surface-1">
        {vendors.map((vendor, index) => {
          const { accountId, name } = vendor
          return (
            <DragRow key={vendor.vendorCode} data-vendor={vendor.vendorCode} drag={drag(index)}>
              <span className="h-10 w-20 shrink-0 overflow-hidden rounded-[6px]">
                <Picture
                  src={vendor.logoUrl}
                  alt=""
                  width={240}
                  height={120}
                  fallback={null}
                  className="size-full object-contain"
                />
              </span>
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="truncate text-sm font-semibold text-text">{name}</span>
                <span className="text-xs text-muted md:truncate">
                  <code>{vendor.vendorCode}</code> · {t('console.gamesShown')}:{' '}
                  {t('console.shownOfAll', { visible: vendor.visible, all: vendor.games })} ·{' '}
                  {t('console.wire')}: {accountId ?? t('console.noWire')}
                </span>
              </span>
              <span className="flex flex-wrap gap-1.5">
                {vendor.isHot && (
                  <Badge small tone="wait">
                    {t('console.badge.hot')}
                  </Badge>
                )}
                {!vendor.enabled && (
                  <Badge small tone="bad">
                    {t('console.badge.off')}
                  </Badge>
                )}
                {vendor.maintenance && (
                  <Badge small tone="bad">
                    {t('console.badge.maintenance')}
                  </Badge>
                )}
              </span>
              <span className="ms-auto flex items-center gap-2 max-md:basis-full max-md:justify-end">
                {accountId !== null && (
                  <Button
                    size="small"
                    aria-label={`${t('console.compare')}: ${name}`}
                    onClick={() => setCompared({ accountId, name })}
                  >
                    {t('console.compare')}
                  </Button>
                )}
                <Button
                  size="small"
                  aria-label={t('console.edit', { name })}
                  onClick={() => setEdited(vendor)}
                >
                  {t('console.editIt')}
                </Button>
                <OrderButtons
                  name={name}
                  index={index}
                  count={vendors.length}
                  disabled={reorder.isPending}
                  onMove={(to) => move(index, to)}
                />
              </span>
            </DragRow>
          )
        })}
      </ol>
      <Suspense>
        {edited && <VendorDialog vendor={edited} onClose={() => setEdited(undefined)} />}
        {compared && (
          <CompareDialog
            accountId={compared.accountId}
            name={compared.name}
            onClose={() => setCompared(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
