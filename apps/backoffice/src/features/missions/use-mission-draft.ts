// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Failure } from '@tessera/contract/client/failure'
import { useCallMutation } from '../../shared/api.ts'
import { useBrandInput } from '../../shared/brand.tsx'
import type { MissionDraft, MissionFigures } from './mission-fields.tsx'
import type { Mission } from './mission-words.ts'

const minuteMs = 60_000
const fresh = (): MissionDraft => ({
  kind: 'DAILY',
  titles: { EN: '' },
  counts: 'VALID_BETS',
  gameType: null,
  vendor: null,
  target: 100,
  reward: 5,
  wagerTimes: 0,
  startTime: Math.floor(Date.now() / minuteMs) * minuteMs,
  endTime: null,
  budget: 1_000,
  enabled: true,
  position: 100,
})

/** What has been typed about a mission, and its saving: of an existing one only what was changed. */
export function useMissionDraft(mission: Mission | undefined, onSaved: () => void) {
  const brand = useBrandInput()
  const [first] = useState<MissionDraft>(() => mission ?? fresh())
  const [draft, setDraft] = useState<MissionDraft>(first)
  const [figures, setFigures] = useState({
    target: String(first.target),
    reward: String(first.reward),
    wagerTimes: String(first.wagerTimes),
    budget: String(first.budget),
    position: String(first.position),
  })
  const add = useCallMutation('backoffice.addMission', ['backoffice.missions'])
  const save = useCallMutation('backoffice.changeMission', ['backoffice.missions'])
  const error = add.error ?? save.error
  const fields = error instanceof Failure ? error.fields : {}
  const change = (part: Partial<MissionDraft>): void => setDraft({ ...draft, ...part })
  const figure: MissionFigures = (name) => ({
    value: figures[name],
    error: fields[name],
    onChange: (value: string) => setFigures({ ...figures, [name]: value }),
  })
  const ofGames = draft.counts !== 'DEPOSITS'
  const { EN: title = '', ...names } = draft.titles
  function submit(): void {
    const { kind, counts, startTime, endTime, enabled } = draft
    const typed = {
      titles: { EN: title.trim(), ...names },
      counts,
      gameType: ofGames ? draft.gameType : null,
      vendor: ofGames ? draft.vendor?.trim() || null : null,
      target: Number(figures.target),
      reward: Number(figures.reward),
      wagerTimes: Number(figures.wagerTimes),
      startTime,
      endTime,
      budget: Number(figures.budget),
      enabled,
      position: Number(figures.position),
    }
    if (mission)
      save.mutate({ missionId: mission.missionId, ...changesOf(typed, mission) }, { onSuccess: onSaved })
    else add.mutate({ ...brand, ...typed, kind }, { onSuccess: onSaved })
  }
  return {
    first,
    draft,
    title,
    names,
    change,
    figure,
    error,
    problems: fields,
    submit,
    isSaving: add.isPending || save.isPending,
  }
}

const changesOf = <Typed extends Partial<Mission>>(typed: Typed, mission: Mission): Partial<Typed> =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(mission[key as keyof Mission]),
    ),
  ) as Partial<Typed>
