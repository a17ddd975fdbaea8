// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { cx } from '@tessera/ui/cx.ts'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useState } from 'react'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { language, t } from '../../shared/texts/texts.ts'

/** Countries with their dialling codes; typing filters the list. */
export default function DialingPicker({
  chosen,
  onPick,
  onClose,
}: {
  chosen: string
  onPick: (dialingCode: string) => void
  onClose: () => void
}) {
  const { data, error, refetch } = useCallQuery('site.countryCodes', { language }, { staleTimeMs: Infinity })
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase().replace(/^\+/, '')
  const visible = data?.filter(
    ({ name, countryDialingCode, countryCode }) =>
      name.toLowerCase().includes(wanted) ||
      countryDialingCode.startsWith(wanted) ||
      countryCode.toLowerCase() === wanted,
  )
  return (
    <Dialog open onClose={onClose} title={t('entry.dialingCode')} closeLabel={t('common.close')}>
      <TextField
        label={t('entry.dialingCode.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={60}
        autoComplete="off"
      />
      <div className="mt-3 h-80 overflow-y-auto">
        {error && !data && (
          <ErrorState
            title={messageOf(error, t('common.error.title'))}
            retryLabel={t('common.retry')}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton className="h-80 w-full rounded-tile" />}
        {visible?.length === 0 && (
          <p role="status" className="px-3 py-4 text-sm text-muted">
            {t('entry.dialingCode.none')}
          </p>
        )}
        <ul>
          {visible?.map(({ countryCode, countryDialingCode, name }) => (
            <li key={countryCode}>
              <button
                type="button"
                aria-pressed={countryDialingCode === chosen}
                onClick={() => onPick(countryDialingCode)}
                className={cx(
                  'flex min-h-11 w-full items-center justify-between gap-4 rounded-control px-3 text-start text-sm text-text transition-colors duration-160 hover:bg-surface-2',
                  countryDialingCode === chosen && 'font-bold text-brand',
                )}
              >
                <span>{name}</span>
                <span dir="ltr" className="tabular text-muted">
                  +{countryDialingCode}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
