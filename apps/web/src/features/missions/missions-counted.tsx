// SPDX-License-Identifier: Apache-2.0
import { Progress } from '@tessera/ui/data/progress.tsx'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { useAccountKind } from '../../shared/session/session.ts'
import { t } from '../../shared/texts/texts.ts'
import { progressWords } from './progress-words.ts'

/** The member's unfinished missions that a bet on a game counts for, and how far they are. */
export function MissionsCounted({ game }: { game: { gameType: string; vassalage: string } }) {
  const { known, trial } = useAccountKind()
  const { data } = useCallQuery(
    'missions.summary',
    {},
    { member: true, enabled: known && !trial, staleTimeMs: 10_000 },
  )
  const counted = (data?.missions ?? []).filter(
    ({ status, counts, gameType, vendor }) =>
      status === 'Process' &&
      counts !== 'DEPOSITS' &&
      (gameType === null || gameType === game.gameType) &&
      (vendor === null || vendor === game.vassalage),
  )
  if (counted.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 text-sm font-bold text-text">{t('gameWindow.missions')}</h3>
      <ul className="flex flex-col gap-3">
        {counted.map(({ missionId, title, counts, progress, target }) => (
          <li key={missionId} className="flex flex-col gap-1">
            <bdi className="text-sm text-muted">{title}</bdi>
            <Progress
              label={t(`missions.counts.${counts}`)}
              value={Math.min(progress, target)}
              max={target}
              valueText={progressWords(counts, progress, target)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
