// SPDX-License-Identifier: Apache-2.0
import { Avatar } from '@tessera/ui/media/avatar.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { MemberLabel } from './member-label.tsx'
import { useIcon } from './use-icon.ts'
import { useMember } from './use-member.ts'

/** A name and its value, side by side, or one below the other where a language needs more space. */
const fact = 'flex flex-wrap gap-x-1.5'

/** Who is logged in, at the top of the member centre. */
export function ProfileCard() {
  const { data: member } = useMember()
  const { data: icon } = useIcon()
  const zone = useZone()
  if (!member) return <Skeleton className="h-24 w-full rounded-tile" />
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-tile border border-line bg-bg p-4">
      <Avatar src={icon?.iconUrl} name="" size="large" eager />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-md font-bold text-text">
          <span className="truncate">{member.nickname || member.userName}</span>
          <MemberLabel label={member.clubLabel} />
        </p>
        <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
          <div className={fact}>
            <dt className="whitespace-nowrap">{t('identity.username')}</dt>
            <dd className="font-semibold text-text">{member.userName}</dd>
          </div>
          <div className={fact}>
            <dt className="whitespace-nowrap">{t('members.memberNumber')}</dt>
            <dd className="tabular font-semibold text-text">{member.id}</dd>
          </div>
          <div className={fact}>
            <dt className="whitespace-nowrap">{t('members.since')}</dt>
            <dd className="font-semibold text-text">
              <Time at={member.registeredAt} zone={zone} />
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
