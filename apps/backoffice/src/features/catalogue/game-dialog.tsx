// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { Failure } from '@tessera/contract/client/failure'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { FormFoot } from '../../shared/form-foot.tsx'
import { useCallMutation } from '../../shared/api.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { t } from '../../shared/texts.ts'
import { wordsOf, type AdminGame } from './catalogue-words.ts'
import { NamesEditor } from '../../shared/names-editor.tsx'

const figure = (value: number | null): string => (value === null ? '' : String(value))
const numberOf = (typed: string): number | null => (typed === '' ? null : Number(typed))

/** A game's names and properties. */
export default function GameDialog({ game, onClose }: { game: AdminGame; onClose: () => void }) {
  const [names, setNames] = useState<Readonly<Record<string, string>>>(game.names)
  const [typed, setTyped] = useState(() => ({
    name: game.name,
    theme: game.theme,
    features: game.features.join(' '),
    volatility: figure(game.volatility),
    lines: figure(game.lines),
    rtp: figure(game.rtp),
    edge: figure(game.edge),
  }))
  const save = useCallMutation('backoffice.changeGame', ['backoffice.catalogueGames'])
  const fields = save.error instanceof Failure ? save.error.fields : {}
  const set = (name: keyof typeof typed, value: string): void => setTyped({ ...typed, [name]: value })
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: fields[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  const figureField = (name: 'lines' | 'rtp' | 'edge') => ({
    ...field(name),
    onChange: (value: string) => set(name, value),
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    save.mutate(
      {
        nodeId: game.nodeId,
        names,
        name: typed.name.trim(),
        theme: typed.theme.trim(),
        features: wordsOf(typed.features),
        volatility: numberOf(typed.volatility),
        lines: numberOf(typed.lines),
        rtp: numberOf(typed.rtp),
        edge: numberOf(typed.edge),
      },
      {
        onSuccess: () => {
          showToast(t('console.savedGame'), 'good')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.edit', { name: game.name })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <ErrorNotice error={save.error} />
        <TextField label={t('console.gameName')} required maxLength={120} {...field('name')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t('console.gameTheme')} maxLength={40} dir="ltr" {...field('theme')} />
          <TextField
            label={t('console.features')}
            hint={t('console.keysHint')}
            dir="ltr"
            {...field('features')}
          />
          <Select
            label={t('console.volatility')}
            value={typed.volatility}
            options={[
              { value: '', label: t('console.unknown') },
              ...['1', '2', '3', '4', '5'].map((value) => ({ value, label: value })),
            ]}
            onChange={(event) => set('volatility', event.target.value)}
          />
          <NumberField label={t('console.lines')} {...figureField('lines')} />
          <NumberField label={t('console.rtp')} decimals={2} {...figureField('rtp')} />
          <NumberField
            label={t('console.edge')}
            hint={t('console.edgeHint')}
            decimals={2}
            {...figureField('edge')}
          />
        </div>
        <NamesEditor names={names} onChange={setNames} />
        <FormFoot onCancel={onClose} busy={save.isPending} />
      </form>
    </Dialog>
  )
}
