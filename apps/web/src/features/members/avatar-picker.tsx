// SPDX-License-Identifier: Apache-2.0
import { avatarIds } from '@tessera/rules/members/avatars'
import { cx } from '@tessera/ui/cx.ts'
import { Avatar } from '@tessera/ui/media/avatar.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { messageOf } from '@tessera/contract/client/failure'
import { useCallMutation, useCallQuery } from '../../shared/api/use-call-query.ts'
import { t } from '../../shared/texts/texts.ts'

/** The pictures that a member can use; pressing one selects it. */
export function AvatarPicker() {
  const { data, error, refetch } = useCallQuery('members.avatars', {}, { member: true })
  const choose = useCallMutation('members.chooseAvatar', ['members.avatars', 'members.icon', 'members.info'])
  if (error && !data)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton className="h-40 w-full rounded-tile" />
  const take = (wanted: string): void => {
    const avatarId = avatarIds.find((id) => id === wanted)
    if (avatarId)
      choose.mutate(
        { avatarId },
        { onError: (problem) => showToast(messageOf(problem, t('common.error.unknown')), 'bad') },
      )
  }
  const chosen = choose.isPending
    ? choose.variables.avatarId
    : data.find(({ selected }) => selected)?.avatarId
  return (
    <ul
      aria-label={t('center.avatar.all')}
      className="grid grid-cols-[repeat(auto-fill,minmax(64px,1fr))] gap-2"
    >
      {data.map(({ avatarId, url }, index) => (
        <li key={avatarId} className="flex justify-center">
          <button
            type="button"
            aria-pressed={avatarId === chosen}
            aria-label={t('center.avatar.one', { number: index + 1 })}
            onClick={() => take(avatarId)}
            className={cx(
              'rounded-full border-2 p-0.5 transition-colors duration-160',
              avatarId === chosen ? 'border-brand' : 'border-transparent hover:border-line-control',
            )}
          >
            <span className="block size-14 overflow-hidden rounded-full [&>span]:size-full">
              <Avatar src={url} name="" size="large" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
