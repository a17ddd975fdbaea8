// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import type { CallOutput } from '@tessera/contract'
import CalendarHeart from 'lucide-react/icons/calendar-heart'
import Crown from 'lucide-react/icons/crown'
import Target from 'lucide-react/icons/target'
import UserPlus from 'lucide-react/icons/user-plus'
import { shortTime } from '../../shared/rewards/short-time.ts'
import { useSite, useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'

type Reward = CallOutput<'rewardCentre.list'>['list'][number]

const icons = { MISSION: Target, RANK: Crown, EVENT: CalendarHeart, REFERRAL: UserPlus } as const

/** A reward: what it is for, its amount, and until when it can be claimed. */
export function RewardRow({ reward, busy, onClaim }: { reward: Reward; busy: boolean; onClaim: () => void }) {
  const zone = useZone()
  const { currency } = useSite().whitelabel
  const { source, title, amount, wagerTimes, expireTime, status, claimTime } = reward
  const Icon = icons[source]
  const open = status === 'Claim'
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-3 rounded-tile border border-line bg-bg p-3 sm:gap-x-4 sm:p-4">
      <span
        className={`flex size-11 items-center justify-center rounded-control ${open ? 'bg-gold-soft text-gold' : 'bg-surface-2 text-muted'}`}
      >
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-sm leading-snug font-bold text-text">
          <bdi>{title}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          <span>{t(`rewardCentre.source.${source}`)}</span>
          <span aria-hidden="true">·</span>
          {open || claimTime === null ? (
            <span>{t('rewardCentre.until', { time: shortTime(expireTime, zone) })}</span>
          ) : (
            <Time at={claimTime} zone={zone} />
          )}
        </p>
        {wagerTimes > 0 && (
          <p className="text-xs text-muted">{t('rewardCentre.wager', { times: wagerTimes })}</p>
        )}
      </div>
      <div className="flex flex-col items-end gap-2 sm:flex-row sm:items-center sm:gap-4">
        <Money
          value={amount}
          currency={currency.symbol}
          className={`text-md font-extrabold ${open ? 'text-gold' : 'text-muted'}`}
        />
        {open ? (
          <Button
            look="primary"
            busy={busy}
            aria-label={`${t('rewardCentre.claim')}: ${title}`}
            onClick={onClaim}
          >
            {t('rewardCentre.claim')}
          </Button>
        ) : (
          <Badge tone="good">{t('rewardCentre.claimed')}</Badge>
        )}
      </div>
    </li>
  )
}
