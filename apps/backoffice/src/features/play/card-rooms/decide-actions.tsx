// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useCallMutation, useCallQuery } from '../../../shared/api.ts'
import { usePermission } from '../../../shared/permissions.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'
import { nameOf, type Freeze } from './card-room-words.ts'

const decisions = ['release', 'withhold'] as const
type Decision = (typeof decisions)[number]

/** What a second person can do with a win on hold; the first one reads why they cannot. */
export function DecideActions({ freeze }: { freeze: Freeze }) {
  const [decision, setDecision] = useState<Decision>()
  const mayDecide = usePermission('decideCards')
  const { data: me } = useCallQuery('backoffice.me', {})
  if (!mayDecide || freeze.state !== 'held' || me === undefined) return null
  if (me.name === freeze.by)
    return <span className="inline-block max-w-48 text-xs text-muted">{t('console.cards.own')}</span>
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {decisions.map((one) => (
        <Button
          key={one}
          size="small"
          look={one === 'withhold' ? 'danger' : 'secondary'}
          aria-label={`${t(`console.cards.${one}`)}: ${nameOf(freeze.player)}`}
          onClick={() => setDecision(one)}
        >
          {t(`console.cards.${one}`)}
        </Button>
      ))}
      {decision && (
        <DecideDialog freeze={freeze} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </span>
  )
}

function DecideDialog({
  freeze: { freezeId, player },
  decision,
  onClose,
}: {
  freeze: Freeze
  decision: Decision
  onClose: () => void
}) {
  const { isPending, error, mutate } = useCallMutation('backoffice.decideCardFreeze', [
    'backoffice.cardFreezes',
  ])
  const name = nameOf(player)
  return (
    <ReasonDialog
      title={`${t(`console.cards.${decision}`)}: ${name}`}
      explain={t(`console.cards.${decision}Explain`, { name })}
      action={t(`console.cards.${decision}`)}
      look={decision === 'withhold' ? 'danger' : 'primary'}
      doing={{
        isPending,
        error,
        mutate: (reason) => mutate({ freezeId, decision, reason }, { onSuccess: onClose }),
      }}
      onClose={onClose}
    />
  )
}
