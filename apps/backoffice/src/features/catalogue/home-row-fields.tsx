// SPDX-License-Identifier: Apache-2.0
import X from 'lucide-react/icons/x'
import { cx } from '@tessera/ui/cx.ts'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { Switch } from '@tessera/ui/forms/switch.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { OrderButtons } from '../../shared/order-buttons.tsx'
import { t } from '../../shared/texts.ts'
import type { useDragOrder } from '../../shared/use-drag-order.ts'
import { gameTypeOptions, isGameType } from './catalogue-words.ts'
import { longestRow, rowKinds, type HomeRow } from './home-row.ts'
import { RowPins } from './row-pins.tsx'

/** What fills a row; a kind of games by its own name. */
const kindName = ({ kind, gameType }: HomeRow): string =>
  t(kind === 'type' && gameType !== null ? `console.gameType.${gameType}` : `console.rowKind.${kind}`)

interface HomeRowFieldsProps {
  row: HomeRow
  index: number
  count: number
  drag: ReturnType<ReturnType<typeof useDragOrder>>
  onChange: (row: HomeRow) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One row of the home page: what fills it, which games come first, how many. */
export function HomeRowFields({
  row,
  index,
  count,
  drag: { className, ...dragging },
  onChange,
  onMove,
  onRemove,
}: HomeRowFieldsProps) {
  const title = t('console.rowTitle', { number: index + 1, kind: kindName(row) })
  const { EN: heading = '', ...others } = row.titles
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is the short way; its buttons do the same by keyboard
    <li
      {...dragging}
      data-row={row.key}
      className={cx('flex flex-col gap-3 rounded-tile border border-line bg-surface-1 p-4', className)}
    >
      <div className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 text-md font-bold text-text">{title}</h2>
        <Switch
          checked={row.enabled}
          onChange={(event) => onChange({ ...row, enabled: event.target.checked })}
        >
          {t('console.rowEnabled')}
        </Switch>
        <OrderButtons name={title} index={index} count={count} onMove={onMove} />
        <IconButton label={t('console.takeOut', { name: title })} onClick={onRemove}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-5">
        <Select
          label={t('console.rowKind')}
          value={row.kind}
          options={rowKinds.map((value) => ({ value, label: t(`console.rowKind.${value}`) }))}
          onChange={(event) => onChange(withKind(row, event.target.value))}
        />
        <Select
          label={t('console.gameType')}
          value={row.gameType ?? ''}
          options={[
            ...(row.kind === 'type' ? [] : [{ value: '', label: t('console.anyKind') }]),
            ...gameTypeOptions,
          ]}
          onChange={(event) =>
            onChange({
              ...row,
              gameType: isGameType(event.target.value) ? event.target.value : null,
              vendorCode: null,
            })
          }
        />
        <VendorOfRow row={row} onChange={(vendorCode) => onChange({ ...row, vendorCode })} />
        <NumberField
          label={t('console.rowLength')}
          value={String(row.length)}
          min={1}
          max={longestRow}
          onChange={(typed) =>
            onChange({ ...row, length: Math.min(longestRow, Math.max(1, Number(typed) || 1)) })
          }
        />
        <TextField
          label={t('console.rowHeading')}
          hint={t('console.rowHeadingHint')}
          maxLength={120}
          value={heading}
          onChange={(event) =>
            onChange({
              ...row,
              titles: event.target.value === '' ? others : { ...others, EN: event.target.value },
            })
          }
        />
      </div>
      <RowPins pins={row.pins} gameType={row.gameType} onChange={(pins) => onChange({ ...row, pins })} />
    </li>
  )
}

/** A row of a kind of games needs the kind. */
function withKind(row: HomeRow, chosen: string): HomeRow {
  const kind = rowKinds.find((one) => one === chosen) ?? row.kind
  return { ...row, kind, gameType: kind === 'type' ? (row.gameType ?? 'RNG') : row.gameType }
}

function VendorOfRow({ row, onChange }: { row: HomeRow; onChange: (vendorCode: string | null) => void }) {
  const { data = [] } = useCallQuery('backoffice.catalogueVendors', {})
  const names = new Map(
    data
      .filter(({ gameType }) => row.gameType === null || gameType === row.gameType)
      .map(({ vendorCode, name }) => [vendorCode, name]),
  )
  return (
    <Select
      label={t('console.vendor')}
      value={row.vendorCode ?? ''}
      options={[
        { value: '', label: t('console.all') },
        ...[...names].map(([value, label]) => ({ value, label })),
      ]}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  )
}
