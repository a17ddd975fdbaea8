// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import type { PlayType } from '@tessera/rules/lottery/play-type'
import { validatePick } from '@tessera/rules/lottery/wager'
import { useState } from 'react'
import { isGrid } from './pad.tsx'
import { readPicks, textOfPicks, type ReadPicks } from './read-picks.ts'

type Pick = readonly string[]

export interface PickEntry {
  /** A new round of the pad starts empty, so that nobody adds the same bet twice by accident. */
  round: number
  /** The numbers on the pad. */
  pick: Pick
  /** What was understood of the typed text; undefined while the pad is in use. */
  read: ReadPicks | undefined
  text: string | undefined
  setText: (text: string) => void
  /** The complete picks, from the pad or from the text. */
  picks: readonly Pick[]
  choose: (pick: Pick) => void
  /** Takes picks from elsewhere: one on the pad where it fits, several as a text. */
  put: (picks: readonly Pick[]) => void
  toPad: () => void
  toList: () => void
  clear: () => void
}

/** The numbers for a play, entered on its pad or as a text with many picks. */
export function usePickEntry(lottery: Lottery, play: PlayType, dao: boolean, room: number): PickEntry {
  const [round, setRound] = useState(0)
  const [pick, setPick] = useState<Pick>([])
  const [text, setText] = useState<string>()
  const read = text === undefined ? undefined : readPicks(play.pick, text, room)
  const isPick = (numbers: Pick): boolean =>
    validatePick(lottery, { playType: play.code, pick: numbers, dao }) === undefined
  const picks = (read?.lines ?? [pick]).filter(isPick)
  return {
    round,
    pick,
    read,
    text,
    setText,
    picks,
    choose: setPick,
    put(next) {
      const [one, ...others] = next
      const inGrid = isGrid(play) && others.length === 0
      setText(inGrid ? undefined : textOfPicks(next))
      setPick(inGrid && one ? one : [])
    },
    toPad() {
      setText(undefined)
      setPick(isGrid(play) ? (picks[0] ?? []) : [])
    },
    toList: () => setText(textOfPicks(picks)),
    clear() {
      setPick([])
      setText((before) => (before === undefined ? undefined : ''))
      setRound(round + 1)
    },
  }
}
