// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import type { CallInput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../shared/api.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { t } from '../../shared/texts.ts'
import { countriesOf, wordsOf } from './catalogue-words.ts'

type Change = CallInput<'backoffice.changeGames'>['set']

/** Changes for several games at once; some need input. */
const changes = {
  hotOn: () => ({ isHot: true }),
  hotOff: () => ({ isHot: false }),
  newOn: () => ({ isNew: true }),
  newOff: () => ({ isNew: false }),
  show: () => ({ enabled: true }),
  hide: () => ({ enabled: false }),
  maintenanceOn: () => ({ maintenance: true }),
  maintenanceOff: () => ({ maintenance: false }),
  trialOn: () => ({ hasTrial: true }),
  trialOff: () => ({ hasTrial: false }),
  wide: () => ({ imgSize: '2x1' }),
  narrow: () => ({ imgSize: '1x1' }),
  countries: (words) => ({ blockedCountries: countriesOf(words) }),
  classify: (words) => ({ classify: wordsOf(words) }),
} as const satisfies Record<string, (words: string) => Change>
type ChangeName = keyof typeof changes
const names = Object.keys(changes) as ChangeName[]
const asksWords = (name: ChangeName): name is 'countries' | 'classify' =>
  name === 'countries' || name === 'classify'

/** One change for all selected games: it applies to all of them, or to none. */
export function BulkBar({ nodeIds, onDone }: { nodeIds: readonly number[]; onDone: () => void }) {
  const [name, setName] = useState<ChangeName>('hotOn')
  const [words, setWords] = useState('')
  const change = useCallMutation('backoffice.changeGames', [
    'backoffice.catalogueGames',
    'backoffice.catalogueVendors',
  ])
  function submit(event: FormEvent): void {
    event.preventDefault()
    change.mutate(
      { nodeIds: [...nodeIds], set: changes[name](words) },
      {
        onSuccess: ({ changed }) => {
          showToast(t('console.bulkDone', { count: changed }), 'good')
          onDone()
        },
      },
    )
  }
  return (
    <form
      onSubmit={submit}
      aria-label={t('console.bulk')}
      className="sticky bottom-0 z-5 -mx-4 flex flex-wrap items-end gap-3 border-t border-line bg-surface-2 px-4 py-3 md:mx-0 md:rounded-tile md:border"
    >
      <p role="status" className="basis-full text-sm font-semibold text-text md:basis-auto md:self-center">
        {t('console.gamesChosen', { count: nodeIds.length })}
      </p>
      <div className="min-w-52">
        <Select
          label={t('console.bulk')}
          value={name}
          options={names.map((value) => ({ value, label: t(`console.bulk.${value}`) }))}
          onChange={(event) => {
            setName(names.find((one) => one === event.target.value) ?? 'hotOn')
            change.reset()
          }}
        />
      </div>
      {asksWords(name) && (
        <div className="min-w-64 flex-1">
          <TextField
            label={t(`console.bulk.${name}`)}
            hint={t(name === 'countries' ? 'console.countriesHint' : 'console.classifyHint')}
            dir="ltr"
            value={words}
            onChange={(event) => {
              setWords(event.target.value)
              change.reset()
            }}
          />
        </div>
      )}
      <Button type="submit" look="primary" size="form" busy={change.isPending}>
        {t('console.bulkApply', { count: nodeIds.length })}
      </Button>
      {change.error && (
        <div className="basis-full">
          <ErrorNotice error={change.error} />
        </div>
      )}
    </form>
  )
}
