// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { validatePick } from '@tessera/rules/lottery/wager'
import { Button } from '@tessera/ui/forms/button.tsx'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import Star from 'lucide-react/icons/star'
import X from 'lucide-react/icons/x'
import { useState, type FormEvent } from 'react'
import { useCallMutation, useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useSession } from '../../../shared/session/session.ts'
import { t } from '../../../shared/texts/texts.ts'

const longestName = 40

/** The member's saved numbers that fit a play, and a way to save the chosen ones. Visitors have none. */
export function SavedNumbers({
  lottery,
  gameId,
  playType,
  pick,
  onUse,
}: {
  lottery: Lottery
  gameId: number
  playType: string
  /** The chosen numbers, if they are a pick of the play. */
  pick: readonly string[] | undefined
  onUse: (numbers: readonly string[]) => void
}) {
  const member = useSession() === 'member'
  const { data } = useCallQuery('lottery.savedNumbers', {}, { member: true })
  const { mutate: remove } = useCallMutation('lottery.removeNumbers', ['lottery.savedNumbers'])
  const fitting = data?.list.filter(
    ({ numbers }) => validatePick(lottery, { playType, pick: numbers }) === undefined,
  )
  if (!member || !fitting || (fitting.length === 0 && !pick)) return null
  return (
    <div className="flex flex-col gap-2">
      {fitting.length > 0 && (
        <ul aria-label={t('lottery.saved')} className="flex flex-wrap gap-2">
          {fitting.map(({ name, numbers }) => (
            <li
              key={name}
              className="flex max-w-full items-center rounded-full border border-line bg-surface-2"
            >
              <button
                type="button"
                onClick={() => onUse(numbers)}
                className="relative flex h-9 min-w-0 items-center gap-1.5 rounded-full ps-3 pe-1 text-sm font-semibold text-text after:absolute after:inset-x-0 after:-inset-y-1"
              >
                <Star className="size-3.5 shrink-0 text-gold" aria-hidden="true" />
                <bdi className="truncate">{name}</bdi>
              </button>
              <IconButton
                label={t('lottery.slip.remove', { line: name })}
                onClick={() => remove({ name })}
                className="size-9"
              >
                <X className="size-3.5" aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {pick && <SaveForm key={playType} gameId={gameId} playType={playType} pick={pick} />}
    </div>
  )
}

function SaveForm({ gameId, playType, pick }: { gameId: number; playType: string; pick: readonly string[] }) {
  const [name, setName] = useState<string>()
  const { mutate: save, isPending } = useCallMutation('lottery.saveNumbers', ['lottery.savedNumbers'])
  if (name === undefined) {
    return (
      <Button size="small" look="quiet" className="self-start" onClick={() => setName('')}>
        <Star className="size-4" aria-hidden="true" />
        {t('lottery.saved.save')}
      </Button>
    )
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() === '') return
    save(
      { gameId, playType, name, numbers: [...pick] },
      {
        onSuccess: () => setName(undefined),
        onError: (error) => showToast(messageOf(error, t('common.error.unknown')), 'bad'),
      },
    )
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <TextField
          label={t('lottery.saved.name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={longestName}
          autoComplete="off"
          autoFocus
        />
      </div>
      <Button size="form" type="submit" busy={isPending}>
        {t('common.save')}
      </Button>
    </form>
  )
}
