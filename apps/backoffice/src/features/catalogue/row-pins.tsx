// SPDX-License-Identifier: Apache-2.0
import { useDeferredValue, useState } from 'react'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { moved, OrderButtons } from '../../shared/order-buttons.tsx'
import { t } from '../../shared/texts.ts'
import type { GameType } from './catalogue-words.ts'
import { longestRow } from './home-row.ts'

interface RowPinsProps {
  pins: readonly number[]
  gameType: GameType | null
  onChange: (pins: number[]) => void
}

/** The games that come first in a row, in their order, and a search for more of them. */
export function RowPins({ pins, gameType, onChange }: RowPinsProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold text-text">{t('console.pins')}</legend>
      <ol className="flex flex-wrap gap-2">
        {pins.map((nodeId, index) => (
          <Pin
            key={nodeId}
            nodeId={nodeId}
            index={index}
            count={pins.length}
            onMove={(to) => onChange(moved(pins, index, to))}
            onRemove={() => onChange(pins.filter((id) => id !== nodeId))}
          />
        ))}
      </ol>
      {pins.length < longestRow && (
        <FindPin pins={pins} gameType={gameType} onPin={(nodeId) => onChange([...pins, nodeId])} />
      )}
    </fieldset>
  )
}

function Pin({
  nodeId,
  index,
  count,
  onMove,
  onRemove,
}: {
  nodeId: number
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}) {
  const { data } = useCallQuery('backoffice.catalogueGames', { search: String(nodeId), pageSize: 50 })
  const name =
    data?.list.find((game) => game.nodeId === nodeId)?.name ?? t('console.gameNumber', { number: nodeId })
  return (
    <li className="flex items-center rounded-control bg-surface-2 ps-3 text-sm text-text">
      <span className="max-w-48 truncate">{name}</span>
      <OrderButtons name={name} index={index} count={count} onMove={onMove} />
      <IconButton label={t('console.takeOut', { name })} onClick={onRemove}>
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  )
}

function FindPin({
  pins,
  gameType,
  onPin,
}: {
  pins: readonly number[]
  gameType: GameType | null
  onPin: (nodeId: number) => void
}) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  return (
    <div className="flex flex-col gap-2">
      <div className="max-w-sm">
        <TextField
          label={t('console.findPin')}
          type="search"
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {search.length > 1 && (
        <Found
          search={search}
          pins={pins}
          gameType={gameType}
          onPin={(nodeId) => {
            onPin(nodeId)
            setTyped('')
          }}
        />
      )}
    </div>
  )
}

const mostFound = 8

function Found({
  search,
  pins,
  gameType,
  onPin,
}: {
  search: string
  pins: readonly number[]
  gameType: GameType | null
  onPin: (nodeId: number) => void
}) {
  const { data } = useCallQuery('backoffice.catalogueGames', {
    search,
    state: 'visible',
    pageSize: 20,
    ...(gameType === null ? {} : { gameType }),
  })
  const games = data?.list.filter(({ nodeId }) => !pins.includes(nodeId)).slice(0, mostFound) ?? []
  if (data && games.length === 0) return <p className="text-sm text-muted">{t('console.noGames')}</p>
  return (
    <ul className="flex flex-wrap gap-2">
      {games.map(({ nodeId, name, vendorName }) => (
        <li
          key={nodeId}
          className="flex items-center rounded-control border border-line ps-3 text-sm text-text"
        >
          <span className="max-w-64 truncate">
            {name} <span className="text-muted">· {vendorName}</span>
          </span>
          <IconButton label={t('console.pinIt', { name })} onClick={() => onPin(nodeId)}>
            <Plus className="size-4" aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
