// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { RadioGroup } from '@tessera/ui/forms/radio-group.tsx'
import { useCallMutation, useCallQuery } from '../../../shared/api/use-call-query.ts'
import { usePanels } from '../../../shared/session/gate.ts'
import { useSession } from '../../../shared/session/session.ts'
import { t } from '../../../shared/texts/texts.ts'

/** Of which draws a member is notified. Visitors are asked to log in. */
export function NoticeChoice({ gameId }: { gameId: number }) {
  const member = useSession() === 'member'
  const { askToEnter } = usePanels()
  return (
    <section
      aria-labelledby="lottery-notices"
      className="flex flex-col gap-3 rounded-panel border border-line bg-surface-1 p-4"
    >
      <h2 id="lottery-notices" className="text-lg font-bold text-text">
        {t('lottery.notices')}
      </h2>
      <p className="text-sm text-muted">{t('lottery.notices.hint')}</p>
      {member ? (
        <Choice gameId={gameId} />
      ) : (
        <Button onClick={() => askToEnter()}>{t('identity.login')}</Button>
      )}
    </section>
  )
}

function Choice({ gameId }: { gameId: number }) {
  const { data, error } = useCallQuery('lottery.notices', { gameId }, { member: true })
  const choose = useCallMutation('lottery.chooseNotices', ['lottery.notices'])
  if (!data)
    return error ? (
      <p role="alert" className="text-sm text-danger">
        {messageOf(error, t('common.error.title'))}
      </p>
    ) : (
      <Skeleton className="h-32 rounded-tile" />
    )
  const chosen = choose.isPending ? choose.variables.choice : data.choice
  return (
    <RadioGroup
      label={t('lottery.notices')}
      options={[
        { value: 'off', label: t('lottery.notices.off') },
        ...data.choices.map((choice) => ({ value: choice, label: t(`lottery.notices.${choice}`) })),
      ]}
      value={chosen ?? 'off'}
      onChange={(value) => choose.mutate({ gameId, choice: value === 'off' ? null : value })}
      error={choose.error ? messageOf(choose.error, t('common.error.title')) : undefined}
    />
  )
}
