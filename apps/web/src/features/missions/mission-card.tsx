// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Progress } from '@tessera/ui/data/progress.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import type { CallOutput } from '@tessera/contract'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import { shortTime } from '../../shared/rewards/short-time.ts'
import { useSite, useZone } from '../../shared/site/use-site.ts'
import { t, type TextKey } from '../../shared/texts/texts.ts'
import { progressWords } from './progress-words.ts'

type Mission = CallOutput<'missions.summary'>['missions'][number]

/** A mission: what it asks, how far the member is, and its reward. */
export function MissionCard({
  mission,
  busy,
  onClaim,
}: {
  mission: Mission
  busy: boolean
  onClaim: (reward: { rewardId: number; wagerTimes: number }) => void
}) {
  const zone = useZone()
  const { currency } = useSite().whitelabel
  const { title, kind, counts, target, progress, reward, wagerTimes, status, endTime, rewardId } = mission
  const games = gamesOf(mission)
  return (
    <li
      className={`flex flex-col gap-3 rounded-tile border p-4 ${status === 'Claim' ? 'border-gold bg-gold-soft' : 'border-line bg-bg'}`}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col items-start gap-1.5">
          <Badge tone={kind === 'ONCE' ? 'wait' : 'quiet'} small>
            {t(`missions.kind.${kind}`)}
          </Badge>
          <h3 className="text-sm leading-snug font-bold text-text">
            <bdi>{title}</bdi>
          </h3>
        </div>
        <Money
          value={reward}
          currency={currency.symbol}
          className={`shrink-0 text-md font-extrabold ${status === 'Claimed' ? 'text-muted' : 'text-gold'}`}
        />
      </div>
      <Progress
        label={t(`missions.counts.${counts}`)}
        value={Math.min(progress, target)}
        max={target}
        tone={status === 'Process' ? 'brand' : 'gold'}
        valueText={progressWords(counts, progress, target)}
      />
      <div className="mt-auto flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="flex flex-col gap-1 text-xs text-muted">
          {games !== undefined && <span>{t('missions.only', { games })}</span>}
          {wagerTimes > 0 && <span>{t('rewardCentre.wager', { times: wagerTimes })}</span>}
          {endTime !== null && (
            <span className="flex items-center gap-1.5">
              <Clock className="size-3.5 shrink-0" aria-hidden="true" />
              {t('missions.ends', { time: shortTime(endTime, zone) })}
            </span>
          )}
        </div>
        {status === 'Claim' && rewardId !== null && (
          <Button
            look="primary"
            busy={busy}
            aria-label={`${t('rewardCentre.claim')}: ${title}`}
            onClick={() => onClaim({ rewardId, wagerTimes })}
          >
            {t('rewardCentre.claim')}
          </Button>
        )}
        {status === 'Claimed' && (
          <span className="flex items-center gap-1.5 text-xs font-bold text-brand">
            <Check className="size-4" strokeWidth={3} aria-hidden="true" />
            {t('rewardCentre.claimed')}
          </span>
        )}
      </div>
    </li>
  )
}

const typeNames: Readonly<Record<string, TextKey>> = {
  LIVE: 'lobby.type.LIVE',
  PVP: 'lobby.type.PVP',
  FISH: 'lobby.type.FISH',
  RNG: 'lobby.type.RNG',
  INHOUSE: 'lobby.type.INHOUSE',
  SPORTS: 'lobby.type.SPORTS',
  ESPORTS: 'lobby.type.ESPORTS',
  LOTT: 'lobby.type.LOTT',
  ELOTT: 'lobby.type.ELOTT',
  COCKFIGHT: 'lobby.type.COCKFIGHT',
}

/** The games that count, in words; undefined for all. */
function gamesOf({ gameType, vendor }: Mission): string | undefined {
  const type = gameType === null ? undefined : typeNames[gameType]
  const names = [...(type === undefined ? [] : [t(type)]), ...(vendor === null ? [] : [vendor])]
  return names.length === 0 ? undefined : names.join(', ')
}
