// SPDX-License-Identifier: Apache-2.0
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { useState } from 'react'
import { useMedia, wideScreen } from '../../../../shared/site/use-media.ts'
import { t } from '../../../../shared/texts/texts.ts'
import type { EventAnswer } from '../event-answer.ts'
import { BasketballCourt } from './basketball-court.tsx'
import { FightRing } from './fight-ring.tsx'
import { FootballPitch } from './football-pitch.tsx'
import { Lead } from './lead.tsx'
import { MapBoard } from './map-board.tsx'
import { Momentum } from './momentum.tsx'
import { visibleStatistics, Statistics } from './statistics.tsx'
import { TennisCourt } from './tennis-court.tsx'
import { Timeline } from './timeline.tsx'

type View = 'match' | 'statistics' | 'timeline'

/** The match as it is played: drawn, in figures, and what has happened. Nothing before it begins. */
export function MatchView({ answer }: { answer: EventAnswer }) {
  const [chosen, choose] = useState<View>('match')
  const isWide = useMedia(wideScreen)
  const { event, incidents } = answer
  if (event.status === 'scheduled' || event.period === '') return null
  const views = viewsOf(answer, isWide)
  const view = views.includes(chosen) ? chosen : views[0]
  if (!view) return null
  return (
    <section
      aria-label={t('sportsbook.event.view')}
      className="flex flex-col gap-3 rounded-panel border border-line bg-surface-1 p-3 md:p-4"
    >
      <h2 className="sr-only">{t('sportsbook.event.view')}</h2>
      {views.length > 1 && (
        <Segmented
          label={t('sportsbook.event.view')}
          wide={!isWide}
          options={views.map((value) => ({ value, label: t(`sportsbook.event.view.${value}`) }))}
          value={view}
          onChange={choose}
        />
      )}
      {view === 'match' && (isWide ? <DrawnWithFigures answer={answer} /> : <Drawn answer={answer} />)}
      {view === 'statistics' && <Figures answer={answer} />}
      {view === 'timeline' && <Timeline event={event} incidents={incidents} />}
    </section>
  )
}

/** On a wide page the figures stand beside the drawing. */
function viewsOf(answer: EventAnswer, isWide: boolean): View[] {
  const { event, incidents } = answer
  const drawn = isDrawn(answer)
  return [
    ...(drawn ? (['match'] as const) : []),
    ...(hasFigures(answer) && !(isWide && drawn) ? (['statistics'] as const) : []),
    ...(event.sport === 'football' && incidents.length > 0 ? (['timeline'] as const) : []),
  ]
}

const isDrawn = ({ event, pitch, incidents }: EventAnswer): boolean =>
  event.sport === 'football' ? pitch !== null : incidents.length > 0

/** A fight and the maps show all their figures themselves. */
const hasFigures = (answer: EventAnswer): boolean =>
  !['esports', 'cockfight'].includes(answer.event.sport) && visibleStatistics(answer).length > 0

function DrawnWithFigures({ answer }: { answer: EventAnswer }) {
  const { sport } = answer.event
  if (sport === 'esports') return <Drawn answer={answer} />
  if (sport === 'cockfight')
    return (
      <div className="mx-auto w-full max-w-[36rem]">
        <Drawn answer={answer} />
      </div>
    )
  return (
    <div className="grid grid-cols-2 items-start gap-6">
      <Drawn answer={answer} />
      <Figures answer={answer} />
    </div>
  )
}

function Figures({ answer }: { answer: EventAnswer }) {
  const { event, pitch, incidents } = answer
  return (
    <div className="flex flex-col gap-5">
      {event.sport === 'football' && pitch && (
        <Momentum event={event} momentum={pitch.momentum} incidents={incidents} />
      )}
      {event.sport === 'basketball' && <Lead incidents={incidents} />}
      {hasFigures(answer) && <Statistics answer={answer} />}
    </div>
  )
}

function Drawn({ answer }: { answer: EventAnswer }) {
  const { event, pitch, incidents } = answer
  switch (event.sport) {
    case 'football':
      return pitch && <FootballPitch event={event} pitch={pitch} />
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
