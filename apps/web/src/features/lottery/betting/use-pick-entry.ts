// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import type { PlayType } from '@tessera/rules/lottery/play-type'
import { validatePick } from '@tessera/rules/lottery/wager'
import { useState } from 'react'
import { addRandom, type Chosen, type Full } from './add-random.ts'
import { randomPicks } from './random-picks.ts'
import { readPicks, textOfPicks, type ReadPicks } from './read-picks.ts'

type Pick = readonly string[]

export interface PickEntry {
  /** A new round of the pad starts from its numbers: empty after they were added, so that nobody adds the same bet twice by accident. */
  round: number
  /** The numbers on the pad. */
  pick: Pick
  /** Complete combinations beside those on the pad. */
  more: readonly Pick[]
  /** What was understood of the typed text; undefined while the pad is in use. */
  read: ReadPicks | undefined
  text: string | undefined
  setText: (text: string) => void
  /** The complete picks, from the pad or from the text. */
  picks: readonly Pick[]
  choose: (pick: Pick) => void
  /** Adds random picks to what is chosen, on the pad or in the text; it leaves out full numbers. */
  addRandom: (count: number, full: Full) => void
  /** Takes one of the combinations beside the pad away. */
  drop: (pick: Pick) => void
  /** Puts one pick on the pad in place of what is there. */
  put: (pick: Pick) => void
  toPad: () => void
  toList: () => void
  clear: () => void
}

const nothing: Chosen = { pick: [], more: [] }

/** The numbers for a play, entered on its pad or as a text with many picks. */
export function usePickEntry(lottery: Lottery, play: PlayType, dao: boolean, room: number): PickEntry {
  const [round, setRound] = useState(0)
  const [chosen, setChosen] = useState(nothing)
  const [text, setText] = useState<string>()
  const read = text === undefined ? undefined : readPicks(play.pick, text, room)
  const isPick = (numbers: Pick): boolean =>
    validatePick(lottery, { playType: play.code, pick: numbers, dao }) === undefined
  const picks = (read?.lines ?? linesOf(play, [...chosen.more, chosen.pick].filter(isPick))).filter(isPick)
  const start = (next: Chosen): void => {
    setChosen(next)
    setRound(round + 1)
  }
  return {
    round,
    ...chosen,
    read,
    text,
    setText,
    picks,
    choose: (pick) => setChosen({ ...chosen, pick }),
    addRandom(count, full) {
      if (text === undefined) start(addRandom(play.pick, chosen, count, room, full))
      else setText([text.trim(), textOfPicks(randomPicks(play.pick, count))].filter(Boolean).join('\n'))
    },
    drop: (pick) => setChosen({ ...chosen, more: chosen.more.filter((one) => one !== pick) }),
    put(pick) {
      setText(undefined)
      start({ pick, more: [] })
    },
    toPad() {
      setText(undefined)
      const [pick = [], ...more] = picks
      start({ pick, more })
    },
    toList: () => setText(textOfPicks(picks)),
    clear() {
      setText((before) => (before === undefined ? undefined : ''))
      start(nothing)
    },
  }
}

/** Rows of digits at positions are bets of one line; other combinations have a line each. */
const linesOf = ({ pick: { form } }: PlayType, picks: readonly Pick[]): readonly Pick[] =>
  form === 'positions' && picks.length > 1 ? [picks.flat()] : picks
