// SPDX-License-Identifier: Apache-2.0
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { useState } from 'react'
import { t } from '../../../../shared/texts/texts.ts'
import type { EventAnswer } from '../event-answer.ts'
import { BasketballCourt } from './basketball-court.tsx'
import { FightRing } from './fight-ring.tsx'
import { FootballPitch } from './football-pitch.tsx'
import { MapBoard } from './map-board.tsx'
import { Momentum } from './momentum.tsx'
import { shownStatistics, Statistics } from './statistics.tsx'
import { TennisCourt } from './tennis-court.tsx'
import { Timeline } from './timeline.tsx'

type View = 'match' | 'statistics' | 'timeline'

/** The match as it is played: drawn, in figures, and what has happened. Nothing before it begins. */
export function MatchView({ answer }: { answer: EventAnswer }) {
  const [chosen, choose] = useState<View>('match')
  const { event } = answer
  if (event.status === 'scheduled' || event.period === '') return null
  const views = viewsOf(answer)
  const view = views.includes(chosen) ? chosen : views[0]
  if (!view) return null
  return (
    <section
      aria-label={t('sportsbook.event.view')}
      className="flex flex-col gap-3 rounded-panel border border-line bg-surface-1 p-3 md:p-4"
    >
      {views.length > 1 && (
        <Segmented
          label={t('sportsbook.event.view')}
          wide
          options={views.map((value) => ({ value, label: t(`sportsbook.event.view.${value}`) }))}
          value={view}
          onChange={choose}
        />
      )}
      {view === 'match' && <Drawn answer={answer} />}
      {view === 'statistics' && <Statistics answer={answer} />}
      {view === 'timeline' && <Timeline event={event} incidents={answer.incidents} />}
    </section>
  )
}

function viewsOf(answer: EventAnswer): View[] {
  const { event, pitch, incidents } = answer
  const isDrawn = event.sport === 'football' ? pitch !== null : incidents.length > 0
  // A fight and the maps show all their figures themselves.
  const hasFigures = event.sport !== 'esports' && event.sport !== 'cockfight'
  return [
    ...(isDrawn ? (['match'] as const) : []),
    ...(hasFigures && shownStatistics(answer).length > 0 ? (['statistics'] as const) : []),
    ...(event.sport === 'football' && incidents.length > 0 ? (['timeline'] as const) : []),
  ]
}

function Drawn({ answer }: { answer: EventAnswer }) {
  const { event, pitch, incidents } = answer
  switch (event.sport) {
    case 'football':
      return (
        pitch && (
          <div className="flex flex-col gap-3">
            {pitch.ball && <FootballPitch event={event} pitch={pitch} />}
            <Momentum event={event} momentum={pitch.momentum} incidents={incidents} />
          </div>
        )
      )
    case 'basketball':
      return <BasketballCourt event={event} incidents={incidents} />
    case 'tennis':
      return <TennisCourt answer={answer} />
    case 'esports':
      return <MapBoard answer={answer} />
    case 'cockfight':
      return <FightRing answer={answer} />
  }
}
