// SPDX-License-Identifier: Apache-2.0
import type { CardGame } from './card-games.ts'

/** Games among players that are not ours: a title that names one opens none of ours. */
const others =
  /mah-?jong|mahyong|mạt chược|blackjack|baccarat|dou ?dizhu|landlord|niu|bull|bài bò|three (card|king)|ba lá|tiga kartu|tres cartas|três cartas|domino|dominó|solitaire|dice|chess|knight|ludo|teen ?patti|thirteen cards|chinese poker|mậu binh|pai ?gow|stud\b|draw poker|video poker|麻将|麻雀|牛牛|斗地主|十三张|三张牌|多米诺|ไพ่นกกระจอก|โดมิโน/iu

/** How titles name each game. The first that a title names is what it plays. */
const words: readonly (readonly [CardGame, RegExp])[] = [
  ['omaha', /omaha|奥马哈|โอมาฮ่า|オマハ/iu],
  ['tienlen', /ti[eế]n l[eê]n|miền nam|前进/iu],
  ['bigtwo', /\bbig (two|2)\b|\bcapsa\b|\bpusoy\b|\bdeuces\b|大老二|锄大地/iu],
  ['rummy', /rummy|\bremi\b|拉米|รัมมี่|ラミー/iu],
  ['sitandgo', /\bsit\b|tournament|\btourney\b|锦标赛|ทัวร์นาเมนต์|トーナメント/iu],
  [
    'holdem',
    /hold.?[’']?em|\bhold\b|poker|p[oó]quer|\bbluff\b|\bflush\b|\briver\b|德州|扑克|โป๊กเกอร์|ポーカー/iu,
  ],
]

/** The game at whose tables a title opens, by its name; undefined for a title that names another game, or none of ours. */
export function chooseCardGame({ name }: { readonly name: string }): CardGame | undefined {
  if (others.test(name)) return undefined
  return words.find(([, pattern]) => pattern.test(name))?.[0]
}
