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

interface ComparedAccount {
  accountId: string
  name: string
}

/** Vendors of one kind of games, to be moved and edited. */
export function VendorsList({ vendors, gameType }: { vendors: readonly AdminVendor[]; gameType: GameType }) {
  const [edited, setEdited] = useState<AdminVendor>()
  const [compared, setCompared] = useState<ComparedAccount>()
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
        {vendors.map((vendor, index) => (
          <DragRow key={vendor.vendorCode} data-vendor={vendor.vendorCode} drag={drag(index)}>
            <VendorFacts vendor={vendor} />
            <span className="ms-auto flex items-center gap-2 max-md:basis-full max-md:justify-end">
              <VendorButtons vendor={vendor} onCompare={setCompared} onEdit={setEdited} />
              <OrderButtons
                name={vendor.name}
                index={index}
                count={vendors.length}
                disabled={reorder.isPending}
                onMove={(to) => move(index, to)}
              />
            </span>
          </DragRow>
        ))}
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

/** The logo, the name and the state of a vendor. */
function VendorFacts({ vendor }: { vendor: AdminVendor }) {
  return (
    <>
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
        <span className="truncate text-sm font-semibold text-text">{vendor.name}</span>
        <span className="text-xs text-muted md:truncate">
          <code>{vendor.vendorCode}</code> · {t('console.gamesShown')}:{' '}
          {t('console.shownOfAll', { visible: vendor.visible, all: vendor.games })} · {t('console.wire')}:{' '}
          {vendor.accountId ?? t('console.noWire')}
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
    </>
  )
}

interface VendorButtonsProps {
  vendor: AdminVendor
  onCompare: (account: ComparedAccount) => void
  onEdit: (vendor: AdminVendor) => void
}

function VendorButtons({ vendor, onCompare, onEdit }: VendorButtonsProps) {
  const { accountId, name } = vendor
  return (
    <>
      {accountId !== null && (
        <Button
          size="small"
          aria-label={`${t('console.compare')}: ${name}`}
          onClick={() => onCompare({ accountId, name })}
        >
          {t('console.compare')}
        </Button>
      )}
      <Button size="small" aria-label={t('console.edit', { name })} onClick={() => onEdit(vendor)}>
        {t('console.editIt')}
      </Button>
    </>
  )
}
