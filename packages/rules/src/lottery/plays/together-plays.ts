import type { Region } from '../lottery.ts'
import { oddsBy, type PickForm, play, type PlayType, win, winIf } from '../play-type.ts'
import { endingsOf } from './ending-plays.ts'

const endingsTogether = (count: number): PickForm => ({ form: 'together', count, lowest: 0, highest: 99, digits: 2 })

const combination = (count: number, odds: string): PlayType => play({
  code: `x${count}`, pick: endingsTogether(count), odds: oddsBy({ [win]: odds }),
  winsOf: (pick, result) => {
    const drawn = new Set(endingsOf(result, 2))
    return winIf(pick.every((ending) => drawn.has(ending)))
  },
})

const slip = (count: number, odds: string): PlayType => play({
  code: `tr${count}`, pick: endingsTogether(count), odds: oddsBy({ [win]: odds }),
  winsOf: (pick, result) => winIf(!endingsOf(result, 2).some((ending) => pick.includes(ending))),
})

/**
 * Xiên: all chosen endings appear among a draw's numbers; one that repeats adds nothing. Lô trượt: none of them appears;
 * only the North plays it. Odds by region (game-rules 6.3).
 */
export const togetherPlays = (region: Region): readonly PlayType[] => (region === 'MB'
  ? [combination(2, '17'), combination(3, '65'), combination(4, '250'), slip(4, '2.6'), slip(8, '8'), slip(10, '14')]
  : [combination(2, '30'), combination(3, '180'), combination(4, '1000')])
